import { addDays, civilDate } from '../../worker/kernel/rules/dates.ts'
import { freeListings, inPlatform, load, networkOf, newAccounts, type Platform, say } from './bench-platform.ts'
import { killHub, ORIGIN, signInAs, startHub, stopHub } from './hub-server.ts'

// Kills the server while advertisers add lines and send campaigns. Everything acknowledged must be there afterwards,
// and nothing by halves.

const CLIENTS = 8
const WALLS = 24
const LOOPS = 3
/** Killed at another moment each time. */
const killAfterMs = (round: number) => 5_000 + ((round * 797) % 5_000)

type Headers = Record<string, string>

interface Item {
  campaign: string
  campaignName?: string
  startDate: string
  endDate: string
  inventory: { id: string }
  key: string
}

interface Added {
  campaign: { id: string; version: number; total: number; status: string; lines: { id: string; status: string }[] }
  line: { id: string }
}

/** Facts known to the advertisers of one round when the server is gone. */
interface Known {
  lines: { headers: Headers; campaign: string; line: string }[]
  sent: Map<string, Headers>
  refused: number
  /** Lines that were asked for and not answered. */
  open: { headers: Headers; item: Item }[]
  openSent: number
}

let requests = 0
/** An answer, read to its end; null when the server is gone. */
async function ask<T>(headers: Headers, path: string, body?: unknown): Promise<{ status: number; body: T } | null> {
  requests += 1
  try {
    const answer = await fetch(`${ORIGIN}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'CF-Connecting-IP': networkOf(requests) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as T }
  } catch {
    return null
  }
}

const unexpected = (what: string, { status, body }: { status: number; body: unknown }) =>
  new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`)

/** Adds a line. @returns null when the server is gone */
async function add(headers: Headers, item: Item, known: Known): Promise<Added | null> {
  const answer = await ask<Added>(headers, '/api/campaign-items', item)
  if (!answer) {
    known.open.push({ headers, item })
    return null
  }
  if (answer.status !== 201) throw unexpected('Adding a line', answer)
  const { campaign, line } = answer.body
  known.lines.push({ headers, campaign: campaign.id, line: line.id })
  return answer.body
}

/** One advertiser: campaigns of two lines, sent one after another, until the server is gone. */
async function advertise(headers: Headers, client: number, places: Places, known: Known): Promise<void> {
  for (let n = 0; n < 18; n++) {
    const dates = { startDate: places.start, endDate: addDays(places.start, 30) }
    const wall = places.walls[(client * 5 + n) % WALLS] ?? ''
    const other = n % 2 === 0 ? places.loops[n % LOOPS] : places.walls[(client * 3 + n * 7 + 1) % WALLS]
    const name = `Kill ${places.start} ${client}-${n}`
    const first = { campaign: 'new', campaignName: name, ...dates, inventory: { id: wall }, key: crypto.randomUUID() }
    const added = await add(headers, first, known)
    if (!added) return
    const { id } = added.campaign
    const second = await add(
      headers,
      { campaign: id, ...dates, inventory: { id: other ?? '' }, key: crypto.randomUUID() },
      known,
    )
    if (!second) return
    const { version, total } = second.campaign
    const sent = await ask(headers, `/api/campaigns/${id}/submit`, { version, expect: total })
    if (!sent) {
      known.openSent += 1
      return
    }
    if (sent.status === 200) known.sent.set(id, headers)
    else if (sent.status === 409) known.refused += 1
    else throw unexpected('Sending a campaign', sent)
  }
}

interface Places {
  start: string
  walls: string[]
  loops: string[]
}

const PLACED = `('held', 'requested', 'countered', 'confirmed', 'live')`
const OWN = `c.user_id LIKE 'usr_kill-%'`
const lineCount = (table: string, where: string) => `(SELECT count(*) FROM ${table} WHERE ${where})`

/** Each counts what must not be. Of all that was ever made by these accounts. */
const HALVES: Record<string, string> = {
  'held lines without places': `SELECT count(*) FROM campaign_lines l JOIN campaigns c ON c.id = l.campaign_id WHERE ${OWN}
    AND l.status IN ${PLACED} AND NOT EXISTS (SELECT 1 FROM allocations a WHERE a.taker_id = l.id)`,
  'places without held lines': `SELECT count(*) FROM allocations a WHERE a.kind = 'line' AND NOT EXISTS (
    SELECT 1 FROM campaign_lines l WHERE l.id = a.taker_id AND l.status NOT IN ('draft', 'removed', 'declined', 'withdrawn', 'expired', 'cancelled'))`,
  'campaigns that disagree with their lines': `SELECT count(*) FROM campaigns c WHERE ${OWN} AND (
    NOT EXISTS (SELECT 1 FROM campaign_lines l WHERE l.campaign_id = c.id) OR EXISTS (
      SELECT 1 FROM campaign_lines l WHERE l.campaign_id = c.id AND l.status <> CASE c.status WHEN 'pending' THEN 'held' ELSE 'draft' END))`,
  approvals: `SELECT count(*) FROM campaigns c WHERE ${OWN} AND (c.status = 'pending') <> ${lineCount('approvals p', `p.subject_id = c.id AND p.status = 'pending'`)}`,
  'audit rows of campaigns': `SELECT count(*) FROM campaigns c WHERE ${OWN} AND (
    ${lineCount('audit_log g', `g.subject = c.id AND g.action = 'campaign.created'`)} <> 1
    OR ${lineCount('audit_log g', `g.subject = c.id AND g.action = 'campaign.submitted'`)} <> (c.status = 'pending'))`,
  'audit rows of lines': `SELECT count(*) FROM campaign_lines l JOIN campaigns c ON c.id = l.campaign_id WHERE ${OWN}
    AND ${lineCount('audit_log g', `g.subject = l.id AND g.action = 'line.added'`)} <> 1`,
  notices: `SELECT count(*) FROM campaigns c WHERE ${OWN}
    AND ${lineCount('notices t', 't.subject = c.id')} <> CASE c.status WHEN 'pending' THEN 2 ELSE 0 END`,
  'lines made twice': `SELECT count(*) FROM (SELECT 1 FROM campaign_lines l JOIN campaigns c ON c.id = l.campaign_id WHERE ${OWN}
    GROUP BY c.user_id, l.key HAVING count(*) > 1)`,
}

/** The most is taken on a day on which something begins. */
const OVERSOLD = `SELECT count(*) FROM allocations a JOIN resources r ON r.id = a.resource_id
  WHERE a.taker_id IN (SELECT l.id FROM campaign_lines l JOIN campaigns c ON c.id = l.campaign_id WHERE ${OWN})
  AND r.capacity < (SELECT sum(b.quantity) FROM allocations b WHERE b.resource_id = a.resource_id
    AND b.starts <= a.starts AND b.until > a.starts AND (b.expires_at IS NULL OR b.expires_at > unixepoch() * 1000))`

async function judge({ env }: Platform) {
  const countOf = (sql: string) => env.DB.prepare(sql.replace('count(*)', 'count(*) AS n')).first<number>('n')
  const halves: string[] = []
  for (const [name, sql] of Object.entries(HALVES)) {
    const n = await countOf(sql)
    if (n !== 0) halves.push(`${name}: ${n}`)
  }
  return { halves, oversold: (await countOf(OVERSOLD)) ?? 0 }
}

/** Acknowledged lines and campaigns that are missing, by the pages of their advertisers. */
async function lostOf({ lines, sent }: Known): Promise<string[]> {
  const lost: string[] = []
  const pages = new Map<string, Added['campaign'] | undefined>()
  for (const { headers, campaign, line } of lines) {
    if (!pages.has(campaign)) {
      const page = await ask<{ campaign: Added['campaign'] }>(headers, `/api/campaigns/${campaign}`)
      pages.set(campaign, page?.status === 200 ? page.body.campaign : undefined)
    }
    const found = pages.get(campaign)?.lines.find(({ id }) => id === line)
    const isRight =
      found && (!sent.has(campaign) || (found.status === 'held' && pages.get(campaign)?.status === 'pending'))
    if (!isRight) lost.push(line)
  }
  return lost
}

/** One kill. @returns whether all is as it must be */
async function kill(round: number, run: string, places: Places) {
  // One account may hold 40 places at most, so each round has accounts of its own.
  const accounts = await inPlatform((platform) => newAccounts(platform, `kill-${run}-${round}`, CLIENTS))
  const known: Known = { lines: [], sent: new Map(), refused: 0, open: [], openSent: 0 }
  const first = await startHub()
  const clients: Headers[] = []
  for (const [n, account] of accounts.entries())
    clients.push(await signInAs(account, networkOf(60_000 + round * CLIENTS + n)))
  const work = clients.map((headers, n) => advertise(headers, n, places, known))
  await Promise.race([Promise.all(work), new Promise((resolve) => setTimeout(resolve, killAfterMs(round)))])
  await killHub(first)
  await Promise.all(work)

  const second = await startHub()
  const lost = await lostOf(known)
  let written = 0
  for (const { headers, item } of known.open) {
    const again = await ask<Added>(headers, '/api/campaign-items', item)
    if (again?.status === 200) written += 1
    else if (again?.status !== 201) throw unexpected('Sent again', again ?? { status: 0, body: null })
  }
  await stopHub(second)
  const { halves, oversold } = await inPlatform(judge)
  say(
    `kill ${round + 1} after ${killAfterMs(round)} ms: ${known.lines.length} lines and ${known.sent.size} campaigns acknowledged, ${known.refused} refused; ` +
      `lost ${lost.length}, by halves ${halves.length === 0 ? 0 : halves.join(', ')}, days oversold ${oversold}; ` +
      `unanswered ${known.open.length} lines (${written} had been written) and ${known.openSent} campaigns; load ${load()}`,
  )
  return { lines: known.lines.length, sent: known.sent.size, lost: lost.length, halves: halves.length, oversold }
}

/** Kills the server that often, each time in the middle of the work of some advertisers. */
export async function runKills(times: number): Promise<void> {
  const run = Date.now().toString(36)
  const from = addDays(civilDate(new Date()), 120)
  const found = await inPlatform(async (platform) => ({
    walls: await freeListings(platform, { capacity: 1, unit: 'per_month', from, count: WALLS }),
    loops: await freeListings(platform, { capacity: 8, unit: 'per_slot_day', from, count: LOOPS }),
  }))
  const totals = { lines: 0, sent: 0, lost: 0, halves: 0, oversold: 0 }
  for (let round = 0; round < times; round++) {
    // Half of the days of a round are those of the one before.
    const start = addDays(from, round * 16)
    const one = await kill(round, run, { ...found, start })
    for (const name of ['lines', 'sent', 'lost', 'halves', 'oversold'] as const) totals[name] += one[name]
  }
  say(
    `${times} kills: ${totals.lines} lines and ${totals.sent} campaigns acknowledged; lost ${totals.lost}, by halves ${totals.halves}, days oversold ${totals.oversold}`,
  )
  if (totals.lost + totals.halves + totals.oversold > 0) process.exitCode = 1
}
