import { describe, expect, test } from 'vitest'
import type { SelectedItem } from '../../../worker/booking/campaigns/selected-item.server.ts'
import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { mergeIssues, shownIssues } from './issue-choice.ts'
import { firstDraft, issuesOf, keptDraft, orderOf, suggestedName, unpricedText } from './wanted.ts'

const DAILY: SelectedItem = {
  id: 'nav-prabhat:half-page',
  title: 'Half page, Nav Prabhat',
  ref: 'NWS-0001',
  side: '',
  path: '/category/newspaper/daily/nav-prabhat',
  category: 'newspaper',
  type: 'Daily',
  location: { area: '', city: 'Delhi', state: 'Delhi' },
  mediaOwner: { id: 'owner', name: 'Nav Prabhat' },
  variant: null,
  photo: null,
  rate: { rate: 100_000, unit: 'per_insertion', minQuantity: 1, minDuration: 1, step: 1 },
  seconds: null,
  monthly: 400_000,
  appears: { weekdays: [0, 1, 2, 3, 4, 5, 6], artworkDays: 2 },
  firstDay: '2026-12-01',
  lastDay: '2027-11-30',
}
const WALL: SelectedItem = { ...DAILY, id: 'wall', category: 'ooh', appears: null }

const WEEKLY = Array.from({ length: 12 }, (_, week) => addDays('2026-12-06', 7 * week))
const page = (over: Partial<Parameters<typeof firstDraft>[1]> = {}) => ({
  range: null,
  issues: [],
  asked: undefined,
  ...over,
})

describe('days of issue', () => {
  const draft = firstDraft(DAILY, page({ issues: WEEKLY }))
  const issues = issuesOf(DAILY, draft)

  test('that are chosen are all shown, and all sent', () => {
    expect(issues.length).toBeGreaterThan(70)
    const shown = shownIssues(issues, WEEKLY)
    expect(shown.slice(0, 62)).toEqual(issues.slice(0, 62))
    expect(shown).toEqual(expect.arrayContaining(WEEKLY))
    expect(orderOf(DAILY, draft)).toMatchObject({ days: WEEKLY, startDate: WEEKLY[0], endDate: WEEKLY.at(-1) })
  })

  test('that are not shown stay chosen when another one is ticked', () => {
    const [first = '', second = ''] = issues
    const shown = [first, second]
    expect(mergeIssues(WEEKLY, shown, [first, second])).toEqual([first, second, ...WEEKLY.slice(1)])
    expect(mergeIssues(WEEKLY, shown, [])).toEqual(WEEKLY.slice(1))
  })
})

describe('what was typed', () => {
  const RANGE = { from: '2026-12-15', until: '2027-01-14' }

  test('stays when the dialog opens again on the same page', () => {
    const first = firstDraft(WALL, page({ range: RANGE }))
    const typed = { ...first, endDate: '2027-03-01', campaignName: 'Winter' }
    expect(keptDraft(typed, firstDraft(WALL, page({ range: RANGE })))).toEqual(typed)
    expect(keptDraft(typed, firstDraft(WALL, page()))).toEqual(typed)
    const ticked = { ...firstDraft(DAILY, page()), days: WEEKLY }
    expect(keptDraft(ticked, firstDraft(DAILY, page()))).toEqual(ticked)
  })

  test('takes over days that were chosen on the page since', () => {
    const typed = { ...firstDraft(WALL, page({ range: RANGE })), endDate: '2027-03-01', campaignName: 'Winter' }
    const range = { from: '2027-02-01', until: '2027-02-28' }
    const again = keptDraft(typed, firstDraft(WALL, page({ range })))
    expect(again).toMatchObject({ campaignName: 'Winter', startDate: range.from, endDate: range.until, key: typed.key })
  })
})

test('a missing price says what it waits for', () => {
  const dates = { startDate: '2026-12-15', endDate: '2027-01-14' }
  expect(unpricedText(WALL, firstDraft(WALL, page()))).toContain('both dates')
  expect(unpricedText(WALL, { ...firstDraft(WALL, page()), ...dates })).toBeNull()
  expect(unpricedText(DAILY, firstDraft(DAILY, page()))).toContain('days of issue')
  expect(unpricedText(WALL, { ...firstDraft(WALL, page()), ...dates, endDate: '2026-12-01' })).toContain(
    'before it starts',
  )
})

describe('the name of a campaign of one item', () => {
  const dates = { startDate: '2026-12-15', endDate: '2027-01-14' }
  const nameOf = (item: SelectedItem, over = {}) =>
    suggestedName(item, { ...firstDraft(item, page()), ...over }, '2026-11-27')

  test('has its title and the days that are chosen', () => {
    expect(nameOf(WALL)).toBe('Half page, Nav Prabhat')
    expect(nameOf(WALL, dates)).toBe('Half page, Nav Prabhat, 15 Dec to 14 Jan 2027')
    expect(nameOf(DAILY)).toBe('Half page, Nav Prabhat')
    expect(nameOf(DAILY, { days: ['2026-12-06'] })).toBe('Half page, Nav Prabhat, 6 Dec')
  })

  test('is never longer than a name may be, and keeps the days', () => {
    const name = nameOf({ ...WALL, title: 'Hoarding '.repeat(20) }, dates)
    expect(name.length).toBeLessThanOrEqual(80)
    expect(name).toMatch(/Hoa, 15 Dec to 14 Jan 2027$/)
  })
})
