import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addToCampaign } from '../../../worker/booking/campaigns/add-line.server.ts'
import { placesOf } from '../../../worker/booking/campaigns/submit.server.ts'
import { campaignLines, campaigns } from '../../../worker/booking/campaigns.table.ts'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { guardCapacity, placeStatements } from '../../../worker/catalogue/availability/places.server.ts'
import { allocations } from '../../../worker/catalogue/calendar.table.ts'
import { spansOf } from '../../../worker/catalogue/rules/availability/spans.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import { addDays, type CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { DomainError } from '../../../worker/kernel/rules/errors.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { commit } from '../../../worker/kernel/sql/statements.server.ts'
import {
  itemOf,
  lineIn,
  newDraft,
  newOwner,
  newPerson,
  newRequest,
  newWall,
  outcomes,
  send,
} from '../../support/bookings.ts'
import { buildGroup } from '../../support/rows.ts'
import { service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

const { db } = service

/** One account may hold no more than 40 places. */
const PEOPLE = 20
let people: CurrentUser[]
let owner: CurrentUser
beforeAll(async () => {
  owner = await newOwner()
  people = []
  for (let n = 0; n < PEOPLE; n++) people.push(await newPerson())
})

const personOf = (n: number): CurrentUser => {
  const person = people[n % PEOPLE]
  if (!person) throw new Error('nobody')
  return person
}

/** A copy of a row for each number, with some columns of its own. */
function copyRows(table: typeof campaigns | typeof campaignLines, id: string, count: number, own: Record<string, SQL>) {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => own[name] ?? sql.raw(`t."${name}"`))
  const numbers = JSON.stringify(Array.from({ length: count }, (_, n) => ({ n, user: personOf(n).id })))
  return db
    .insert(table)
    .select(
      sql`select ${sql.join(columns, sql`, `)} from json_each(${numbers}) as c cross join ${table} t where t.id = ${id}`,
    )
}

interface Attempt {
  user: CurrentUser
  draft: Campaign
}

/** Copies of a draft by rows, of different advertisers: the requests to send them are real. */
async function copiesOf(draft: Campaign, count: number): Promise<Attempt[]> {
  const line = lineIn(draft)
  const copy = (of: string) => sql`${`${of}-`} || (c.value ->> 'n')`
  await db.batch([
    copyRows(campaigns, draft.id, count, {
      id: copy(draft.id),
      ref: copy(draft.ref),
      user_id: sql`c.value ->> 'user'`,
      name: copy(draft.name),
      key: copy(draft.id),
    }),
    copyRows(campaignLines, line.id, count, {
      id: copy(line.id),
      ref: copy(line.ref),
      campaign_id: copy(draft.id),
      key: copy(line.id),
    }),
  ])
  return Array.from({ length: count }, (_, n) => ({
    user: personOf(n),
    draft: { ...draft, id: `${draft.id}-${n}`, lines: [{ ...line, id: `${line.id}-${n}` }] },
  }))
}

interface Taken {
  taker: string
  starts: CivilDate
  until: CivilDate
  quantity: number
}

const takenOf = (resource: string) =>
  rowsOf<Taken>('SELECT taker_id AS taker, starts, until, quantity FROM allocations WHERE resource_id = ?', resource)

/** Quantity taken on each day, counted day by day. */
function usedByDay(taken: readonly Taken[]): Map<CivilDate, number> {
  const used = new Map<CivilDate, number>()
  for (const { starts, until, quantity } of taken) {
    for (let day = starts; day < until; day = addDays(day, 1)) used.set(day, (used.get(day) ?? 0) + quantity)
  }
  return used
}

const sendIt = ({ user, draft }: Attempt): Promise<unknown> => send(user, draft)

/** Takes the places of a line in the batch that every verb makes of it, and nothing else. */
const takeIt = ({ draft }: Attempt): Promise<unknown> => {
  const line = lineIn(draft)
  const writes = db.batch([...placeStatements(db, placesOf(line, null)), guardCapacity(db, [line.id], service.now)])
  return commit(writes, async () => new DomainError('taken', 'These days are taken'))
}

/** Makes all attempts at once. @returns those that succeeded, and those refused for another reason */
async function atOnce(attempts: readonly Attempt[], attempt: (one: Attempt, n: number) => Promise<unknown> = sendIt) {
  const answers = await Promise.allSettled(attempts.map(attempt))
  const other = answers.flatMap((answer) =>
    answer.status === 'rejected' && answer.reason.code !== 'taken' ? [String(answer.reason)] : [],
  )
  expect(other).toEqual([])
  return {
    done: attempts.filter((_, n) => answers[n]?.status === 'fulfilled'),
    refused: attempts.filter((_, n) => answers[n]?.status === 'rejected'),
  }
}

/** A number that follows from the draft alone, for an order that is the same in each run. */
const shuffled = ({ draft }: Attempt): number =>
  [...draft.id].reduce((hash, char) => (Math.imul(hash, 31) + char.charCodeAt(0)) | 0, 7)

/** Neighbours want the same: the order of a shuffled pack. */
const inAnyOrder = (attempts: readonly Attempt[]) => attempts.toSorted((a, b) => shuffled(a) - shuffled(b))

const takersOf = (attempts: readonly Attempt[]) => attempts.map(({ draft }) => lineIn(draft).id).sort()

describe('at once', () => {
  const MANY = 1_000
  /** Of the thousand one in ten is a whole campaign; one in a hundred comes before them. */
  const WHOLE = 10
  const EARLY = 100
  const MIXED = 120
  const KINDS = 40
  /** They wait for one another, and longer on a busy machine. */
  const PATIENCE = 180_000

  test(
    'a thousand for the same days of a wall and of a loop of eight slots get exactly what there is',
    async () => {
      const places = [
        { category: 'ooh', id: 'crowd-wall', capacity: 1, unit: 'per_month' },
        { category: 'dooh', id: 'crowd-loop', capacity: 8, unit: 'per_slot_day' },
      ] as const
      const attempts: Attempt[] = []
      for (const { category, ...place } of places) {
        await buildGroup(db, { category, group: place.id }, place)
        attempts.push(...(await copiesOf(await newDraft(personOf(0), [place.id]), MANY / places.length)))
      }
      const isWhole = (n: number) => n % WHOLE === 0
      const crowd = inAnyOrder(attempts)
      // A campaign reads twice before it writes: then the others begin.
      const start = takenOf('crowd-wall').then(() => takenOf('crowd-wall'))
      const { done } = await atOnce(crowd, async (one, n) => {
        if (isWhole(n)) return sendIt(one)
        if (n % EARLY !== 1) await start
        return takeIt(one)
      })
      for (const { id, capacity } of places) {
        const ofPlace = done.filter(({ draft }) => lineIn(draft).resource === id)
        expect(ofPlace).toHaveLength(capacity)
        const taken = await takenOf(id)
        expect(taken.map(({ taker }) => taker).sort()).toEqual(takersOf(ofPlace))
        expect(new Set(usedByDay(taken).values())).toEqual(new Set([capacity]))
        expect(usedByDay(taken).size).toBe(31)
      }
      const all = JSON.stringify(attempts.map(({ draft }) => draft.id))
      const sent = done.filter((one) => isWhole(crowd.indexOf(one)))
      for (const what of [
        "audit_log WHERE action = 'campaign.submitted' AND subject",
        'approvals WHERE subject_id',
        "campaigns WHERE status = 'pending' AND id",
      ]) {
        expect(await rowsOf(`SELECT 1 FROM ${what} IN (SELECT value FROM json_each(?))`, all)).toHaveLength(sent.length)
      }
      // Drafts have no places.
      await db
        .delete(allocations)
        .where(inArray(allocations.takerId, takersOf(done.filter((one) => !sent.includes(one)))))
    },
    PATIENCE,
  )

  test(
    'those for mixed days and quantities take no day twice, and none is refused what there is',
    async () => {
      const author = await newPerson()
      const capacities = { 'mixed-1': 1, 'mixed-2': 2, 'mixed-3': 3 }
      const made = Object.entries(capacities)
      for (const [id, capacity] of made) await buildGroup(db, { category: 'ooh', group: id }, { id, capacity })
      const attempts: Attempt[] = []
      for (let kind = 0; kind < KINDS; kind++) {
        const [id = '', capacity = 1] = made[kind % made.length] ?? []
        const startDate = addDays('2026-12-15', (kind * 37) % 170)
        const asked = {
          startDate,
          endDate: addDays(startDate, 29 + ((kind * 13) % 60)),
          quantity: 1 + (kind % capacity),
        }
        attempts.push(...(await copiesOf(await newDraft(author, [id], asked), MIXED / KINDS)))
      }
      const { done, refused } = await atOnce(inAnyOrder(attempts))
      for (const [id, capacity] of made) {
        const of = (some: readonly Attempt[]) => some.filter(({ draft }) => lineIn(draft).resource === id)
        const taken = await takenOf(id)
        expect(taken.map(({ taker }) => taker).sort()).toEqual(takersOf(of(done)))
        const used = usedByDay(taken)
        expect(Math.max(...used.values())).toBe(capacity)
        for (const { draft } of of(refused)) {
          const { quantity } = lineIn(draft)
          const wanted = usedByDay(spansOf(lineIn(draft)).map((span) => ({ ...span, taker: '', quantity })))
          expect([...wanted].some(([day, more]) => (used.get(day) ?? 0) + more > capacity)).toBe(true)
        }
      }
    },
    PATIENCE,
  )
})

/** Holds run out while they are confirmed, and the clocks of two isolates are up to 40 ms apart. */
test('an owner who confirms at the last moment and a rival never both have the days, and one of them has', async () => {
  const RACES = 20
  const SKEW = 40
  const until = Date.parse('2026-11-22T12:00:00+05:30')
  const results = { owner: 0, rival: 0 }
  const [advertiser, rival] = [await newPerson(), await newPerson()]
  for (let n = 0; n < RACES; n++) {
    const wall = await newWall()
    const line = lineIn(await newRequest(advertiser, [wall]))
    const draft = await newDraft(rival, [wall])
    const at = (skew: number) => ({ ...service, now: new Date(until + skew) })
    const [first, second] = [29, 53].map((step) => ((n * step) % (2 * SKEW + 1)) - SKEW)
    const confirm = async () => {
      // Sending asks more of the database before its batch: with a head start it comes first at times.
      for (let read = 0; read < n % 8; read++) await takenOf(wall)
      return confirmLine(at(first ?? 0), owner, line)
    }
    const [confirmed, sent] = await Promise.allSettled([confirm(), send(rival, draft, at(second ?? 0))])
    if (confirmed.status === 'fulfilled') results.owner++
    if (sent.status === 'fulfilled') results.rival++
    // A hold that ran out stays as a row until the sweep, but takes no place.
    const live = await rowsOf(
      'SELECT taker_id FROM allocations WHERE resource_id = ? AND (expires_at IS NULL OR expires_at > ?)',
      wall,
      until + SKEW,
    )
    const winner = confirmed.status === 'fulfilled' ? line : lineIn(draft)
    expect(live).toEqual([{ taker_id: winner.id }])
  }
  expect(results.owner + results.rival).toBe(RACES)
  expect(results.owner).toBeGreaterThan(0)
  expect(results.rival).toBeGreaterThan(0)
})

describe('answers that are lost after the commit', () => {
  /** An isolate that ends between the commit and its answer. */
  const dying: ServiceContext = {
    ...service,
    live: { ...service.live, publish: () => Promise.reject(new Error('ended')) },
  }

  test('and asked for again, five at once, make one line', async () => {
    const wall = await newWall()
    for (let n = 0; n < 10; n++) {
      const user = await newPerson()
      const item = itemOf(wall)
      await expect(addToCampaign(dying, user, item)).rejects.toThrow('ended')
      const again = await Promise.all(Array.from({ length: 5 }, () => addToCampaign(service, user, item)))
      expect(again.every(({ isReplay }) => isReplay)).toBe(true)
      const lines = await rowsOf<{ id: string }>(
        'SELECT l.id FROM campaign_lines l JOIN campaigns c ON c.id = l.campaign_id WHERE c.user_id = ?',
        user.id,
      )
      expect(lines).toHaveLength(1)
      expect(new Set(again.map(({ line }) => line.id))).toEqual(new Set(lines.map(({ id }) => id)))
    }
  })

  test('of a submission take the days once, and the same submission is then refused with the campaign as it is', async () => {
    const wall = await newWall()
    const user = await newPerson()
    const draft = await newDraft(user, [wall])
    await expect(send(user, draft, dying)).rejects.toThrow('ended')
    expect(await outcomes(Array.from({ length: 5 }, () => send(user, draft)))).toEqual({ conflict: 5 })
    expect(await takenOf(wall)).toHaveLength(1)
    expect(await rowsOf('SELECT 1 FROM approvals WHERE subject_id = ?', draft.id)).toHaveLength(1)
  })
})
