import { Check } from 'lucide-react'
import type { Issue } from '../../../../worker/kernel/rules/errors.ts'
import type { ListingContent } from '../../../../worker/supply/rules/listings/content.ts'
import { type FormSection, valueAt } from '../../../../worker/supply/rules/listings/form-field.ts'
import { Meter } from '../../../ui/meter.tsx'

/** True when a path belongs to a section of the form. */
const isOf = (section: FormSection, path: string) =>
  section.fields.some((field) =>
    field.isSpotField
      ? path === 'spots' || path.startsWith('spots.')
      : path === field.path || path.startsWith(`${field.path}.`) || field.path.startsWith(`${path}.`),
  )

/** Focuses the field at a path, or the nearest one around it. */
export function focusField(path: string): void {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const start = CSS.escape(parts.slice(0, length).join('.'))
    const box = document.querySelector(`[data-field="${start}"], [data-field^="${start}."]`)
    const target = box?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button')
    if (!target) continue
    box?.scrollIntoView({ block: 'center' })
    target.focus({ preventScroll: true })
    return
  }
}

interface PartsListProps {
  form: readonly FormSection[]
  content: ListingContent
  problems: readonly Issue[]
  completeness: number
}

const isFilled = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0)

const MISSING_SHOWN = 8

/** Sections of the form with their progress, and links to the missing fields. */
export function PartsList({ form, content, problems, completeness }: PartsListProps) {
  const stateOf = (section: FormSection) => {
    if (problems.some(({ path }) => isOf(section, path))) return 'missing'
    if (section.id === 'photos') return content.photos.length > 0 ? 'done' : 'empty'
    if (section.id === 'spots') return 'done'
    return section.fields.some(({ path }) => isFilled(valueAt(content, path))) ? 'done' : 'empty'
  }
  const rest = problems.length - MISSING_SHOWN
  return (
    <div className="xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto">
      <nav aria-label="Parts of the form" className="hidden xl:block">
        <ol className="grid gap-1 text-sm">
          {form.map((section) => (
            <li key={section.id}>
              <a
                href={`#part-${section.id}`}
                className="flex min-h-9 items-center gap-3 rounded-sm px-3 text-ink-2 hover:bg-surface-2 hover:text-ink"
              >
                <Mark state={stateOf(section)} />
                <span className="min-w-0 py-1 leading-snug wrap-anywhere">{section.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="xl:mt-5 xl:px-3">
        <Meter label="Complete" percent={completeness} />
        {problems.length === 0 ? (
          <p className="mt-2 text-xs text-ink-3">Ready to publish.</p>
        ) : (
          <ul
            aria-label="Missing fields"
            className="mt-2.5 grid gap-1.5 text-xs max-xl:max-h-40 max-xl:overflow-y-auto"
          >
            {problems.slice(0, MISSING_SHOWN).map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <button
                  type="button"
                  onClick={() => focusField(path)}
                  className="rounded-xs text-left text-link underline decoration-from-font underline-offset-2 hover:text-link-hover pointer-coarse:min-h-9"
                >
                  {message}
                </button>
              </li>
            ))}
            {rest > 0 && <li className="text-ink-3">and {rest} more</li>}
          </ul>
        )}
      </div>
    </div>
  )
}

const MARKS = {
  done: 'bg-success-soft text-success-ink',
  missing: 'bg-warn-soft text-warn-ink',
  empty: 'border border-line-field',
} as const

const Mark = ({ state }: { state: keyof typeof MARKS }) => (
  <span className={`grid size-5 shrink-0 place-items-center rounded-full text-2xs font-bold ${MARKS[state]}`}>
    {state === 'done' && <Check aria-hidden className="size-3" strokeWidth={3} />}
    {state === 'missing' && <span aria-hidden>!</span>}
    <span className="sr-only">{{ done: 'Done: ', missing: 'Incomplete: ', empty: 'Empty: ' }[state]}</span>
  </span>
)
