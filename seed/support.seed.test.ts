import { expect, test } from 'vitest'
import { firstReplyOf } from '../worker/desk/rules/support/first-reply.ts'
import { DEMO_ACCOUNTS } from '../worker/identity/rules/demo.ts'
import { generateSupport } from './support/support.seed.ts'

const users = Array.from({ length: 40 }, (_, i) => ({
  id: `usr_${i}`,
  name: `Asha ${i}`,
  email: `asha-${i}@kaveri.example`,
  createdAt: '2026-01-01T00:00:00.000Z',
}))
const campaigns = [{ ref: 'CMP-0001', userId: DEMO_ACCOUNTS.advertiser.id }]

test.each(['2026-11-25T00:20:00+05:30', '2027-03-01T12:00:00+05:30'])(
  'the desk of %s says what it should',
  (instant) => {
    const now = new Date(instant)
    const { support_tickets: tickets, ticket_messages: messages } = generateSupport({ users, campaigns }, now)
    const inState = (state: string) => tickets.filter(({ status }) => status === state).length
    expect([tickets.length, inState('open'), inState('in_progress'), inState('resolved')]).toEqual([300, 12, 6, 282])
    expect(tickets.filter(({ status, priority }) => status === 'open' && priority === 'high')).toHaveLength(3)

    const waits = tickets.flatMap(({ createdAt, firstReplyAt }) =>
      firstReplyAt ? [Date.parse(firstReplyAt) - Date.parse(createdAt)] : [],
    )
    expect(waits.reduce((sum, wait) => sum + wait, 0) / waits.length / 3_600_000).toBe(2.5)

    expect(new Set(tickets.map(({ reference }) => reference)).size).toBe(300)
    expect(new Set(messages.map(({ key }) => key)).size).toBe(messages.length)
    const times = [
      ...tickets.flatMap((one) => [one.createdAt, one.lastUpdate ?? '', one.resolvedAt ?? '']),
      ...messages.map(({ at }) => at),
    ]
    expect(times.filter((at) => at > now.toISOString())).toEqual([])
    const oldest = tickets[0]?.createdAt ?? ''
    expect(now.getTime() - Date.parse(oldest)).toBeLessThan(77 * 24 * 3_600_000)

    const waiting = tickets.filter(({ status }) => status === 'open')
    const overdue = waiting.filter(
      ({ createdAt }) => firstReplyOf({ createdAt, firstReplyAt: null, status: 'open', isSpam: false }, now)?.isOverdue,
    )
    expect(overdue).toHaveLength(3)
    for (const account of [DEMO_ACCOUNTS.advertiser, DEMO_ACCOUNTS.mediaOwner]) {
      expect(tickets.filter(({ userId }) => userId === account.id).length).toBeGreaterThan(3)
    }
  },
)

test('the same instant gives the same rows', () => {
  const generate = () => generateSupport({ users, campaigns }, new Date('2026-11-25T11:00:00+05:30'))
  expect(generate()).toEqual(generate())
})
