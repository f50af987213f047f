import type { creatives } from '../../worker/booking/bookings.table.ts'
import type { milestones } from '../../worker/booking/milestones.table.ts'
import { countingOf } from '../../worker/catalogue/rules/dues.ts'
import { mediaSpec } from '../../worker/catalogue/rules/registry/media.ts'
import { CHANNELS } from '../../worker/catalogue/rules/registry/spec.ts'
import { DEMO_ACCOUNTS } from '../../worker/identity/rules/demo.ts'
import { civilDate, daysIn } from '../../worker/kernel/rules/dates.ts'
import { toPaise } from '../../worker/kernel/rules/money.ts'
import { REFERENCES } from '../../worker/kernel/series.server.ts'
import type { series } from '../../worker/kernel/series.table.ts'
import type { documents, payments } from '../../worker/money/documents.table.ts'
import type { CatalogueRows } from '../catalogue.seed.ts'
import { groupBy } from '../group-by.ts'
import { createRandom } from '../random.ts'
import { type Blueprint, blueprintsOf, reachOf } from './blueprints.ts'
import { booksOf, settledTimes } from './books.ts'
import { type CampaignRows, confirmedAt, type Drawn, type DrawnLine, rowsOf, takePlaces } from './campaign-rows.ts'
import { sourcesOf } from './document-sources.ts'
import { chartYear, moneyOf } from './documents.ts'
import { drawLine } from './draw-line.ts'
import { feesOf } from './fees.ts'
import { walkUpload } from './history.ts'
import { clientParty } from './parties.ts'
import { type PeopleRows, peopleOf } from './people.ts'
import { keyOf, type ProofRows, proofsOf, type SeedFile } from './proofs.ts'
import { type Stock, stockOf } from './stock.ts'

/** The accounts of invented people and the campaigns of their clients, by table, in an order that foreign keys accept. */
export interface BookingRows extends PeopleRows, CampaignRows, ProofRows {
  creatives: (typeof creatives.$inferInsert)[]
  milestones: (typeof milestones.$inferInsert)[]
  documents: (typeof documents.$inferInsert)[]
  payments: (typeof payments.$inferInsert)[]
  series: (typeof series.$inferInsert)[]
}

/** Mean budget of approved campaigns. */
const MEAN = toPaise(4_80_000)
const STEP = toPaise(10_000)
/** Maximum cost of a line of a campaign without a budget. */
const DEAR = toPaise(3_20_000)

/**
 * Campaigns, bookings, documents and payments that give the figures of the back office.
 * @param now everything is relative to it: equal instant and catalogue give equal rows
 */
export function generateBookings(rows: CatalogueRows, now: Date): BookingRows & { files: SeedFile[] } {
  const today = civilDate(now)
  const oldest = Math.min(-420, 1 - daysIn({ start: `${chartYear(today)}-01-01`, end: today }) - 140)
  const { clients, ...people } = peopleOf(today, now, oldest)
  const { id: userId, company } = DEMO_ACCOUNTS.advertiser
  const buyer = { userId, company, state: 'Karnataka' }
  const party = clientParty({ ...buyer, city: 'Bangalore, Karnataka' }, 0)
  people.parties.push(party)
  const demo = { ...buyer, gstin: party.gstin ?? null }

  const drawn = drawAll(stockOf(rows), blueprintsOf(today, now, { clients, demo, oldest }), now)
  const members = new Map(
    people.owner_members.flatMap(({ ownerId, userId, state }) =>
      ownerId && state === 'approved' ? [[ownerId, userId]] : [],
    ),
  )
  members.set(DEMO_ACCOUNTS.mediaOwner.ownerId, DEMO_ACCOUNTS.mediaOwner.id)
  const written = rowsOf(drawn, members, now)
  const lines = groupBy(written.campaign_lines, ({ campaignId }) => campaignId)
  const approved = written.campaigns.filter(({ decidedAt }) => decidedAt)
  const money = moneyOf(
    approved.map(({ id: campaignId, decidedAt, starts, ends }) => {
      const own = (lines.get(campaignId) ?? []).filter(({ status }) => status !== 'declined')
      const channels = new Set(own.map(({ snapshot }) => mediaSpec({ id: snapshot.category, name: '' }).channel))
      const [channel = null] = channels.size === 1 ? channels : []
      return { id: campaignId, channel, approvedAt: decidedAt ?? 0, starts, ends, lines: own }
    }),
    today,
  )
  const proven = proofsOf(written, rows, now, today)
  const settled = settledTimes(proven.proofs, now)
  const payments = groupBy(money.payments, ({ campaignId }) => campaignId)
  const sources = sourcesOf(written, people.parties, rows.owners)
  const books = booksOf(
    approved.map(({ id: campaignId, decidedAt }) => ({
      id: campaignId,
      lines: lines.get(campaignId) ?? [],
      confirmedAt: ({ status }) => (status === 'confirmed' ? confirmedAt({ approvedAt: decidedAt ?? 0 }) : null),
      settledAt: (line) => settled.get(line.id) ?? null,
      paid: payments.get(campaignId) ?? [],
    })),
    sources,
    now,
  )
  const fees = feesOf(books.documents, sources, now)
  const artwork = artworkOf(written, now)
  return {
    ...people,
    ...written,
    ...artwork,
    ...proven,
    files: [...proven.files, ...artwork.files],
    uploads: [...proven.uploads, ...artwork.uploads],
    documents: [...books.documents, ...fees.documents],
    milestones: money.milestones,
    payments: books.payments,
    series: [
      { ...REFERENCES.campaign, n: written.campaigns.length },
      { ...REFERENCES.line, n: written.campaign_lines.length },
      { ...REFERENCES.proof, n: proven.proofs.length },
      ...books.series,
      ...fees.series,
    ],
  }
}

/** Draws the lines of all campaigns, and gives those without a budget theirs, so that the mean is right. */
function drawAll(stock: Stock, blueprints: readonly Blueprint[], now: Date): Drawn[] {
  const pools = new Map(CHANNELS.map((channel) => [channel, stock.items.filter((item) => item.channel === channel)]))
  const demoItems = (pools.get('OOH') ?? []).filter(
    ({ listing, rate }) => listing.owner.id === DEMO_ACCOUNTS.mediaOwner.ownerId && countingOf(rate) === 'months',
  )
  const others = new Map(
    [...pools].map(([channel, items]) => [
      channel,
      items.filter(({ listing }) => listing.owner.id !== DEMO_ACCOUNTS.mediaOwner.ownerId),
    ]),
  )
  const used = new Set<string>()
  const draw = (blueprint: Blueprint, budget: number | null): Drawn => {
    const random = createRandom(`${blueprint.name} ${blueprint.client.userId}`)
    const lines: DrawnLine[] = []
    let left = budget ?? Number.POSITIVE_INFINITY
    for (const [i, part] of blueprint.parts.entries()) {
      const own = lines.map(({ item }) => item.resource)
      const pool = part.isDemo
        ? demoItems.filter(({ resource }) => !used.has(resource))
        : (others.get(part.channel) ?? [])
      const share = budget === null ? DEAR : Math.floor(left / (blueprint.parts.length - i))
      const found = drawLine(
        stock,
        random,
        {
          pool: pool.filter(({ resource }) => !own.includes(resource)),
          window: part.window,
          anchor: part.anchor,
          booked: new Date(part.askedAt ?? blueprint.submittedAt),
          budget: share,
          buyer: blueprint.client,
        },
        now,
      )
      if (!found) continue
      const line = { part, ...found }
      takePlaces(stock, blueprint, line)
      if (part.isDemo) used.add(found.item.resource)
      left -= found.values.total
      lines.push(line)
    }
    if (lines.length === 0) throw new RangeError(`Nothing is free for ${blueprint.name}`)
    const cost = lines.reduce((sum, { values }) => sum + values.total, 0)
    const own = budget ?? Math.ceil(cost / STEP) * STEP
    return { blueprint: { ...blueprint, reach: blueprint.reach || reachOf(own) }, budget: own, lines }
  }
  const isShared = ({ budget }: Blueprint) => budget === 'share'
  const first = blueprints
    .filter((one) => !isShared(one))
    .map((one) => draw(one, typeof one.budget === 'number' ? one.budget : null))
  const open = blueprints.filter(isShared)
  const counted = first.filter(({ blueprint }) => blueprint.path === 'approved')
  const rest = MEAN * (counted.length + open.length) - counted.reduce((sum, { budget }) => sum + budget, 0)
  return [...first, ...sharesOf(rest, open.length).map((budget, i) => draw(open[i] as Blueprint, budget))]
}

/** A sum in uneven parts of whole ten thousands; the last takes the remainder. */
function sharesOf(sum: number, count: number): number[] {
  const random = createRandom('budgets')
  const weights = Array.from({ length: count }, () => random.int(24, 60))
  const all = weights.reduce((total, weight) => total + weight, 0)
  const shares = weights.map((weight) => Math.floor((sum * weight) / all / STEP) * STEP)
  return shares.map((share, i) =>
    i === count - 1 ? share + sum - shares.reduce((total, one) => total + one, 0) : share,
  )
}

const ARTWORK = [
  { campaign: 'Ugadi print', picture: 'artwork-neem', width: 900, height: 1260 },
  { campaign: 'Single-screen summer', picture: 'artwork-adrak', width: 1280, height: 960 },
] as const satisfies { campaign: string; picture: SeedFile['picture']; width: number; height: number }[]

/** Two files that wait for staff, each for a line that has not begun. Their bytes are known once they are written. */
function artworkOf({ campaigns, campaign_lines, approvals }: CampaignRows, now: Date) {
  const waiting = ARTWORK.map(({ campaign: name, picture, width, height }, i) => {
    const campaign = campaigns.find((one) => one.name === name)
    const line = campaign_lines.find(({ campaignId }) => campaignId === campaign?.id)
    const at = now.getTime() - (30 + 24 * i) * 3_600_000
    const id = `crt_seed-${i + 1}`
    const file = { mime: 'image/jpeg', bytes: 0, sha256: '', width, height }
    return { id, lineId: line?.id ?? '', userId: campaign?.userId ?? null, at, picture, key: keyOf(id, 'jpg'), file }
  })
  return {
    files: waiting.map(({ key, picture }) => ({ key, picture, text: '' })),
    uploads: waiting.map(({ id, lineId, userId, at, picture, key, file }) => ({
      ...{ key, purpose: 'artwork' as const, subject: lineId, userId, name: `${picture}.jpg`, ...file },
      ...{ claimedBy: id, createdAt: at },
    })),
    creatives: waiting.map(({ id, lineId, userId, at, key, file }) => ({
      ...{ id, lineId, ...walkUpload(), version: 1, uploadedBy: userId, at, file: key, ...file },
    })),
    approvals: [
      ...approvals,
      ...waiting.map(({ id, userId, at }) => ({
        id: `apr_${id}`,
        type: 'content' as const,
        subjectId: id,
        userId,
        submittedAt: at,
      })),
    ],
  }
}
