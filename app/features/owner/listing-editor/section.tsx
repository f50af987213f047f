import type { ReactNode } from 'react'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import type { ListingContent } from '../../../../worker/supply/rules/listings/content.ts'
import {
  type FormField,
  type FormSection,
  valueAt,
  withValue,
} from '../../../../worker/supply/rules/listings/form-field.ts'
import { Card } from '../../../ui/card.tsx'
import { FieldInput } from './field-input.tsx'

export interface SectionProps {
  section: FormSection
  content: ListingContent
  /** @param paths paths whose messages of the server are removed */
  change: (by: (before: ListingContent) => ListingContent, paths?: readonly string[]) => void
  errorAt: (path: string) => string | undefined
  isReadOnly: boolean
}

interface SectionCardProps {
  id: string
  title: string
  note?: string
  action?: ReactNode
  children: ReactNode
}

/** Section of the form, with a heading that the list of sections links to. */
export const SectionCard = ({ id, title, note, action, children }: SectionCardProps) => (
  <Card as="section" id={`part-${id}`} aria-labelledby={`title-${id}`} className="scroll-mt-24">
    <div className="flex flex-wrap items-center justify-between gap-2 px-5 pt-4">
      <div>
        <h2 id={`title-${id}`} tabIndex={-1} className="text-base">
          {title}
        </h2>
        {note && <p className="text-sm text-ink-3">{note}</p>}
      </div>
      {action}
    </div>
    <div className="p-5 pt-3">{children}</div>
  </Card>
)

/** Kinds of fields with full width. */
const WIDE: readonly FormField['kind'][] = ['longText', 'list', 'facts', 'rows', 'hours', 'weekdays']
/** Texts that are null in the content when empty. */
const NULLABLE = ['nativeTitle', 'ownRef', 'placement', 'size', 'terminal', 'zone']

/** Value of an input in the form of the content. */
export const keptValue = ({ path, kind }: FormField, value: unknown): unknown => {
  if (kind === 'text' && value === '' && NULLABLE.includes(path)) return null
  return path.startsWith('custom.') && value === null ? undefined : value
}

/** Rate per day of a season, for a listing with one rate: `₹1,85,000 → ₹2,22,000`. */
function seasonRate({ rate, spots }: ListingContent, season: object): string | null {
  const bp = valueAt(season, 'bp')
  if (rate === null || spots.length > 0 || typeof bp !== 'number' || bp === 0) return null
  return `${formatMoney(rate)} → ${formatMoney(Math.round((rate * (10_000 + bp)) / 10_000))}`
}

/** Fields of a section in a grid. */
export function SectionFields({ section, content, change, errorAt, isReadOnly }: SectionProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {section.fields.map((field) => (
        <div
          key={field.path}
          data-field={field.path}
          className={WIDE.includes(field.kind) || field.path === 'title' ? 'min-w-0 sm:col-span-2' : 'min-w-0'}
        >
          <FieldInput
            field={field}
            value={valueAt(content, field.path)}
            onChange={(value) =>
              change((before) => withPath(before, field.path, keptValue(field, value)), [field.path])
            }
            errorAt={errorAt}
            path={field.path}
            isReadOnly={isReadOnly}
            {...(field.path === 'seasons' && { rowNote: (row: object) => seasonRate(content, row) })}
          />
        </div>
      ))}
    </div>
  )
}

/** Content with another value at a path; an empty custom field is left out. */
function withPath(content: ListingContent, path: string, value: unknown): ListingContent {
  if (value !== undefined || !path.startsWith('custom.')) return withDetails(content, path, value)
  const { [path.slice('custom.'.length)]: _, ...custom } = content.custom
  return { ...content, custom }
}

/** Parts that are null until one of their fields has a value. */
const PARTS: Readonly<Record<string, object>> = {
  face: { width: null, height: null },
  loop: { slots: null, seconds: null, hours: '', playsADay: null },
  ratings: { universe: null, of: '', peak: null },
  instagram: { handle: '', followers: null, engagement: null },
  youtube: { handle: '', subscribers: null, views: null },
  appears: { weekdays: [], from: '', everyDays: null, everyMonths: null, artworkDays: null },
}

function withDetails(content: ListingContent, path: string, value: unknown): ListingContent {
  const [, part = '', inner] = path.split('.')
  const empty = inner !== undefined && path.startsWith('details.') && PARTS[part]
  const whole = empty && !valueAt(content, `details.${part}`) ? withValue(content, `details.${part}`, empty) : content
  return withValue(whole, path, value)
}
