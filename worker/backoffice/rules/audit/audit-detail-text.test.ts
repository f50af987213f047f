import { describe, expect, test } from 'vitest'
import type { EventName } from '../../../kernel/rules/events/event.ts'
import type { Fact } from '../../../kernel/rules/identity/changes.ts'
import { auditFacts } from './audit-detail-text.ts'

/** `field: before → after` of each fact. */
const told = (action: EventName, subject: string | null, detail: Record<string, Fact>) =>
  auditFacts({ action, subject, detail }).map(
    ({ field, before, after }) => `${field}: ${before === undefined ? '' : `${before} → `}${after}`,
  )

test('changed fields come first, then facts; empty values, dates and amounts have words', () => {
  expect(
    told('campaign.changed', 'cmp_1', {
      lines: 2,
      total: 185_000_00,
      isLate: true,
      'firstReply.before': null,
      'firstReply.after': 3,
      starts: '2027-01-31',
      expires: '2026-12-15T12:30:00.000Z',
    }),
  ).toEqual([
    'first reply: none → 3',
    'lines: 2',
    'total: ₹1,85,000',
    'is late: yes',
    'starts: 31 Jan 2027',
    'expires: 15 Dec 2026, 18:00',
  ])
})

test('names replace ids', () => {
  const facts = auditFacts(
    { action: 'ticket.changed', subject: 'TKT-1', detail: { 'assignee.before': null, 'assignee.after': 'usr_1' } },
    (fact) => (fact === 'usr_1' ? 'Asha' : null),
  )
  expect(facts).toEqual([{ field: 'assigned to', before: 'Unassigned', after: 'Asha' }])
})

describe('a change has the same words, however its act writes it', () => {
  test.each<[EventName, string, Record<string, Fact>, string[]]>([
    ['role.changed', 'usr_1', { before: 'advertiser', after: 'mediaOwner' }, ['role: Advertiser → Media Owner']],
    ['user.changed', 'usr_1', { nameBefore: 'A', name: 'B' }, ['name: A → B']],
    ['user.suspended', 'usr_1', { before: 'active', after: 'suspended' }, ['status: Active → Suspended']],
    ['member.changed', 'owner', { from: 'view', right: 'sell' }, ['right: View → Sell']],
    ['ticket.changed', 'TKT-1', { status: 'in_progress' }, ['status: In Progress']],
    [
      'security.changed',
      'security',
      { setting: 'sessionTimeout', before: 1, after: 30 },
      ['Session timeout: 1 minute → 30 minutes'],
    ],
    [
      'security.changed',
      'security',
      { setting: 'ipWhitelist', before: '10.0.0.0/8\n203.0.113.7', after: '' },
      ['IP whitelist: 10.0.0.0/8, 203.0.113.7 → none'],
    ],
    [
      'settings.changed',
      'settings:general',
      { currencyBefore: 'INR', currency: 'EUR' },
      ['Default currency: INR, Indian rupee (₹) → EUR, euro (€)'],
    ],
    ['rule.added', 'rule:fee', { value: 1200, fromDate: '2027-01-01' }, ['fee: 12%', 'from: 1 Jan 2027']],
    ['rule.withdrawn', 'rule:fee', { fromDate: '2027-01-01' }, ['from: 1 Jan 2027']],
    ['rule.added', 'rule:milestones', { value: '[30,40,30]' }, ['advance / progress / final: 30% / 40% / 30%']],
    [
      'tax_rate.added',
      'tax:ooh',
      { sac: '998366', gstBp: 1200, supply: 'buyer', fromDate: '2027-01-01' },
      ['SAC: 998366', 'GST: 12%', 'place of supply: the state of the buyer', 'from: 1 Jan 2027'],
    ],
    ['currency_rate.added', 'currency:USD', { paise: 10_050 }, ['rate: ₹100.50']],
    [
      'post.scheduled',
      'pst_1',
      { title: 'Radio', at: '2026-12-15T12:30:00.000Z' },
      ['title: Radio', 'time of publication: 15 Dec 2026, 18:00'],
    ],
  ])('%s', (action, subject, detail, facts) => expect(told(action, subject, detail)).toEqual(facts))
})

test('of cancellation bands only the changed kinds are listed', () => {
  const band = (kept: number) => [{ days: 15, kept }]
  const bands = { outdoor: band(25), broadcast: band(50), print: band(10), creator: band(0) }
  const detail = {
    'value.before': JSON.stringify(bands),
    'value.after': JSON.stringify({ ...bands, print: band(20) }),
    fromDate: '2027-01-01',
  }
  expect(told('rule.added', 'rule:cancellation', detail)).toEqual([
    'Print: 10% from 15 days before, then 100% → 20% from 15 days before, then 100%',
    'from: 1 Jan 2027',
  ])
  expect(told('rule.withdrawn', 'rule:cancellation', { value: JSON.stringify(bands) })).toHaveLength(4)
})

test('what did not change is a fact next to the change', () => {
  expect(
    told('tax_rate.added', 'tax:ooh', {
      'gstBp.before': 1800,
      'gstBp.after': 1200,
      'sac.before': '998366',
      'sac.after': '998366',
    }),
  ).toEqual(['GST: 18% → 12%', 'SAC: 998366'])
})
