import { useIdentity } from '../../../site.ts'
import { TextLink } from '../../../ui/link.tsx'
import { ErrorCodes } from './error-codes.tsx'
import { OperationSection } from './operation-section.tsx'
import type { DocumentedOperation } from './operations.ts'

/** The documentation of the public API, generated from its OpenAPI document. */
export function DevelopersView({ operations }: { operations: readonly DocumentedOperation[] }) {
  const site = useIdentity()

  const contents = [...operations.map(({ id, summary }) => ({ id, label: summary })), { id: 'errors', label: 'Errors' }]
  return (
    <div className="page grid gap-x-14 gap-y-8 pt-10 pb-20 lg:grid-cols-[14rem_1fr]">
      <header className="lg:col-span-2">
        <h1 className="text-3xl lg:text-4xl">The {site.name} API</h1>
        <p className="mt-3 max-w-[68ch] text-ink-2">
          The whole catalogue as JSON, free to read and without a key. Amounts are whole paise before GST, dates are
          days in India. Answers are kept at the edge for a minute, so frequent requests are fine.
        </p>
        <p className="mt-3 text-ink-2">
          For generators of clients there is an OpenAPI 3.1 document:{' '}
          <TextLink to="/api/openapi.json" reloadDocument>
            /api/openapi.json
          </TextLink>
        </p>
      </header>
      <nav aria-label="On this page" className="text-sm lg:sticky lg:top-24 lg:self-start">
        <ul>
          {contents.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-8 items-center text-link hover:underline pointer-coarse:min-h-11"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 space-y-12">
        {operations.map((operation) => (
          <OperationSection key={operation.id} operation={operation} />
        ))}
        <ErrorCodes />
      </div>
    </div>
  )
}
