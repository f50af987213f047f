import { OBJECTIVES } from '../../worker/booking/rules/campaigns/campaign-edit.ts'
import type { Channel } from '../../worker/catalogue/rules/registry/spec.ts'
import { addDays, type CivilDate, type DateSpan } from '../../worker/kernel/rules/dates.ts'
import { toPaise } from '../../worker/kernel/rules/money.ts'
import { createRandom } from '../random.ts'
import type { CampaignPath, LinePath } from './history.ts'
import { type Client, ONCE } from './people.ts'
import type { Anchor } from './stock.ts'

/** A line that a campaign wants. */
export interface Part {
  channel: Channel
  /** Of the demo owner alone. */
  isDemo?: boolean
  window: DateSpan
  anchor: Anchor
  path: LinePath
  /** Instant at which its owner is asked, where that is not the approval. */
  askedAt?: number
}

/** A campaign before its lines are drawn. */
export interface Blueprint {
  client: Client
  name: string
  objective: (typeof OBJECTIVES)[number]
  reach: string
  /** Paise; `lines`: the cost of its lines; `share`: scaled so that the mean is right. */
  budget: number | 'lines' | 'share'
  path: CampaignPath
  submittedAt: number
  approvedAt: number
  parts: Part[]
}

const HOUR = 3_600_000
/** Between sending and the first day: the longest lead time, magazines and events, is 42 days. */
const LEAD = 46

const COUNTS = {
  completed: { Television: 36, Digital: 31, OOH: 27, Radio: 16, Print: 9 },
  active: { Television: 11, Digital: 10, OOH: 12, Radio: 6, Print: 3 },
  planned: { Digital: 6, OOH: 3, Radio: 2, Print: 3 },
} as const satisfies Record<string, Partial<Record<Channel, number>>>

const THEMES = [
  'Launch',
  'Festive offer',
  'New stores',
  'Season sale',
  'Awareness',
  'Wedding season',
  'Back to school',
  'Monsoon',
  'Summer',
  'Harvest',
  'Anniversary',
  'Weekend',
  'New range',
  'Exchange offer',
  'Home days',
  'Holiday',
]

/** Channels in turn, so that none comes all at once. */
function inTurn(counts: Partial<Record<Channel, number>>): Channel[] {
  const all = Object.entries(counts).flatMap(([channel, count]) =>
    Array.from({ length: count }, (_, i) => ({ channel: channel as Channel, at: (i + 0.5) / count })),
  )
  return all.toSorted((a, b) => a.at - b.at).map(({ channel }) => channel)
}

const span = (today: CivilDate, from: number, until: number): DateSpan => ({
  start: addDays(today, from),
  end: addDays(today, until),
})

/**
 * Every campaign of the seed, those whose days matter most first.
 * @param demo the demo advertiser
 * @param oldest days from today to the first approval
 */
export function blueprintsOf(
  today: CivilDate,
  now: Date,
  { clients, demo, oldest }: { clients: readonly Client[]; demo: Client; oldest: number },
): Blueprint[] {
  const random = createRandom('campaigns')
  const names = new Map<string, number>()
  const all: Blueprint[] = []
  const returning = clients.slice(0, -ONCE)
  let turn = 0
  const noon = (day: number) => Date.parse(`${addDays(today, day)}T12:00+05:30`)
  const nextName = (client: Client) => {
    const theme = THEMES[(turn * 7) % THEMES.length] ?? ''
    const count = (names.get(`${client.userId} ${theme}`) ?? 0) + 1
    names.set(`${client.userId} ${theme}`, count)
    return count > 1 ? `${theme} ${count}` : theme
  }
  const clientNamed = (company: string) => clients.find((client) => client.company === company) ?? demo
  const add = ({ approved, ...of }: Partial<Blueprint> & { approved?: number; parts: Part[] }) => {
    turn++
    const client = of.client ?? returning[turn % returning.length] ?? demo
    const approvedAt = of.approvedAt ?? noon(approved ?? 0)
    all.push({
      client,
      name: nextName(client),
      objective: OBJECTIVES[turn % OBJECTIVES.length] ?? 'Sales',
      reach: '',
      budget: 'lines',
      path: 'approved',
      submittedAt: approvedAt - 30 * HOUR,
      approvedAt,
      ...of,
    })
  }
  const part = (channel: Channel, window: DateSpan, anchor: Anchor = 'start', more: Partial<Part> = {}): Part => ({
    channel,
    window,
    anchor,
    path: 'confirmed',
    ...more,
  })
  const demoPart = (from: number, until: number, more: Partial<Part> = {}) =>
    part('OOH', span(today, from, until), 'start', { isDemo: true, ...more })

  // The demo advertiser and the three requests to the demo owner: 4, 9 and 22 hours are left.
  const asked = (left: number) => now.getTime() - (48 - left) * HOUR
  add({
    client: demo,
    name: 'Filter coffee, winter',
    objective: 'Brand Awareness',
    reach: '2M+',
    approved: -100,
    parts: [
      part('OOH', span(today, -54, -20)),
      demoPart(-8, 26),
      demoPart(32, 66, { path: 'asked', askedAt: asked(4) }),
      part('OOH', span(today, 34, 68), 'start', { path: 'declined' }),
    ],
  })
  add({
    client: demo,
    name: 'Summer cold brew',
    objective: 'Product Launch',
    reach: '1.5M+',
    approvedAt: asked(9),
    parts: [demoPart(40, 74, { path: 'requested' })],
  })
  add({ approvedAt: asked(22), parts: [demoPart(45, 80, { path: 'requested' })] })

  // Waiting for staff, thirty days each.
  const pending = (
    company: string,
    name: string,
    hours: number,
    budget: number,
    first: number,
    channels: Channel[],
    reach: string,
  ) =>
    add({
      client: clientNamed(company),
      name,
      reach,
      path: 'pending',
      budget: toPaise(budget),
      submittedAt: now.getTime() - hours * HOUR,
      parts: channels.map((channel, i) =>
        part(channel, span(today, first, first + 29), i === 0 ? 'all' : 'start', { path: 'held' }),
      ),
    })
  pending('Thanda Beverages', 'Winter launch, Hyderabad', 0.2, 25_00_000, 48, ['Digital', 'OOH', 'Radio'], '5M+')
  pending('Bolo Telecom', 'New year data packs', 0.8, 9_80_000, 50, ['Digital', 'Radio'], '3M+')
  pending('Pankh Airways', 'Republic Day fares', 2, 7_40_000, 55, ['Digital'], '2M+')
  pending(demo.company, 'Estate coffee, new pack', 3, 4_50_000, 52, ['Digital', 'Radio'], '1M+')
  pending('Aangan Homes', 'New towers, site visits', 23, 18_40_000, 60, ['Digital', 'OOH'], '8M+')
  pending('Swarna Jewels', 'Sankranti radio burst', 50, 6_50_000, 49, ['Digital', 'Radio'], '2M+')
  add({
    client: demo,
    name: 'Gift boxes',
    path: 'draft',
    parts: [part('Digital', span(today, 60, 89), 'all', { path: 'draft' })],
  })

  // Under way. Two have begun in the last fifteen days.
  add({
    client: clientNamed('Raftaar EV'),
    name: 'Raftaar on wheels',
    objective: 'Product Launch',
    reach: '3M+',
    budget: toPaise(12_40_000),
    approved: -31,
    parts: [demoPart(-14, 20), demoPart(-13, 24), demoPart(-8, 26)],
  })
  add({
    client: clientNamed('Noor Skincare'),
    name: 'Glow tour, malls',
    reach: '1.6M+',
    budget: toPaise(9_60_000),
    approved: -32,
    parts: [demoPart(-9, 25), demoPart(-5, 29), demoPart(-4, 30)],
  })
  let atDemo = 0
  for (const channel of inTurn(COUNTS.active)) {
    const start = -random.int(48, 70)
    const first = part(channel, span(today, start, start + 34))
    const approved = start - LEAD + 1
    if (channel === 'OOH' && atDemo < 10) {
      const from = -random.int(6, 9)
      // The first of them runs on for twenty days at least.
      const parts = [0, 7, 28].map((later) => demoPart(from + later, from + later + 34))
      add({
        approved,
        parts: [first, ...parts, atDemo === 0 ? demoPart(8, 42) : part('OOH', span(today, start, start + 40))],
      })
      atDemo++
      continue
    }
    const end = random.int(28, 36)
    add({ approved, budget: 'share', parts: [first, part(channel, span(today, end - 34, end), 'end')] })
  }

  // Approved, and none begins within twenty days.
  add({
    client: clientNamed('Neem & Leaf'),
    name: 'Ugadi print',
    reach: '1.2M+',
    budget: toPaise(3_80_000),
    approved: -6,
    parts: [part('Print', span(today, 125, 150))],
  })
  add({
    client: clientNamed('Adrak & co.'),
    name: 'Single-screen summer',
    reach: '2.4M+',
    budget: toPaise(5_20_000),
    approved: -12,
    parts: [part('OOH', span(today, 129, 165))],
  })
  for (const channel of inTurn(COUNTS.planned)) {
    const start = random.int(36, 120)
    add({
      approved: -random.int(3, 17),
      budget: 'share',
      parts: [part(channel, span(today, start, start + random.int(30, 40)))],
    })
  }

  // Over since day -46.
  const completed = (end: number, channels: readonly Channel[], more: Partial<Blueprint> = {}) => {
    const start = end - random.int(32, 44)
    add({
      approved: start - LEAD + 1,
      budget: 'share',
      ...more,
      parts: channels.map((channel) => part(channel, span(today, start, end))),
    })
  }
  completed(-48, ['Television', 'Television', 'Television', 'Television'], {
    client: clientNamed('Kadam Shoes'),
    name: 'Festive television, Hindi belt',
    reach: '24M+',
    budget: toPaise(62_00_000),
  })
  completed(-80, ['OOH', 'Digital', 'OOH', 'Digital'], {
    client: clientNamed('Jodo Mobile'),
    name: 'College season',
    reach: '6M+',
    budget: toPaise(14_20_000),
  })
  const channels = inTurn(COUNTS.completed)
  const first = oldest + LEAD + 44
  for (const [i, channel] of channels.entries()) {
    const end = Math.round(-46 + ((first + 46) * i) / channels.length)
    // Within the last year: the first are the newest.
    const nth = i / ONCE - 1
    const once = Number.isInteger(nth) && nth >= 0 && nth < ONCE ? clients.at(-1 - nth) : undefined
    completed(
      end,
      Array.from({ length: random.int(2, 3) }, () => channel),
      once && { client: once },
    )
  }
  return all
}

/** Number of people that a budget reaches, as staff enter it: `5M+`. */
export const reachOf = (budget: number): string => `${Math.max(0.2, Math.round(budget / toPaise(50_000)) / 10)}M+`
