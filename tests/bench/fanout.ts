import { setTimeout as wait } from 'node:timers/promises'
import { createLiveClient } from '../../app/kit/live/live-client.ts'
import type { AdminCategory } from '../../worker/catalogue/rules/categories/category.ts'
import { LIVE_PATH } from '../../worker/kernel/rules/live/live.ts'
import { ORIGIN, prepareHub, signIn, startHub, stopHub } from './hub-server.ts'
import { RawSocket } from './raw-socket.ts'
import { median } from './vitals.ts'

/**
 * From a request that changes a category to the last of a thousand open pages: the hub of the built Worker in `wrangler
 * dev`. Then counts pages that miss a change, or receive two in another order: at once, after the object was evicted,
 * and after the server was started again. `node tests/bench/fanout.ts`; it needs some 6,000 open files (`ulimit -n`).
 */
const CLIENTS = 1_000
const AT_ONCE = 50
const ROUNDS = 20
const WARM_UP = 3
const LOST_AFTER_MS = 10_000
const BACK_WITHIN_MS = 60_000
/** An object that has been idle for ten seconds is taken from memory; its sockets stay. */
const EVICTED_AFTER_MS = 15_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const socketUrl = (origin: string, path: string) => new URL(path, origin.replace('http', 'ws'))

async function inGroups<T>(make: (index: number) => Promise<T> | T): Promise<T[]> {
  const made: T[] = []
  while (made.length < CLIENTS) {
    made.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => make(made.length + at)))))
  }
  return made
}

async function until(isTrue: () => boolean, within = LOST_AFTER_MS): Promise<boolean> {
  for (const end = Date.now() + within; !isTrue(); await wait(20)) if (Date.now() > end) return false
  return true
}

/** Sockets that note when a change came, and unfold it later: reading a thousand frames takes its time, too. */
async function openRaw(url: URL, headers?: Record<string, string>) {
  const texts: string[][] = []
  let arrivals: number[] = []
  let onAll = () => {}
  const sockets = await inGroups(async (index) => {
    const socket = new RawSocket(url, headers)
    const own: string[] = []
    texts[index] = own
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true })
      socket.addEventListener('error', () => reject(new Error(`${url} refuses socket ${index}`)), { once: true })
    })
    socket.addEventListener('message', (event) => {
      if (!('data' in event) || typeof event.data !== 'string' || !event.data.includes('"categoryUpdated"')) return
      own.push(event.data)
      arrivals.push(performance.now())
      if (arrivals.length === CLIENTS) onAll()
    })
    return socket
  })
  return {
    /** Milliseconds from just before the request to each arrival. */
    async round(request: () => Promise<unknown>): Promise<number[]> {
      arrivals = []
      const all = new Promise<void>((resolve) => {
        onAll = resolve
      })
      const start = performance.now()
      const answered = request()
      await Promise.race([all, wait(LOST_AFTER_MS)])
      await answered
      return arrivals.map((arrival) => arrival - start)
    },
    /** Number of sockets that received each change once, and all in order. */
    complete(rounds: number): number {
      const numbers = texts.map((own) => own.map((text): number => JSON.parse(text).seq))
      const isRising = (own: number[]) => own.every((seq, at) => at === 0 || seq > (own[at - 1] ?? 0))
      return numbers.filter((own) => own.length === rounds && isRising(own)).length
    },
    close() {
      for (const socket of sockets) socket.close()
    },
  }
}

async function time(headers: Record<string, string>, change: () => Promise<string>) {
  const hub = await openRaw(socketUrl(ORIGIN, LIVE_PATH), headers)
  const times: Record<'last' | 'first' | 'spread', number[]> = { last: [], first: [], spread: [] }
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const arrivals = await hub.round(change)
    if (round < WARM_UP) continue
    const [first = LOST_AFTER_MS, last = LOST_AFTER_MS] = [arrivals[0], arrivals.at(-1)]
    times.last.push(last)
    times.first.push(first)
    times.spread.push(last - first)
    await wait(50)
  }
  const row = (name: string, values: number[]) => say(`${name.padEnd(36)} ${median(values).toFixed(1).padStart(7)} ms`)
  say(`\n${CLIENTS} clients, medians of ${ROUNDS} rounds`)
  row('request to last client', times.last)
  row('  of it to the first: the write', times.first)
  row('  and from there to the last', times.spread)
  say(`${hub.complete(ROUNDS + WARM_UP)} of ${CLIENTS} heard everything once and in order`)
  hub.close()
}

/** Pages with the product's own client, which comes back by itself. */
async function openPages(headers: Record<string, string>) {
  const url = socketUrl(ORIGIN, LIVE_PATH)
  const pages = await inGroups(async () => {
    const heard: number[] = []
    const page = {
      heard,
      missed: 0,
      client: createLiveClient({ open: () => new RawSocket(url, headers), isOnline: () => true }),
    }
    page.client.listen({
      onEvent: ({ event, seq }) => event === 'categoryUpdated' && heard.push(seq),
      onMissed: () => {
        page.missed += 1
      },
    })
    page.client.start(() => {})
    await until(() => page.client.snapshot().status === 'live')
    return page
  })
  return {
    /**
     * Makes changes one after the other. @returns a sentence with the number of pages that received just these, in
     * order
     */
    async hear(change: () => Promise<unknown>, changes: number): Promise<string> {
      for (const { heard } of pages) heard.length = 0
      for (const page of pages) page.missed = 0
      for (let count = 0; count < changes; count++) await change()
      await until(() => pages.every(({ heard }) => heard.length >= changes))
      const expected = String(pages[0]?.heard)
      const whole = pages.filter(
        ({ heard, missed }) => heard.length === changes && String(heard) === expected && missed === 0,
      )
      return `${whole.length} of ${CLIENTS} heard ${changes} changes in order`
    },
    async areBack(): Promise<string> {
      await until(() => pages.every(({ client }) => client.snapshot().status === 'live'), BACK_WITHIN_MS)
      const back = pages.filter(({ client, missed }) => client.snapshot().status === 'live' && missed > 0)
      return `${back.length} of ${CLIENTS} came back by themselves and fetch anew`
    },
    close() {
      for (const { client } of pages) client.stop()
    },
  }
}

prepareHub()
let server = await startHub()
const headers = await signIn()
const ask = (path: string, body?: object) =>
  fetch(`${ORIGIN}/api/admin/categories${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const [category]: AdminCategory[] = await (await ask('')).json()
if (!category) throw new Error('There is no category to change')
let count = 0
/** One more change of the same category. */
async function change(): Promise<string> {
  count += 1
  const { id, name, icon } = category ?? {}
  const answer = await ask(`/${id}`, { name, icon, description: `Changed for the ${count}th time` })
  if (!answer.ok) throw new Error(`A change was refused: ${answer.status}`)
  return answer.text()
}

await time(headers, change)
const pages = await openPages(headers)
say(`\nat once:                 ${await pages.hear(change, 10)}`)
await wait(EVICTED_AFTER_MS)
say(`after an eviction:       ${await pages.hear(change, 10)}`)
await stopHub(server)
server = await startHub()
say(`after another start:     ${await pages.areBack()}`)
say(`                         ${await pages.hear(change, 10)}`)
pages.close()
await stopHub(server)
