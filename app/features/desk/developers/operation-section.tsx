import { Badge } from '../../../ui/badge.tsx'
import { Code, CodeBlock } from './code.tsx'
import type { DocumentedOperation } from './operations.ts'

/** One operation of the API: parameters, responses and an example. */
export function OperationSection({ operation }: { operation: DocumentedOperation }) {
  const { id, method, path, summary, description, parameters, answers, example } = operation
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 border-t border-line pt-8">
      <h2 id={`${id}-title`} className="text-2xl">
        {summary}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-2 font-mono text-sm text-ink-2">
        <Badge tone="info">{method}</Badge>
        <span className="wrap-anywhere">{path}</span>
      </p>
      <p className="mt-3 max-w-[68ch] text-ink-2">{description}</p>
      {parameters.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">Parameters</h3>
          <dl className="mt-2 grid gap-x-8 sm:grid-cols-[minmax(8rem,auto)_1fr]">
            {parameters.map(({ name, kind, description }) => (
              <div
                key={name}
                className="col-span-full grid grid-cols-subgrid gap-y-1 border-t border-line py-2.5 text-sm"
              >
                <dt>
                  <Code>{name}</Code>
                </dt>
                <dd className="min-w-0 text-ink-2">
                  {description && <p>{description}</p>}
                  <p className="text-ink-3 wrap-anywhere">{kind}</p>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3 className="mt-6 text-lg">Answers</h3>
      <ul className="mt-2 space-y-1 text-sm text-ink-2">
        {answers.map(({ status, description }) => (
          <li key={status}>
            <Code>{status}</Code> {description}
          </li>
        ))}
      </ul>
      <h3 className="mt-6 mb-2 text-lg">Example</h3>
      <CodeBlock label={`Example: ${summary}`}>{example}</CodeBlock>
    </section>
  )
}
