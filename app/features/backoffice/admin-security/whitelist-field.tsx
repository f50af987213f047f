import { useRef } from 'react'
import { TextField } from 'react-aria-components/TextField'
import { admitsAddress, lockOutMessage, parseIpList } from '../../../../worker/kernel/rules/platform/ip-list.ts'
import { SECURITY_LABELS } from '../../../../worker/kernel/rules/platform/setting-words.ts'
import type { FormState } from '../../../kit/form/use-form.ts'
import { FieldLabel, FieldNotes } from '../../../ui/field-parts.tsx'
import { fieldStyles } from '../../../ui/field-styles.ts'
import { TextArea } from '../../../ui/text-area.tsx'

interface WhitelistFieldProps {
  id: string
  /** Props of the field, with the error message of the API. */
  field: ReturnType<FormState['field']>
  /** Of the reader; null where the platform does not say. */
  address: string | null
}

const ROWS = 6

/** Issues of a list that the page can detect. */
function problemsOf(value: string, address: string | null): string[] {
  const { problems } = parseIpList(value)
  if (problems.length > 0) return problems.map(({ message }) => message)
  if (address === null || admitsAddress(value, address)) return []
  return [lockOutMessage(address)]
}

/** The addresses that may use the back office, with the numbers of the lines: bad ones are marked as they are typed. */
export function WhitelistField({ id, field, address }: WhitelistFieldProps) {
  const { value, errorMessage } = field
  const numbers = useRef<HTMLOListElement>(null)
  const problems = problemsOf(value, address)
  const bad = new Set(parseIpList(value).problems.map(({ line }) => line))
  const lines = Math.max(ROWS, value.split('\n').length)
  const messages = problems.length > 0 ? problems : errorMessage === undefined ? [] : [errorMessage]

  return (
    <TextField {...field} id={id} isInvalid={messages.length > 0} className="block min-w-0">
      <FieldLabel label={SECURITY_LABELS.ipWhitelist} />
      <div className="relative">
        <TextArea
          rows={ROWS}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          maxLength={4000}
          className={`${fieldStyles({ size: 'area' })} num block resize-y pl-11! whitespace-pre`}
          onScroll={({ currentTarget }) => {
            if (numbers.current) numbers.current.style.translate = `0 ${-currentTarget.scrollTop}px`
          }}
        />
        <div aria-hidden className="pointer-events-none absolute inset-px w-9 overflow-hidden rounded-l-md">
          <ol ref={numbers} className="num py-2.5 text-right text-sm text-ink-3 pointer-coarse:text-base">
            {Array.from({ length: lines }, (_, at) => at + 1).map((line) => (
              <li
                key={line}
                className={`pr-2 pointer-coarse:leading-[inherit] ${bad.has(line) ? 'bg-danger-soft font-bold text-danger-ink' : ''}`}
              >
                {line}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <FieldNotes
        description={
          <>
            One address per line. Only these can access the admin panel; an empty list allows all. Networks such as
            203.0.113.0/24 and notes after a # are fine. {address && <>You are at {address}.</>}
          </>
        }
        errorMessage={messages.join(' ')}
      />
    </TextField>
  )
}
