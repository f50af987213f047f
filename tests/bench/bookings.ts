import { addToCampaign } from '../../worker/booking/campaigns/add-line.server.ts'
import { NewItem } from '../../worker/booking/rules/campaigns/campaign-item.ts'
import { guardCapacity } from '../../worker/catalogue/availability/places.server.ts'
import { createServiceContext } from '../../worker/compose.ts'
import { getUser } from '../../worker/identity/session.server.ts'
import type { ServiceContext } from '../../worker/kernel/context.ts'
import { addDays, civilDate } from '../../worker/kernel/rules/dates.ts'
import { parse } from '../../worker/kernel/rules/parse.ts'
import {
  type Account,
  copyRow,
  freeListings,
  inPlatform,
  load,
  networkOf,
  newAccounts,
  type Platform,
  say,
} from './bench-platform.ts'
import { runKills } from './booking-kills.ts'
import { ORIGIN, prepareHub, signInAs, startHub, stopHub } from './hub-server.ts'
import { processes, treeCpu } from './process-cpu.ts'

/**
 * Campaigns that are sent at once for the same days, over HTTP against `wrangler dev`: attempts a second, time of an answer and CPU of
 * the server, and whether as many are sent as there are places. Then the statements alone, in one runtime: write and judge in one
 * batch, against a control that reads and then writes, which has to be seen to sell a day twice.
 * `node tests/bench/bookings.ts [attempts]`; `node tests/bench/bookings.ts --kill [times]` kills the server in the middle of it.
 */
const [mode = '1000', times = '10'] = process.argv.slice(2)
const ATTEMPTS = Number(mode)
const WARM_UP = 50
/** Requests under way at a time: of a thousand at once the proxy of `wrangler dev` cuts off almost half. `never-twice.test.ts` has them all at once. */
const SOCKETS = 100

const quantile = (values: readonly number[], q: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0

interface Draft {
  id: string
  version: number
  total: number
}

interface Crowd {
  capacity: number
  listing: string
  account: Account
  drafts: Draft[]
}

/** Copies of a draft of an advertiser, by rows, for a listing that nobody has requested. */
async function makeCrowd(platform: Platform, name: string, capacity: number, unit: string): Promise<Crowd> {
  const { env, ctx } = platform
  const service: ServiceContext = createServiceContext(env, ctx, new Request(ORIGIN))
  const [account] = await newAccounts(platform, `${name}-${capacity}`, 1)
  if (!account) throw new Error('There is no account')
  const user = await getUser(service, account.id)
  const startDate = addDays(civilDate(service.now), 120)
  const [listing = ''] = await freeListings(platform, { capacity, unit, from: startDate, count: 1 })
  const body = { campaign: 'new', campaignName: name, startDate, endDate: addDays(startDate, 30) }
  const item = parse(NewItem, { ...body, inventory: { id: listing }, key: crypto.randomUUID() })
  // Objects of the Worker are not in this runtime.
  const alone = { ...service, live: { ...service.live, publish: async () => {} } }
  const { campaign, line } = await addToCampaign(alone, user, item)
  const numbered = (...names: string[]) => Object.fromEntries(names.map((of) => [of, `t.${of} || '-' || n.value`]))
  const count = WARM_UP + ATTEMPTS
  await env.DB.batch([
    await copyRow(platform, 'campaigns', campaign.id, count, numbered('id', 'ref', 'name', 'key')),
    await copyRow(platform, 'campaign_lines', line.id, count, numbered('id', 'ref', 'campaign_id', 'key')),
  ])
  const drafts = Array.from({ length: count }, (_, n) => ({
    id: `${campaign.id}-${n}`,
    version: campaign.version,
    total: campaign.total,
  }))
  return { capacity, listing, account, drafts }
}

/** The rows decide, not the answers. */
async function checkSent({ env }: Platform, { capacity, account }: Crowd): Promise<void> {
  const sent = await env.DB.prepare(`SELECT count(*) AS n FROM campaigns WHERE user_id = ? AND status = 'pending'`)
    .bind(account.id)
    .first<number>('n')
  say(`written where ${capacity} fits: ${sent} campaigns`)
  if (sent !== capacity) process.exitCode = 1
}

let submitted = 0
const submit = (headers: Record<string, string>, { id, version, total }: Draft) =>
  fetch(`${ORIGIN}/api/campaigns/${id}/submit`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'CF-Connecting-IP': networkOf(++submitted) },
    body: JSON.stringify({ version, expect: total }),
  })

/** Sends campaigns, as many at once as there are sockets. @returns the status and time of each answer */
async function sendAll(headers: Record<string, string>, drafts: readonly Draft[]) {
  const left = [...drafts]
  const answers: { status: number; ms: number }[] = []
  const send = async () => {
    for (let draft = left.pop(); draft; draft = left.pop()) {
      const began = performance.now()
      const answer = await submit(headers, draft)
      await answer.text()
      answers.push({ status: answer.status, ms: performance.now() - began })
    }
  }
  await Promise.all(Array.from({ length: SOCKETS }, send))
  return answers
}

const figures = (times: readonly number[], wall: number, cpu: number) =>
  `${(times.length / (wall / 1000)).toFixed(0)} a second, p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms, CPU ${(cpu / times.length).toFixed(2)} ms each; load ${load()}`

/** @param warm answers until the server is warm: the first of them take the places of other days */
async function overHttp(crowds: readonly Crowd[], warm: Crowd): Promise<void> {
  const server = await startHub()
  try {
    const pid = server.pid ?? 0
    const signIn = ({ account, capacity }: Crowd) => signInAs(account, networkOf(100_000 + capacity))
    const signedIn = await Promise.all(crowds.map(async (crowd) => ({ ...crowd, headers: await signIn(crowd) })))
    await sendAll(await signIn(warm), warm.drafts.slice(0, WARM_UP))
    for (const { capacity, headers, drafts } of signedIn) {
      const [cpu, began] = [treeCpu(pid), performance.now()]
      const answers = await sendAll(headers, drafts.slice(WARM_UP))
      const wall = performance.now() - began
      const times = answers.map(({ ms }) => ms)
      const of = (status: number) => answers.filter((answer) => answer.status === status).length
      say(
        `submit over HTTP, ${times.length} over ${SOCKETS} sockets where ${capacity} fits: ${of(200)} sent, ${of(409)} refused, ${times.length - of(200) - of(409)} cut off`,
      )
      say(`  ${figures(times, wall, treeCpu(pid) - cpu)}`)
      if (of(200) > capacity) process.exitCode = 1
    }
  } finally {
    await stopHub(server)
  }
}

/** Write and judge, against read and write: the same rows in the same runtime, by turns. */
async function statementsAlone({ env, ctx }: Platform, { listing, capacity }: Crowd): Promise<void> {
  const { db } = createServiceContext(env, ctx, new Request(ORIGIN))
  const insert = (taker: string, day: string) =>
    env.DB.prepare(`INSERT INTO allocations VALUES (?, 'block', ?, ?, date(?, '+31 days'), 1, NULL)`).bind(
      taker,
      listing,
      day,
      day,
    )
  const ways: Record<string, (taker: string, day: string) => Promise<unknown>> = {
    'write, then judge': (taker, day) => {
      const { sql, params } = guardCapacity(db, [taker], new Date()).toSQL()
      return env.DB.batch([insert(taker, day), env.DB.prepare(sql).bind(...params)])
    },
    'control: read, then write': async (taker, day) => {
      const used = await env.DB.prepare(
        `SELECT sum(quantity) AS n FROM allocations WHERE resource_id = ? AND until > ? AND starts < date(?, '+31 days')`,
      )
        .bind(listing, day, day)
        .first<number>('n')
      if ((used ?? 0) >= capacity) throw new Error('taken')
      return insert(taker, day).run()
    },
  }
  const children = processes().filter(({ parent }) => parent === process.pid)
  const cpuOf = () => children.reduce((sum, { pid }) => sum + treeCpu(pid), 0)
  const spent: number[] = []
  for (const [n, [name, way]] of Object.entries(ways).entries()) {
    const run = async (day: string, count: number) => {
      const began = performance.now()
      const times: number[] = []
      const attempt = (i: number) => way(`bench-${day}-${i}`, day).finally(() => times.push(performance.now() - began))
      await Promise.allSettled(Array.from({ length: count }, (_, i) => attempt(i)))
      return times
    }
    await run(`20${50 + n}-01-01`, WARM_UP)
    const day = `20${40 + n}-01-01`
    const [cpu, began] = [cpuOf(), performance.now()]
    const times = await run(day, ATTEMPTS)
    const wall = performance.now() - began
    spent.push(cpuOf() - cpu)
    const written = await env.DB.prepare(
      `SELECT count(*) AS n FROM allocations WHERE taker_id LIKE 'bench-${day}-%'`,
    ).first<number>('n')
    say(`${name}: ${written} written where ${capacity} fits`)
    say(`  ${figures(times, wall, spent[n] ?? 0)}`)
    const isControl = n > 0
    if (isControl ? (written ?? 0) <= capacity : written !== capacity) process.exitCode = 1
  }
  await env.DB.prepare(`DELETE FROM allocations WHERE taker_id LIKE 'bench-%'`).run()
  say(`  CPU, judge to control: ${((spent[0] ?? 0) / (spent[1] ?? 1)).toFixed(2)}`)
}

prepareHub()
if (mode === '--kill') await runKills(Number(times))
else {
  const run = `crowd-${Date.now().toString(36)}`
  const crowds = await inPlatform(async (platform) => [
    await makeCrowd(platform, run, 1, 'per_month'),
    await makeCrowd(platform, run, 8, 'per_slot_day'),
    await makeCrowd(platform, `${run}-warm`, 1, 'per_month'),
  ])
  const [wall, loop, warm] = crowds
  if (!wall || !loop || !warm) throw new Error('There is no crowd')
  await overHttp([wall, loop], warm)
  await inPlatform(async (platform) => {
    for (const crowd of [wall, loop]) {
      await checkSent(platform, crowd)
      await statementsAlone(platform, crowd)
    }
  })
}
