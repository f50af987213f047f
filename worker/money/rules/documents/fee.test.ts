import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../kernel/rules/dates.ts'
import type { DocumentParty } from './document.ts'
import { type FeeFacts, type FeeSource, feeBody } from './fee.ts'
import { platformParty } from './platform-party.ts'

const owner = (state: string): DocumentParty => ({
  ...{ name: 'Golconda Skyline', address: 'Hyderabad', state, gstin: null, pan: null, email: null, bank: null },
  signatory: null,
})

const source = (kind: FeeSource['kind'], taxable: number, more: Partial<FeeSource> = {}): FeeSource => ({
  ...{ kind, taxable, number: `GSM/26-27/${kind}`, on: '2026-11-12', feeBp: 1000 },
  campaign: { ref: 'CMP-0142', name: 'Winter launch' },
  ...more,
})

const facts = (sources: readonly FeeSource[], more: Partial<FeeFacts> = {}): FeeFacts => ({
  ...{ month: '2026-11', feeBp: 1000, sources, today: '2026-12-01' },
  ...{ platform: platformParty('help@adchowk.example'), owner: owner('Telangana') },
  ...more,
})

test('ten percent of what was invoiced less what was credited, with CGST and SGST in our state', () => {
  const body = feeBody(facts([source('invoice', 5_88_300_00), source('credit', 8_125_00)]))
  expect(body).toMatchObject({ month: '2026-11', due: '2026-12-16', from: { state: 'Telangana' }, campaign: null })
  expect(body?.lines).toEqual([
    {
      ...{ id: null, ref: 'CMP-0142', title: 'Fee for CMP-0142, Winter launch', parts: [], starts: null, ends: null },
      details: [
        'Tax invoice GSM/26-27/invoice less credit note GSM/26-27/credit',
        '10% of ₹5,80,175.00, the value without GST',
      ],
      ...{ sac: '998362', gstBp: 1800, place: 'Telangana' },
      ...{ taxable: 58_017_50, cgst: 5_221_58, sgst: 5_221_58, igst: 0 },
    },
  ])
  expect(body?.documents.map(({ taxable }) => taxable)).toEqual([5_88_300_00, -8_125_00])
})

test('an owner of another state is asked IGST, and each campaign and rate has a line', () => {
  const body = feeBody(
    facts(
      [
        source('invoice', 1_000_00),
        source('invoice', 1_000_00, { feeBp: 1200, number: 'later' }),
        source('invoice', 500_00, { campaign: { ref: 'CMP-0143', name: 'Spring' } }),
      ],
      { owner: owner('West Bengal') },
    ),
  )
  expect(body?.lines.map(({ ref, taxable, cgst, igst }) => [ref, taxable, cgst, igst])).toEqual([
    ['CMP-0142', 100_00, 0, 18_00],
    ['CMP-0142', 120_00, 0, 21_60],
    ['CMP-0143', 50_00, 0, 9_00],
  ])
})

test('what is credited of an earlier campaign is a line that takes off', () => {
  const old = source('credit', 200_00, { campaign: { ref: 'CMP-0100', name: 'Old' } })
  const body = feeBody(facts([source('invoice', 1_000_00), old]))
  expect(body?.lines.map(({ taxable, sgst }) => [taxable, sgst])).toEqual([
    [100_00, 9_00],
    [-20_00, -1_80],
  ])
  expect(body?.lines[1]?.details[0]).toBe('Credit note GSM/26-27/credit')
})

test.each([[[]], [[source('credit', 1_000_00)]], [[source('invoice', 1_000_00), source('credit', 1_000_00)]]])(
  'nothing is asked where no more is invoiced than credited: %#',
  (sources) => {
    expect(feeBody(facts(sources))).toBeNull()
  },
)

const documents = fc.array(
  fc.record({ isCredit: fc.boolean(), taxable: fc.integer({ min: 0, max: 1_00_00_000_00 }), month: fc.nat(11) }),
  { maxLength: 30 },
)

test('over a year each document is on one fee invoice or waits, none asks nothing, and all together ask for what they are for', () => {
  fc.assert(
    fc.property(documents, fc.constantFrom('Telangana', 'Kerala'), (made, state) => {
      let waiting: FeeSource[] = []
      const billed: string[] = []
      for (let month = 0; month < 12; month++) {
        const news = made.flatMap(({ isCredit, taxable, month: on }, i) =>
          on === month ? [source(isCredit ? 'credit' : 'invoice', taxable, { number: `n${i}` })] : [],
        )
        waiting = [...waiting, ...news]
        const body = feeBody(facts(waiting, { owner: owner(state), today: addDays('2026-04-01', 31 * month) }))
        const base = waiting.reduce((sum, { kind, taxable }) => sum + (kind === 'credit' ? -taxable : taxable), 0)
        if (!body) {
          expect(base).toBeLessThan(5)
          continue
        }
        const asked = body.lines.reduce((sum, { taxable }) => sum + taxable, 0)
        expect(asked).toBeGreaterThan(0)
        // One campaign and rate: one rounding.
        expect(Math.abs(asked * 10 - base)).toBeLessThanOrEqual(5)
        expect(body.documents.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(base)
        billed.push(...body.documents.map(({ number }) => number))
        waiting = []
      }
      expect([...billed, ...waiting.map(({ number }) => number)].toSorted()).toEqual(
        made.map((_, i) => `n${i}`).toSorted(),
      )
    }),
  )
})
