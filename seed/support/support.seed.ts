import type { cannedAnswers, supportTickets, ticketMessages } from '../../worker/desk/support.table.ts'
import { DEMO_ACCOUNTS } from '../../worker/identity/rules/demo.ts'
import { addDays, type CivilDate, civilDate } from '../../worker/kernel/rules/dates.ts'
import { REFERENCE_BYTES, referenceOf } from '../../worker/kernel/rules/reference.ts'
import { createRandom, type Random } from '../random.ts'
import { CANNED, CITIES, TOPICS, VISITORS } from './topics.ts'

export interface SupportRows {
  support_tickets: (typeof supportTickets.$inferInsert)[]
  ticket_messages: (typeof ticketMessages.$inferInsert)[]
  canned_answers: (typeof cannedAnswers.$inferInsert)[]
}

/** Possible requesters: accounts and their campaigns of the seed. */
interface People {
  users: readonly { id: string; name: string; email: string; createdAt: string }[]
  campaigns: readonly { ref: string; userId?: string | null | undefined }[]
}

/** With the 12 open ones 300, of which 94 % are resolved. */
const RESOLVED = 282
const IN_PROGRESS = 6
/** Minutes since each open ticket came in: three wait for longer than the target. */
const OPEN_MINUTES = [12, 25, 48, 70, 95, 120, 150, 185, 225, 265, 340, 1130]
/** Half of the answers came so much before, half after the mean; both halves are alike. */
const MEAN_MINUTES = 150
const SPREAD_MINUTES = 130
/** Days from today on which answered tickets came in. The period of the figures has ninety, so none leaves it for two weeks. */
const NEWEST = -2
const OLDEST = -75

const MINUTE = 60_000
const isoAt = (ms: number) => new Date(ms).toISOString()
const ADMIN = DEMO_ACCOUNTS.admin.id

/** A ticket before its rows are made. */
interface Sketch {
  createdAt: number
  /** Minutes until the first answer; null of an open one. */
  response: number | null
  status: 'open' | 'in_progress' | 'resolved'
}

/** The tickets of the desk, oldest first. */
function sketches(random: Random, today: CivilDate, now: number): Sketch[] {
  const answered = RESOLVED + IN_PROGRESS
  const all: Sketch[] = OPEN_MINUTES.map((ago) => ({ createdAt: now - ago * MINUTE, response: null, status: 'open' }))
  for (let n = 0; n < answered; n += 1) {
    // In pairs, so that their mean is exact.
    const away = createRandom(`response ${n >> 1}`).int(0, SPREAD_MINUTES)
    const isOngoing = n >= RESOLVED
    const day = addDays(today, -random.int(-NEWEST, isOngoing ? -NEWEST + 3 : -OLDEST))
    all.push({
      createdAt: Date.parse(`${day}T10:00+05:30`) + random.int(0, 420) * MINUTE,
      response: MEAN_MINUTES + (n % 2 === 0 ? away : -away),
      status: isOngoing ? 'in_progress' : 'resolved',
    })
  }
  return all.toSorted((a, b) => a.createdAt - b.createdAt)
}

const fill = (text: string, city: string, day: number) => text.replaceAll('{city}', city).replaceAll('{day}', `${day}`)

/**
 * Tickets with their threads, and canned answers. Twelve are open; of the 300 of the period 282 are resolved, and the first answers
 * took 2.5 hours on average.
 * @param firstId the id of the first ticket
 */
export function generateSupport(people: People, now: Date, firstId = 1): SupportRows {
  const random = createRandom('support')
  const rows: SupportRows = { support_tickets: [], ticket_messages: [], canned_answers: [] }
  const demo = [DEMO_ACCOUNTS.advertiser, DEMO_ACCOUNTS.mediaOwner]
  const drawn = sketches(random, civilDate(now), now.getTime())
  for (const [n, sketch] of drawn.entries()) {
    const own = random.fork(`ticket ${n}`)
    const id = firstId + n
    const topic = own.pick(TOPICS)
    const city = own.pick(CITIES)
    const day = own.int(11, 28)
    // The demo accounts have some of each state, the newest among them.
    const demoUser = n % 24 === 5 ? demo[n % 48 === 5 ? 0 : 1] : n === drawn.length - 2 ? demo[0] : undefined
    const user =
      demoUser ??
      (own.chance(0.5)
        ? own.pick(people.users.filter(({ createdAt }) => Date.parse(createdAt) < sketch.createdAt))
        : undefined)
    const visitor = user ?? own.pick(VISITORS)
    const source = user ? 'account' : own.chance(0.6) ? 'contact' : 'mail'
    const campaign = user && people.campaigns.find(({ userId }) => userId === user.id)
    const ticket: SupportRows['support_tickets'][number] = {
      id,
      reference: referenceOf(
        'TKT',
        Uint8Array.from({ length: REFERENCE_BYTES }, () => own.int(0, 255)),
      ),
      name: visitor.name,
      email: visitor.email,
      subject: fill(topic.subject, city, day),
      message: fill(topic.question, city, day),
      priority: n % 4 === 1 ? 'high' : 'medium',
      status: sketch.status,
      source,
      senderProof: source === 'account' ? 'account' : source === 'mail' ? 'dmarc' : 'none',
      userId: user?.id ?? null,
      about: campaign && own.chance(0.6) ? campaign.ref : null,
      requestHash: `seed ${id}`,
      createdAt: isoAt(sketch.createdAt),
      lastUpdate: isoAt(sketch.createdAt),
      assignee: sketch.status === 'open' && own.chance(0.6) ? null : ADMIN,
      version: 1,
    }
    rows.support_tickets.push(ticket)
    writeThread(rows, ticket, sketch, {
      random: own,
      answer: fill(topic.answer, city, day),
      again: fill(topic.again, city, day),
      last: fill(topic.last, city, day),
    })
  }
  // Ids are in the order in which things were written, as in a database that grew.
  rows.ticket_messages.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const updatedAt = isoAt(now.getTime() - 60 * 24 * 60 * MINUTE)
  rows.canned_answers = CANNED.map((answer) => ({ ...answer, updatedAt }))
  return rows
}

interface Words {
  random: Random
  answer: string
  again: string
  last: string
}

/** Writes the messages of a ticket, and its state after them. */
function writeThread(
  rows: SupportRows,
  ticket: SupportRows['support_tickets'][number],
  { createdAt, response, status }: Sketch,
  { random, answer, again, last }: Words,
) {
  if (response === null) return
  let at = createdAt
  const write = (kind: 'received' | 'reply' | 'note', body: string, minutes: number) => {
    at += minutes * MINUTE
    rows.ticket_messages.push({
      ticketId: ticket.id ?? 0,
      kind,
      userId: kind === 'received' ? (ticket.userId ?? null) : ADMIN,
      body,
      // Without an account they answer by mail, and only a proven mail is added to a thread.
      senderProof: kind !== 'received' ? null : ticket.userId ? 'account' : 'dmarc',
      at: isoAt(at),
      key: `seed ${ticket.id} ${rows.ticket_messages.length}`,
    })
    if (kind !== 'note') ticket.version = (ticket.version ?? 1) + 1
  }
  if (random.chance(0.12)) {
    write('note', 'Called the other side: they look into it and call back.', Math.max(1, response - 10))
    write('reply', answer, response - Math.max(1, response - 10))
  } else {
    write('reply', answer, response)
  }
  ticket.firstReplyAt = isoAt(at)
  if (status === 'in_progress' || random.chance(0.6)) {
    write('received', again, random.int(15, 60))
    if (status === 'resolved' || random.chance(0.5)) write('reply', last, random.int(10, 40))
  }
  if (status === 'resolved') ticket.resolvedAt = isoAt(at)
  ticket.lastUpdate = isoAt(at)
}
