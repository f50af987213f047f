import { useRef } from 'react'
import { TextField } from 'react-aria-components/TextField'
import { admitsAddress, lockOutMessage, parseIpList } from '../../../../worker/kernel/rules/platform/ip-list.ts'
import { SECURITY_LABELS } from '../../../../worker/kernel/rules/platform/setting-words.ts'
import { FieldLabel, FieldNotes } from '../../../ui/field-parts.tsx'
import { fieldStyles } from '../../../ui/field-styles.ts'
import { TextArea } from '../../../ui/text-area.tsx'

interface WhitelistFieldProps {
  id: string
  value: string
  onChange: (value: string) => void
  /** IP address of the reader; null when the platform does not provide it. */
  address: string | null
  /** Message of the API about the list. */
  refusal: string | undefined
}

const ROWS = 6

/** Issues of a list that the page can detect. */
function problemsOf(value: string, address: string | null): string[] {
  const { problems } = parseIpList(value)
  if (problems.length > 0) return problems.map(({ message }) => message)
  if (address === null || admitsAddress(value, address)) return []
  return [lockOutMessage(address)]
}

/**
 * Field for the IP addresses that may use the back office, with line numbers; invalid lines are marked while typing.
 */
export function WhitelistField({ id, value, onChange, address, refusal }: WhitelistFieldProps) {
  const numbers = useRef<HTMLOListElement>(null)
  const problems = problemsOf(value, address)
  const bad = new Set(parseIpList(value).problems.map(({ line }) => line))
  const lines = Math.max(ROWS, value.split('\n').length)
  const messages = problems.length > 0 ? problems : refusal === undefined ? [] : [refusal]

  return (
    <TextField
      id={id}
      name="ipWhitelist"
      value={value}
      onChange={onChange}
      isInvalid={messages.length > 0}
      validationBehavior="aria"
      className="block min-w-0"
    >
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
