import * as v from 'valibot'
import { POST_STATUS_LABELS } from '../../../desk/rules/content/post.ts'
import { POST_LABELS } from '../../../desk/rules/content/post-input.ts'
import { TICKET_PRIORITY_LABELS, TICKET_STATUS_LABELS } from '../../../desk/rules/support/ticket.ts'
import type { Fact } from '../../../kernel/rules/identity/changes.ts'
import { formatRate } from '../../../kernel/rules/platform/currency.ts'
import { GENERAL_LABELS, SECURITY_LABELS, settingText } from '../../../kernel/rules/platform/setting-words.ts'
import { joinLines } from '../../../kernel/rules/text/trim.ts'
import { exactMoney } from '../../../money/rules/documents/parts.ts'
import { PAYMENT_METHODS } from '../../../money/rules/documents/payment.ts'
import { CANCELLATION_KINDS } from '../../../organisations/rules/billing/cancellation.ts'
import { SUPPLY_LABELS } from '../../../organisations/rules/billing/dated.ts'
import {
  bandsText,
  formatPercent,
  KIND_LABELS,
  milestonesText,
} from '../../../organisations/rules/billing/dated-words.ts'
import { PARTY_LABELS } from '../../../organisations/rules/billing/party.ts'
import { RULES } from '../../../organisations/rules/billing/rules.ts'
import { RIGHT_LABELS } from '../../../organisations/rules/owners/team.ts'
import { AREA_LABELS, USER_ROLE_LABELS, USER_STATUS_LABELS } from '../users/managed-user.ts'

type Detail = Record<string, Fact>

/** Wording of a field of a detail. */
interface FieldWords {
  label: string
  /** Text of its value; undefined when the value is shown as it is. */
  words: (fact: Fact) => string | undefined
}

/** Wording of the details of one kind of act. */
export interface FieldLabels {
  fields: ReadonlyMap<string, FieldWords>
  /** Converts a detail to the usual shape. */
  prepare?: (detail: Detail) => Detail
}

const called = (label: string): FieldWords => ({ label, words: () => undefined })

const ofNumber = (label: string, words: (value: number) => string): FieldWords => ({
  label,
  words: (fact) => (typeof fact === 'number' ? words(fact) : undefined),
})

const labelOf = (labels: Readonly<Record<string, string>>, value: string) =>
  Object.hasOwn(labels, value) ? labels[value] : undefined

const choice = (label: string, labels: Readonly<Record<string, string>>): FieldWords => ({
  label,
  words: (fact) => labelOf(labels, `${fact}`),
})

/** Several values in one text, with commas. */
const choices = (label: string, labels: Readonly<Record<string, string>>): FieldWords => ({
  label,
  words: (fact) =>
    typeof fact === 'string' && fact !== ''
      ? fact
          .split(', ')
          .map((value) => labelOf(labels, value) ?? value)
          .join(', ')
      : undefined,
})

const fieldLabels = (fields: Record<string, FieldWords>, prepare?: FieldLabels['prepare']): FieldLabels => ({
  fields: new Map(Object.entries(fields)),
  ...(prepare && { prepare }),
})

const lowerCase = (labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, label.toLowerCase()]))

type SettingName = Parameters<typeof settingText>[0]

/** Fields of a page of settings. */
const settings = (labels: Readonly<Partial<Record<SettingName, string>>>) =>
  Object.fromEntries(
    (Object.entries(labels) as [SettingName, string][]).map(([name, label]) => [
      name,
      {
        label,
        words: (fact: Fact) => (fact === null || fact === '' ? undefined : joinLines(settingText(name, fact))),
      },
    ]),
  )

/** A rule from its JSON. */
function parsed<Schema extends v.GenericSchema>(schema: Schema, fact: Fact): v.InferOutput<Schema> | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), `${fact}`)
  return read.success ? read.output : undefined
}

/** Splits the bands into a field for each kind; of a change only the changed kinds. */
function bandsByKind({ value, 'value.before': before, 'value.after': after, ...rest }: Detail): Detail {
  const [alone, old, next] = [value, before, after].map((fact) => parsed(RULES.cancellation, fact ?? null))
  const kinds = CANCELLATION_KINDS.flatMap((kind): [string, Fact][] => {
    if (alone) return [[kind, bandsText(alone[kind])]]
    const told: [string, Fact][] = [
      [`${kind}.before`, old ? bandsText(old[kind]) : null],
      [`${kind}.after`, next ? bandsText(next[kind]) : null],
    ]
    return told[0]?.[1] === told[1]?.[1] ? [] : told
  })
  return { ...Object.fromEntries(kinds), ...rest }
}

const fromDate = called('from')
const publication = called('time of publication')

const RULE_FIELDS = {
  fee: fieldLabels({
    value: {
      label: 'fee',
      words: (fact) => {
        const bp = parsed(RULES.fee, fact)
        return bp === undefined ? undefined : formatPercent(bp)
      },
    },
    fromDate,
  }),
  milestones: fieldLabels({
    value: {
      label: 'advance / progress / final',
      words: (fact) => {
        const parts = parsed(RULES.milestones, fact)
        return parts && milestonesText(parts)
      },
    },
    fromDate,
  }),
  cancellation: fieldLabels(
    { ...Object.fromEntries(CANCELLATION_KINDS.map((kind) => [kind, called(KIND_LABELS[kind])])), fromDate },
    bandsByKind,
  ),
}

/** Names of the changed details; the log has no values of them. */
const PARTY = fieldLabels({ changed: choices('changed fields', PARTY_LABELS) })

/** By subject, the first part of an action; of rules by the rule. */
const LABELS_BY_SUBJECT = new Map<string, FieldLabels>([
  ['rule:fee', RULE_FIELDS.fee],
  ['rule:milestones', RULE_FIELDS.milestones],
  ['rule:cancellation', RULE_FIELDS.cancellation],
  [
    'tax_rate',
    fieldLabels({
      gstBp: ofNumber('GST', formatPercent),
      sac: called('SAC'),
      supply: choice('place of supply', lowerCase(SUPPLY_LABELS)),
      fromDate,
    }),
  ],
  ['currency_rate', fieldLabels({ paise: ofNumber('rate', formatRate), fromDate })],
  ['settings', fieldLabels(settings(GENERAL_LABELS))],
  ['security', fieldLabels(settings(SECURITY_LABELS))],
  [
    'ticket',
    fieldLabels({
      status: choice('status', TICKET_STATUS_LABELS),
      priority: choice('priority', TICKET_PRIORITY_LABELS),
      assignee: { label: 'assigned to', words: (fact) => (fact === null ? 'Unassigned' : undefined) },
      isSpam: called('spam'),
    }),
  ],
  [
    'post',
    fieldLabels({
      slug: called('address'),
      changed: choices('changed fields', lowerCase(POST_LABELS)),
      status: choice('status', POST_STATUS_LABELS),
      publishAt: publication,
      at: publication,
      from: called('version'),
    }),
  ],
  [
    'payment',
    fieldLabels({
      amount: ofNumber('amount', exactMoney),
      tds: ofNumber('TDS', exactMoney),
      method: choice('by', PAYMENT_METHODS),
    }),
  ],
  [
    'member',
    fieldLabels({ right: choice('right', RIGHT_LABELS) }, ({ from, right, ...rest }) =>
      right === undefined
        ? rest
        : from === undefined
          ? { right, ...rest }
          : { 'right.before': from, 'right.after': right, ...rest },
    ),
  ],
  ['party', PARTY],
  ['owner_party', PARTY],
  ['role', fieldLabels({ Role: choice('role', USER_ROLE_LABELS), areas: choices('areas', AREA_LABELS) })],
  [
    'user',
    fieldLabels({
      Account: choice('status', USER_STATUS_LABELS),
      role: choice('role', USER_ROLE_LABELS),
      areas: choices('areas', AREA_LABELS),
    }),
  ],
])

const NONE: FieldLabels = { fields: new Map() }

/** The words of the details of an act. @param action as a row has it */
export const fieldLabelsOf = (action: string, subject: string | null): FieldLabels =>
  LABELS_BY_SUBJECT.get(subject ?? '') ?? LABELS_BY_SUBJECT.get(action.split('.')[0] ?? '') ?? NONE
