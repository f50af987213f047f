import { ERROR_STATUS, type ErrorCode } from '../../../../worker/kernel/rules/errors.ts'
import { Code, CodeBlock } from './code.tsx'

/** Error codes of the public API. */
const MEANINGS = {
  bad_input: 'The request has invalid fields; issues lists each one',
  not_found: 'Nothing exists at this address, or it was removed',
  method_not_allowed: 'The method is not allowed; the header Allow lists those that are',
  unavailable: 'The catalogue is not available now; try again in a minute',
} satisfies Partial<Record<ErrorCode, string>>

const EXAMPLE = `{
  "error": {
    "code": "bad_input",
    "message": "The size is a number from 1 to 100",
    "issues": [{ "path": "size", "message": "The size is a number from 1 to 100" }]
  }
}`

/** The error responses of the API. */
export function ErrorCodes() {
  return (
    <section id="errors" aria-labelledby="errors-title" className="scroll-mt-24 border-t border-line pt-8">
      <h2 id="errors-title" className="text-2xl">
        Errors
      </h2>
      <p className="mt-3 max-w-[68ch] text-ink-2">
        Every refusal has the status of its kind and one shape. The message is written for people; the code is for
        scripts and does not change.
      </p>
      <ul className="mt-4 mb-6 space-y-2 text-sm text-ink-2">
        {Object.entries(MEANINGS).map(([code, meaning]) => (
          <li key={code}>
            <Code>{code}</Code> <span className="num">{ERROR_STATUS[code as keyof typeof MEANINGS]}</span>: {meaning}
          </li>
        ))}
      </ul>
      <CodeBlock label="Example of an error">{EXAMPLE}</CodeBlock>
    </section>
  )
}
