import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { PlannerAnswer } from '../../../../worker/domain/plan/answer.ts'
import type { Brief } from '../../../../worker/domain/plan/brief.ts'
import type { Plan, PlanLine } from '../../../../worker/domain/plan/plan.ts'
import { PlanPanel } from '../plan-panel.tsx'
import { PlanDocument } from './plan-document.tsx'

const BRIEF: Brief = {
  objective: 'launch',
  audience: 'gym-goers 22-35',
  product: 'protein bar',
  geoScope: 'cities',
  cities: ['Mumbai', 'Pune'],
  areas: [],
  excludedCities: [],
  unavailableCities: [],
  budget: { amount: 1_500_000, min: null, gst: 'inclusive', sourceText: '15 lakh' },
  startDate: '2027-01-01',
  endDate: '2027-01-31',
  durationDays: 31,
  channels: ['ooh', 'radio'],
  channelMode: 'only',
  excludedChannels: [],
  languages: [],
  perCityCap: null,
  split: {},
  emphasis: 'reach',
}

const line = (lineNo: number, own: Partial<PlanLine> = {}): PlanLine => ({
  lineNo,
  inventoryId: `ooh-${lineNo}`,
  listingId: `ooh-${lineNo}`,
  path: `/category/ooh/billboard/ooh-${lineNo}`,
  title: `Hoarding ${lineNo}`,
  channel: 'ooh',
  subcategory: 'billboard',
  mediaOwner: { id: 'o', name: 'An owner' },
  city: 'Mumbai',
  state: 'Maharashtra',
  variant: null,
  startDate: '2027-01-01',
  endDate: '2027-01-31',
  unit: 'per_month',
  units: 1,
  quantity: 1,
  rate: 10_000,
  rateType: 'card',
  order: '1 site for 1 month',
  tradeUnit: 'per_month',
  discountAmount: 0,
  netAmount: 10_000,
  sac: '998366',
  gstRate: 0.18,
  gstAmount: 1_800,
  totalAmount: 11_800,
  setupAmount: 0,
  impressions: null,
  reach: null,
  reachPct: null,
  frequency: null,
  grps: null,
  cpm: null,
  availability: { status: 'available', checkedAt: '2026-11-23T05:30:00Z' },
  locked: false,
  why: 'It adds new people at the lowest cost.',
  ...own,
})

const sum = { impressions: 0, reach: 0, frequency: 0, cpm: 0 }

const planOf = (lineItems: PlanLine[], own: Partial<Plan> = {}): Plan => ({
  planId: 'p',
  version: 1,
  status: 'draft',
  title: 'Protein bar launch, Mumbai and Pune',
  engine: 'embedded',
  catalogueVersion: 'sha256:0',
  currency: 'INR',
  createdAt: '2026-11-23T05:30:00Z',
  validUntil: '2026-11-30',
  brief: BRIEF,
  lineItems,
  channelSummary: [
    { channel: 'ooh', netAmount: 400_000, sharePct: 100, ...sum },
    { channel: 'radio', netAmount: 0, sharePct: 0, ...sum },
  ],
  citySummary: [],
  flightPlan: [{ weekStart: '2027-01-01', netAmount: 400_000, impressions: 0 }],
  totals: {
    gross: 400_000,
    discount: 0,
    subtotal: 400_000,
    gst: 72_000,
    gstByRate: { '0.18': 72_000 },
    total: 472_000,
    budget: 1_500_000,
    unallocated: 1_028_000,
    utilisationPct: 31.5,
    production: 0,
    payable: 472_000,
    productionExtra: 0,
  },
  delivery: {
    universe: 0,
    universeBasis: 'adults 15+',
    impressions: 0,
    reach: 0,
    reachPct: 0,
    reachRange: [0, 0],
    frequency: 0,
    effectiveReach: { k: 3, reach: 0, pct: 0 },
    frequencyDistribution: [{ exposures: '0', people: 0 }],
    grps: 0,
    cpm: 0,
    cprp: 0,
    costPerReach: 0,
  },
  assumptions: [{ code: 'GST_INCLUSIVE', slot: 'gst', text: '₹15,00,000 taken to include GST' }],
  warnings: [{ code: 'UNSPENT', text: '₹10,28,000 of the budget is not placed' }],
  alternatives: [],
  method: { model: 'nbd-duplication-v1', objective: 'reach', q: 1, evaluations: 1, certificate: null },
  ...own,
})

const markup = (element: ReturnType<typeof createElement>) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, element))

const documentOf = (plan: Plan) =>
  markup(createElement(PlanDocument, { id: 'x', plan, createdAt: '2026-11-23T05:30:00.000Z' }))

const panelOf = (answer: Partial<PlannerAnswer>) =>
  markup(
    createElement(PlanPanel, {
      answer: {
        message: '',
        brief: BRIEF,
        missing: [],
        suggestions: [],
        assumptions: [],
        engine: 'embedded',
        ...answer,
      },
      conversation: [{ role: 'user', content: 'Plan it' }],
      edits: { locked: [], dropped: ['ooh-99'] },
      isBusy: false,
      onEdit: () => {},
      onAsk: () => {},
    }),
  )

const FORTY = Array.from({ length: 40 }, (_, at) => line(at + 1))

test('a shared plan of forty unmeasured lines shows each of them and invents no number', () => {
  const html = documentOf(planOf(FORTY))
  expect(html.match(/\/category\/ooh\/billboard\/ooh-/g)).toHaveLength(40)
  expect(html.match(/Not measured/g)).toHaveLength(40)
  expect(html).not.toMatch(/NaN|undefined|Infinity|null/)
  expect(html).toContain('rates valid until 30 Nov 2026')
  expect(html).not.toContain('Radio')
})

test('a shared plan has nothing to edit or to fill in', () => {
  expect(documentOf(planOf(FORTY))).not.toMatch(/<form|<input|Drop|Bring back/)
})

test('production shows with what is paid in all, and only where there is some', () => {
  const { totals } = planOf([])
  const html = documentOf(
    planOf(FORTY, { totals: { ...totals, production: 59_000, payable: 531_000, productionExtra: 9_000 } }),
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
