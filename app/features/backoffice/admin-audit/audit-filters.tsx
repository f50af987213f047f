import { Form, useLocation, useSubmit } from 'react-router'
import { actChoices } from '../../../../worker/backoffice/rules/audit/acts.ts'
import type { AuditPage, Named } from '../../../../worker/backoffice/rules/audit/audit-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ChosenFilters } from '../../../ui/chosen-filters.tsx'
import { fieldStyles } from '../../../ui/field-styles.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'

const CHOICES = [
  { value: '', label: 'Any act' },
  ...actChoices().map(({ area, label, acts }) => ({
    label,
    options: [{ value: area, label: `${label}: all` }, ...acts],
  })),
]
const NAMES = ['q', 'actor', 'subject', 'action', 'from', 'to'] as const

/** The address of the log without some of its parameters; paging starts again. */
export function searchWithout(search: string, names: readonly string[]): string {
  const params = new URLSearchParams(search)
  for (const name of [...names, 'before', 'after']) params.delete(name)
  return params.size > 0 ? `?${params}` : ''
}

/** The address of the log with a parameter. */
export function searchWith(search: string, changes: Record<string, string>): string {
  const params = new URLSearchParams(searchWithout(search, []))
  for (const [name, value] of Object.entries(changes)) params.set(name, value)
  return `?${params}`
}

const dateStyles = fieldStyles({ size: 'sm' })

/** Search, act and days of the log, in the address; a choice applies at once, a text with Enter. */
export function AuditFilters({ actor, subject }: Pick<AuditPage, 'actor' | 'subject'>) {
  const { search } = useLocation()
  const submit = useSubmit()
  const params = new URLSearchParams(search)
  const given = (name: (typeof NAMES)[number]) => params.get(name) ?? ''
  const chosen: { name: string; label: string }[] = [
    ...(actor ? [{ name: 'actor', label: `Who: ${nameOf(actor, 'Deleted account')}` }] : []),
    ...(subject ? [{ name: 'subject', label: `On: ${nameOf(subject, subject.id)}` }] : []),
    ...(given('q') ? [{ name: 'q', label: `“${given('q')}”` }] : []),
  ]
  return (
    <div className="border-b border-line px-4 py-3">
      <Form
        key={search}
        method="get"
        role="search"
        className="flex flex-wrap items-center gap-2"
        onChange={({ currentTarget, target }) => {
          // A field of text waits for Enter, and a day for the whole of its date.
          const isText = target instanceof HTMLInputElement && target.type === 'search'
          if (!isText && currentTarget.checkValidity()) void submit(currentTarget)
        }}
      >
        {(['actor', 'subject'] as const).map(
          (name) => given(name) && <input key={name} type="hidden" name={name} value={given(name)} />,
        )}
        <SearchInput
          variant="toolbar"
          label="Search the audit log"
          placeholder="Person, thing or address"
          defaultValue={given('q')}
          maxLength={100}
          className="basis-64 max-sm:basis-full"
        />
        <NativeSelect
          variant="toolbar"
          label="Act"
          name="action"
          defaultValue={given('action')}
          options={CHOICES}
          className="w-56 max-sm:w-full"
        />
        <div className="flex min-w-0 items-center gap-2 text-xs text-ink-3 max-sm:basis-full max-sm:flex-wrap lg:ml-auto">
          <label className="flex min-w-0 flex-1 items-center gap-2 max-sm:basis-full">
            <span className="max-sm:w-8">From</span>
            <input
              type="date"
              name="from"
              defaultValue={given('from')}
              max={given('to') || undefined}
              className={dateStyles}
            />
          </label>
          <label className="flex min-w-0 flex-1 items-center gap-2 max-sm:basis-full">
            <span className="max-sm:w-8">to</span>
            <input
              type="date"
              name="to"
              defaultValue={given('to')}
              min={given('from') || undefined}
              className={dateStyles}
            />
          </label>
        </div>
        <Button type="submit" variant="outline" size="sm" className="max-sm:w-full">
          Search
        </Button>
      </Form>
      {chosen.length > 0 && (
        <div className="mt-2.5 flex flex-wrap items-center gap-2">
          <ChosenFilters
            chosen={chosen.map(({ name, label }) => ({ label, without: searchWithout(search, [name]) }))}
            withoutAll={searchWithout(search, NAMES)}
          />
        </div>
      )}
    </div>
  )
}

const nameOf = ({ name }: Named, missing: string) => name ?? missing
