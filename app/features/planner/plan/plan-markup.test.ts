import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answerWith, briefWith, planLine, planWith, UNMEASURED } from '../../../../tests/support/plan.ts'
import { toPaise } from '../../../../worker/kernel/rules/money.ts'
import type { PlannerAnswer } from '../../../../worker/planner/rules/plan/answer.ts'
import type { Plan, PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import { PublicPlan } from '../../../../worker/planner/rules/plan/public.ts'
import { PlanPanel, type PlanView } from '../plan-panel.tsx'
import { PlanDocument } from './plan-document.tsx'

const brief = briefWith({
  objective: 'launch',
  audience: 'gym-goers 22-35',
  cities: ['Mumbai', 'Pune'],
  durationDays: 31,
  channels: ['ooh', 'radio'],
})

/** An unmeasured hoarding. */
const line = (lineNo: number, own: Partial<PlanLine> = {}): PlanLine =>
  planLine({
    lineNo,
    inventoryId: `ooh-${lineNo}`,
    listingId: `ooh-${lineNo}`,
    path: `/category/ooh/billboard/ooh-${lineNo}`,
    title: `Hoarding ${lineNo}`,
    ...UNMEASURED,
    ...own,
  })

const sums = { impressions: 0, reach: 0, frequency: 0, cpm: 0 }

/** A plan without money for radio. */
const planOf = (lineItems: PlanLine[], own: Partial<Plan> = {}): Plan =>
  planWith(lineItems, {
    brief,
    channelSummary: [
      { channel: 'ooh', netAmount: toPaise(400_000), sharePct: 100, ...sums },
      { channel: 'radio', netAmount: 0, sharePct: 0, ...sums },
    ],
    totals: { ...planWith().totals, production: 0, productionExtra: 0 },
    ...own,
  })

const markup = (element: ReturnType<typeof createElement>) =>
  renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))

/** Plan of an enquiry, which has no comments. */
const documentOf = (plan: Plan) =>
  markup(createElement(PlanDocument, { shared: null, plan, createdAt: '2026-11-23T05:30:00.000Z' }))

const panelOf = (answer: Partial<PlannerAnswer>, view: PlanView = 'lines') =>
  markup(
    createElement(PlanPanel, {
      answer: answerWith({ brief, ...answer }),
      conversation: [{ role: 'user', content: 'Plan it' }],
      edits: { held: [], dropped: ['ooh-99'] },
      versions: [],
      isBusy: false,
      view,
      onView: () => {},
      // Renders every view, without tabs that need a browser.
      isNarrow: true,
      onEdit: () => {},
      onAsk: () => {},
      onVersions: () => {},
    }),
  )

const FORTY = Array.from({ length: 40 }, (_, at) => line(at + 1))

test('a saved plan of forty unmeasured lines shows each of them and invents no number', () => {
  const html = documentOf(planOf(FORTY))
  expect(html.match(/\/category\/ooh\/billboard\/ooh-/g)).toHaveLength(40)
  expect(html.match(/Not measured/g)).toHaveLength(40)
  expect(html).not.toMatch(/NaN|undefined|Infinity|null/)
  expect(html).toContain('rates valid until 27 Nov 2026')
  expect(html).not.toContain('Radio')
})

test('a plan of an enquiry has nothing to edit or to fill in', () => {
  expect(documentOf(planOf(FORTY))).not.toMatch(/<form|<input|Drop|Bring back/)
})

test('production shows with what is paid in all, and only where there is some', () => {
  const { totals } = planOf([])
  const html = documentOf(
    planOf(FORTY, {
      totals: { ...totals, production: toPaise(59_000), payable: toPaise(531_000), productionExtra: toPaise(9_000) },
    }),
  )
  expect(html).toContain('₹5,31,000')
  expect(html).toContain('₹9,000 of it beyond the budget')
  expect(documentOf(planOf(FORTY))).not.toContain('To pay in all')
})

test('text of a listing is text, whatever it holds', () => {
  const html = documentOf(planOf([line(1, { title: '<img src=x onerror=alert(1)>', why: '<b>x</b>' })]))
  expect(html).not.toContain('<img src=x')
})

test('the panel shows nothing before there is a plan', () => {
  expect(panelOf({})).toBe('')
})

test('the panel offers each line to be locked and dropped, and what was dropped to be brought back', () => {
  const html = panelOf({ plan: planOf([line(1, { locked: true }), line(2)]) })
  expect(html.match(/aria-label="Keep Hoarding/g)).toHaveLength(2)
  expect(html.match(/aria-pressed="true" aria-label="Keep/g)).toHaveLength(1)
  expect(html).toContain('Drop Hoarding 2')
  expect(html).toContain('Bring back')
  expect(html).toContain('ooh-99')
})

test('a plan without curve, certificate, audience and law shows none of them, and no hole', () => {
  const html = panelOf({ plan: planOf([line(1)]) })
  expect(html).not.toMatch(/NaN|undefined|Infinity|Quality of the plan|People by budget|Index |Legal requirements/)
  expect(html).toContain('Planned, not booked.')
})

test('a plan with all of them shows each with what it is', () => {
  const full = planOf([line(1, { audienceIndex: { value: 1.44, source: 'assumed' }, artworkBy: '2026-12-20' })], {
    compliance: [
      {
        code: 'RERA',
        verdict: 'held',
        statute: 'RERA s. 11(2)',
        text: 'The number is shown.',
        documents: ['RERA letter'],
      },
    ],
    curve: {
      points: [1, 2, 3].map((lakh) => ({
        budget: toPaise(lakh * 100_000),
        reach: lakh * 900,
        effectiveReach: lakh * 500,
      })),
      knee: toPaise(200_000),
    },
    method: { ...planWith().method, certificate: { share: 0.99149, bound: 1, steps: 1 } },
    delivery: {
      ...planWith().delivery,
      target: {
        audience: 'students',
        label: 'Students',
        universe: 90_000,
        reach: 40_000,
        pct: 44,
        effectiveReach: 20_000,
        wastePct: 60,
      },
    },
  })
  const html = panelOf({ plan: full })
  // Rounded down: a certificate never claims more than it proves.
  expect(html).toContain('99.1%')
  expect(html).toContain('Past ₹2 L: repetition')
  expect(html).toContain('Index 1.4, ours')
  expect(html).toContain('Runs once the documents are there')
  expect(html).toContain('RERA letter')
  expect(html).toContain('Last days for artwork')
  expect(html).toMatch(/20,000.*of 90,000 students/)
})

test('more than fifty lines are closed under their cities and media, with sums and without rows', () => {
  const many = Array.from({ length: 60 }, (_, at) => line(at + 1, { city: at % 2 ? 'Pune' : 'Mumbai' }))
  const html = panelOf({ plan: planOf(many) })
  expect(html).toContain('Mumbai, Outdoor')
  expect(html).not.toContain('Drop Hoarding')
})

test('the flowchart has each line as a bar with its days, and the money of each week', () => {
  const html = panelOf({ plan: planOf([line(1), line(2, { startDate: '2027-01-08', endDate: '2027-01-14' })]) }, 'flow')
  expect(html).toContain('1. Hoarding 1, 1 to 31 Jan 2027')
  expect(html).toContain('2. Hoarding 2, 8 to 14 Jan 2027')
  expect(html).toContain('8 to 14 Jan 2027: ₹')
})

test('the enquiry has ten fields of the agreed names, nine of them required, and is filled in from the brief', () => {
  const html = panelOf({ plan: planOf([line(1)]) })
  const form = html.slice(html.indexOf('aria-labelledby="enquiry"'))
  const controls = [...form.matchAll(/<(?:input|textarea)[^>]*>/g)].map(([tag]) => tag)
  const named = controls.map((tag) => /\sname="([^"]+)"/.exec(tag)?.[1])
  expect(named).toEqual([
    'name',
    'email',
    'phone',
    'company',
    'campaignObjective',
    'targetAudience',
    'startDate',
    'endDate',
    'budget',
    'requirements',
    'website',
  ])
  expect(controls.filter((tag) => /\srequired/.test(tag))).toHaveLength(9)
  expect(controls.find((tag) => tag.includes('name="budget"'))).toContain('value="₹15,00,000"')
  expect(controls.find((tag) => tag.includes('name="startDate"'))).toContain('value="2027-01-01"')
})

test.each([
  {},
  { title: 'A plan', total: 100_000, channels: ['Radio'] },
  { title: 7, lineItems: 'none', totals: null, delivery: [], brief: 'x', channelSummary: [{ channel: 'smoke' }] },
  { lineItems: [{ channel: 'radio', title: 'FM' }, { title: 'No medium' }, null] },
])('a plan of another edition can be sent to our team, whatever is missing: %j', (plan) => {
  expect(panelOf({ plan: v.parse(PublicPlan, plan) })).toContain('Send this plan to our desk')
})
