import type { Checked } from '../../../../worker/supply/rules/imports/import.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import type { Importing } from './use-import.ts'

const LEAVE_OUT = ''

/** Second step: the fields for the columns of the file. */
export function MatchColumns({ checked, change, isBusy }: { checked: Checked } & Pick<Importing, 'change' | 'isBusy'>) {
  const { columns, choices, sheet, sheets, headingRow } = checked
  const mapping = columns.map(({ key }) => key)
  const missing = choices.filter(({ key, isNeeded }) => isNeeded && !mapping.includes(key))
  const choose = (index: number, key: string) =>
    change({ mapping: mapping.map((one, at) => (at === index ? key || null : one === key ? null : one)), fixes: [] })
  return (
    <div className="grid gap-5">
      {sheets.length > 1 && sheet !== null && (
        <NativeSelect
          label="Sheet"
          value={sheet}
          disabled={isBusy}
          onChange={({ target }) => change({ sheet: target.value, mapping: undefined, fixes: [] })}
          options={sheets.map((name) => ({ value: name, label: name }))}
          className="sm:w-64"
        />
      )}
      <section className="rounded-lg border border-line bg-surface" aria-label="Columns of your file">
        <p className="border-b border-line px-4 py-3 text-sm text-ink-2">
          The headings are in row {headingRow}. Your choices are kept for the next file.
        </p>
        <ul className="divide-y divide-line">
          {columns.map(({ heading, key, examples }, index) =>
            heading === '' ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file may have the same heading
              <li key={index} className="grid items-center gap-x-5 gap-y-2 px-4 py-3 sm:grid-cols-2">
                <div className="min-w-0">
                  <p className="truncate text-sm font-bold">{heading}</p>
                  <p className="truncate text-xs text-ink-3">{examples.join(', ') || 'Empty'}</p>
                </div>
                <NativeSelect
                  variant="toolbar"
                  label={`${heading} is`}
                  value={key ?? LEAVE_OUT}
                  disabled={isBusy}
                  onChange={({ target }) => choose(index, target.value)}
                  options={[
                    { value: LEAVE_OUT, label: 'Leave out' },
                    ...choices.map((choice) => ({ value: choice.key, label: choice.heading })),
                  ]}
                />
              </li>
            ),
          )}
        </ul>
      </section>
      {missing.length > 0 && (
        <p className="text-sm text-ink-2">
          <b>Not in the file:</b> {missing.map(({ heading }) => heading).join(', ')}. New listings need them to be
          published. Existing listings keep theirs.
        </p>
      )}
    </div>
  )
}
