import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { planLine, planWith, UNMEASURED } from '../../../../tests/support/plan.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import type { PlanApproval } from '../../../../worker/planner/rules/plan-talk/plan-talk.ts'
import { PlanDeck } from './plan-deck.tsx'

function deckOf(plan: Plan, approval: PlanApproval | null = null): string {
  const element = createElement(PlanDeck, { plan, path: '/plans/x', createdAt: '2026-11-23T05:30:00.000Z', approval })
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const titles = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)

test('has a slide for each part of the plan, and lines in pages with their heads', () => {
  const lines = Array.from({ length: 30 }, (_, at) => planLine({ lineNo: at + 1, title: `Site ${at + 1}` }))
  const html = deckOf(planWith(lines))
  expect(titles(html)).toEqual([
    'The plan on a page',
    'Schedule',
    ...Array.from({ length: 3 }, () => 'Planned media'),
    'Costs',
    'Assumptions and legal requirements',
    'Next steps',
  ])
  expect(html.match(/Order and days/g)).toHaveLength(3)
  for (const { title } of lines) expect(html).toContain(`> ${title}<`)
})

test('shows the figures of the plan, and says planned, never booked', () => {
  const text = textOf(deckOf(planWith([planLine(UNMEASURED)])))
  expect(text).toContain('₹2,50,160 all in: media, printing and GST')
  expect(text).toContain('Beyond the budget ₹160')
  expect(text).toContain('Not measured')
  expect(text).not.toMatch(/\bbook|NaN|undefined|null|Infinity/i)
})

test('has the audience, the certificate, the papers and the day for artwork where the plan has them', () => {
  const plan = planWith([planLine({ artworkBy: '2026-12-22' })])
  const target = {
    audience: 'students' as const,
    label: 'Students',
    universe: 900_000,
    reach: 400_000,
    pct: 44,
    effectiveReach: 100_000,
    wastePct: 60,
  }
  const text = textOf(
    deckOf({
      ...plan,
      delivery: { ...plan.delivery, target },
      compliance: [{ code: 'A', verdict: 'conditions', statute: 'An Act', text: 'A duty.', documents: ['A licence'] }],
      method: { ...plan.method, certificate: { share: 0.9967, bound: 1, steps: 40 } },
    }),
  )
  for (const part of ['Students, reached 4 lakh', 'At least 99.6% of the best', 'A licence', 'from 22 Dec 2026 on']) {
    expect(text).toContain(part)
  }
})

test('says who approved it, as text', () => {
  const approval = {
    name: '<b>Meera</b>',
    isGuest: true,
    email: null,
    hash: 'ab12'.repeat(16),
    createdAt: '2026-11-24T05:30:00.000Z',
    canWithdraw: false,
  }
  const html = deckOf(planWith(), approval)
  expect(html).toContain('Approved by &lt;b&gt;Meera&lt;/b&gt; on 24 Nov 2026')
  expect(html).toContain('exactly this plan (ab12ab12ab12)')
})
