import { describe, expect, test } from 'vitest'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { seededItems } from '../../../../../tests/support/planned-items.ts'
import { MEDIA } from '../../../../catalogue/rules/registry/media.ts'
import { addDays } from '../../../../kernel/rules/dates.ts'
import { toPaise } from '../../../../kernel/rules/money.ts'
import type { Brief, PlanEdits } from '../brief.ts'
import type { Plan } from '../plan.ts'
import { planCampaign } from './plan-campaign.ts'

const ITEMS = seededItems('2026-11-20')
const CONTEXT = { today: '2026-11-23', now: '2026-11-23T05:30:00Z', catalogueVersion: 'sha256:test' }
const NO_EDITS: PlanEdits = { held: [], dropped: [] }
const ofRupees = (amount: number) => ({
  budget: { amount: toPaise(amount), min: null, gst: 'inclusive' as const, sourceText: '' },
})
function planOf(more: Partial<Brief>, items = ITEMS, edits = NO_EDITS): Plan {
  const result = planCampaign(briefWith(more), items, CONTEXT, { assumptions: [], edits })
  if (!result.feasible) throw new Error(result.text)
  return result.plan
}

describe('a start that is close', () => {
  const soonWith = (days: number, needsCertificate = false) => {
    const today = addDays('2027-01-01', -days)
    const brief = briefWith({ channels: ['ooh'], endDate: '2027-02-28' })
    const result = planCampaign(
      brief,
      ITEMS,
      { ...CONTEXT, today },
      { assumptions: [], edits: NO_EDITS, needsCertificate },
    )
    if (!result.feasible) throw new Error(result.text)
    return result.plan
  }
  const firstDay = ({ lineItems }: Plan) => lineItems.map(({ startDate }) => startDate).sort()[0]

  test('waits for the longer end of the medium’s lead time, and says so', () => {
    expect(MEDIA.ooh.leadTime).toMatch(/to 7 days/)
    const soon = soonWith(5)
    expect(firstDay(soon)).toBe('2027-01-03')
    expect(soon.warnings.find(({ code }) => code === 'LATER_START')?.text).toMatch(/outdoor .* on 3 Jan 2027/)
    expect(firstDay(soonWith(7))).toBe('2027-01-01')
  })

  test('waits a week more for a certificate', () => {
    expect(firstDay(soonWith(7, true))).toBe('2027-01-08')
  })

  test('is refused where too few days are left, with the earliest day', () => {
    const result = planCampaign(
      briefWith({ channels: ['radio'], endDate: '2027-01-08' }),
      ITEMS,
      { ...CONTEXT, today: '2026-12-31' },
      { assumptions: [], edits: NO_EDITS },
    )
    expect(result).toMatchObject({
      feasible: false,
      reason: 'too_short',
      text: expect.stringMatching(/earliest day is 5 Jan 2027/),
    })
  })
})

describe('lines of the plan before', () => {
  const brief = { cities: ['Pune'], channels: ['ooh', 'radio'] as Brief['channels'], ...ofRupees(1_000_000) }
  const plan = planOf(brief)
  const orders = plan.lineItems.map(({ inventoryId, units, quantity, startDate }) => ({
    id: inventoryId,
    units,
    quantity,
    start: startDate,
  }))

  test('that are held stay exactly, with their first day, for more money', () => {
    const more = planOf({ ...brief, ...ofRupees(1_200_000) }, ITEMS, { held: orders, dropped: [] })
    for (const { id, units, quantity, start } of orders) {
      expect(more.lineItems.find(({ inventoryId }) => inventoryId === id)).toMatchObject({
        units,
        quantity,
        startDate: start,
      })
    }
    expect(more.warnings.map(({ code }) => code)).not.toContain('LOCK_LOST')
  })

  test('stay where another plan is hardly better', () => {
    const again = planCampaign(briefWith({ ...brief, ...ofRupees(990_000) }), ITEMS, CONTEXT, {
      assumptions: [],
      edits: NO_EDITS,
      standing: orders,
    })
    const own = new Set(orders.map(({ id }) => id))
    const kept = again.feasible ? again.plan.lineItems.filter(({ inventoryId }) => own.has(inventoryId)) : []
    expect(kept.length).toBeGreaterThanOrEqual(0.6 * orders.length)
  })

  test('that cannot be kept are named', () => {
    const [first] = orders
    const held = [{ ...(first ?? { id: '', quantity: 1 }), units: 40 }]
    const { warnings } = planOf(brief, ITEMS, { held, dropped: [] })
    expect(warnings.find(({ code }) => code === 'LOCK_LOST')?.text).toContain(plan.lineItems[0]?.title)
  })
})
