import { formatInstant, formatLongDate, isCivilDate } from '../../../kernel/rules/dates.ts'
import type { Fact } from '../../../kernel/rules/identity/changes.ts'
import { formatMoney } from '../../../kernel/rules/money.ts'
import { wordsOfAct } from './acts.ts'
import { fieldLabelsOf } from './audit-field-labels.ts'

/** A changed field, or a further fact, in words. */
export interface AuditFact {
  /** `first reply`, `Session timeout` */
  field: string
  /** Missing when the value is a fact and not a change. */
  before?: string
  after: string
}

/** Parts of an audit row that decide the wording of its detail. */
interface ActDetail {
  action: string
  subject: string | null
  detail: Record<string, Fact>
}

/** Facts that are amounts, in paise. */
const MONEY = new Set(['total', 'refund', 'amount', 'budget', 'fee'])

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

/** Text of a fact that has no wording. */
function plainWords(field: string, fact: Fact): string {
  if (fact === null || fact === '') return 'none'
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no'
  if (typeof fact === 'number') return MONEY.has(field) ? formatMoney(fact) : `${fact}`
  if (INSTANT.test(fact)) return formatInstant(new Date(fact))
  return /^\d{4}-\d{2}-\d{2}$/.test(fact) && isCivilDate(fact) ? formatLongDate(fact) : fact
}

/** Name of a field in words: `emailVerifiedAt` is `email verified at`. */
const inWords = (field: string) =>
  field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase()

/** A field of a detail with its value, and the value before where the row has one. */
interface RawFact {
  field: string
  before?: Fact
  after: Fact
}

/**
 * Fields of a detail, changed ones first. A change has one of three forms: `status.before` and `status.after`,
 * `statusBefore` and `status`, or `before` and `after` of its thing or of its `setting`.
 */
function fieldsOf(detail: Record<string, Fact>, thing: string): RawFact[] {
  const { setting, ...rest } = detail
  const whole = typeof setting === 'string' && 'after' in detail ? setting : thing
  const named = new Map(
    Object.entries('after' in detail ? rest : detail).map(([key, value]) => [
      key === 'before' || key === 'after' ? `${whole}.${key}` : key,
      value,
    ]),
  )
  const facts = [...named].flatMap(([key, after]): RawFact[] => {
    if (key.endsWith('.before') || (key.endsWith('Before') && named.has(key.slice(0, -'Before'.length)))) return []
    const field = key.replace(/\.after$/, '')
    const before = key === field ? named.get(`${field}Before`) : (named.get(`${field}.before`) ?? null)
    return [{ field, after, ...(before !== undefined && before !== after && { before }) }]
  })
  return [...facts.filter(({ before }) => before !== undefined), ...facts.filter(({ before }) => before === undefined)]
}

/**
 * The detail of an audit row as facts to show, in the words of the pages.
 * @param nameOf finds the name of a person or a thing by its id; null for a fact that is no id
 */
export function auditFacts(
  { action, subject, detail }: ActDetail,
  nameOf: (fact: Fact) => string | null = () => null,
): AuditFact[] {
  const { prepare, fields } = fieldLabelsOf(action, subject)
  return fieldsOf(prepare ? prepare(detail) : detail, wordsOfAct(action).thing).map(({ field, before, after }) => {
    const known = fields.get(field)
    const label = known?.label ?? inWords(field)
    const words = (fact: Fact) => nameOf(fact) ?? known?.words(fact) ?? plainWords(label, fact)
    return { field: label, ...(before !== undefined && { before: words(before) }), after: words(after) }
  })
}
