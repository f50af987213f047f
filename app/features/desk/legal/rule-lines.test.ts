import { describe, expect, test } from 'vitest'
import { SIDES, winterMoney } from '../../../../tests/support/campaign-money.ts'
import { MEDIA } from '../../../../worker/catalogue/rules/registry/media.ts'
import { dueDocuments } from '../../../../worker/money/rules/documents/due-documents.ts'
import { receivedBy, sharesOf } from '../../../../worker/money/rules/documents/money.ts'
import { milestonesByOwner } from '../../../../worker/money/rules/documents/owner-milestones.ts'
import { keptPercent } from '../../../../worker/organisations/rules/billing/cancellation.ts'
import type { RulesOfDay } from '../../../../worker/organisations/rules/billing/rules.ts'
import { type ContentPage, textOf, withLines } from '../../../content/page.ts'
import { FAQ_PAGE, readGroups } from '../faq/questions.ts'
import { getDocument } from './documents.ts'
import { keptSpans, ruleLines } from './rule-lines.ts'

const RULES: RulesOfDay = {
  cancellation: {
    outdoor: [
      { days: 30, kept: 0 },
      { days: 15, kept: 25 },
      { days: 7, kept: 50 },
    ],
    broadcast: [
      { days: 7, kept: 0 },
      { days: 6, kept: 25 },
    ],
    print: [{ days: 3, kept: 0 }],
    creator: [{ days: 0, kept: 10 }],
  },
  milestones: [30, 40, 30],
  fee: 1_250,
}

const terms = withLines(getDocument('/terms'), ruleLines(RULES, []))
const bodyOf = ({ sections }: ContentPage, id?: string) =>
  sections.filter((section) => id === undefined || section.id === id).flatMap(({ body }) => body)
const linesOf = (id: string) =>
  bodyOf(terms, id).flatMap(({ tag, children }) => (tag === 'ul' ? children.map(textOf) : []))

describe('what cancelling costs is stated', () => {
  test.each(Object.entries(RULES.cancellation))('for each number of days as it is charged: %s', (_, bands) => {
    const spans = keptSpans(bands)
    for (let day = 0; day <= 60; day++) {
      const [span, ...others] = spans.filter(({ from, to }) => day >= to && (from === null || day <= from))
      expect(others).toEqual([])
      expect(span?.kept, `${day} days before`).toBe(keptPercent(bands, day))
    }
  })

  test('for every medium once, by its own bands', () => {
    const lines = linesOf('cancelling')
    for (const {
      label,
      terms: { cancellation },
    } of Object.values(MEDIA)) {
      const naming = lines.filter((line) => line.split(': ')[0]?.split(', ').includes(label))
      expect(naming, label).toHaveLength(1)
      const [span] = keptSpans(RULES.cancellation[cancellation])
      expect(naming[0]).toContain(`${span?.kept === 0 ? 'nothing' : `${span?.kept}%`} up to ${span?.to} days before`)
    }
  })

  test('in words that a reader can check', () => {
    expect(linesOf('cancelling').map((line) => line.split(': ')[1])).toEqual([
      'nothing up to 30 days before the first day, 25% 29 to 15 days before, 50% 14 to 7 days before, all of it from 6 days before.',
      'nothing up to 7 days before the first day, 25% 6 days before, all of it from 5 days before.',
      'nothing up to 3 days before the first day, all of it from 2 days before.',
      '10% up to 0 days before the first day.',
    ])
  })
})

test('parts of the price and the fee are those of the day', () => {
  expect(linesOf('payment')).toEqual([
    '30% before the first day; asked for when the owner confirms.',
    '40% on the first day; asked for 7 days earlier.',
    '30% by the tax invoice, after the display.',
    '12.5% of media and set-up, before GST.',
  ])
})

test('each owner invoices its own lines and is paid directly, in the papers as in the terms and the answers', () => {
  const owners = ['golconda', 'hooghly', 'marina']
  const money = winterMoney()
  const milestones = milestonesByOwner(money.percents, sharesOf(money), (one) => receivedBy(money, one))
  const issuers = owners.flatMap((owner) => {
    const sides = { ...SIDES, supplier: { ...SIDES.supplier, name: owner } }
    const papers = dueDocuments(money, owner, milestones.get(owner) ?? [], sides, '2027-02-20')
    return papers.filter(({ kind }) => kind === 'invoice').map(({ body }) => body.from.name)
  })
  expect(issuers).toEqual(owners)

  const answers = readGroups(FAQ_PAGE.sections)
    .flatMap(({ questions }) => questions.map(({ answer }) => answer))
    .join('\n')
  const paragraphs = bodyOf(terms).map(textOf).join('\n')
  for (const text of [answers, paragraphs]) {
    expect(text).toMatch(/You pay (?:each|the) owner directly/)
    expect(text).toMatch(/tax invoice under its own GSTIN/)
    expect(text).not.toMatch(/billing agent|one invoice|we pay owners/i)
  }
})

test('other documents stay as they are', () => {
  expect(withLines(getDocument('/privacy'), ruleLines(RULES, []))).toEqual(getDocument('/privacy'))
})
