import { describe, expect, test } from 'vitest'
import { loopReason, referenceIn, withoutQuote } from './mail.ts'

const FROM = 'farah@thanda.example'

test.each([
  ['Re: [TKT-7K2M9Q] Your message', 'TKT-7K2M9Q'],
  ['AW: tkt-7k2m9q', 'TKT-7K2M9Q'],
  ['TKT-7K2M9QX', null],
  ['Hello', null],
])('%s names %s', (subject, reference) => expect(referenceIn(subject)).toBe(reference))

describe('a loop', () => {
  test.each<[string, Record<string, string>, string, string | null]>([
    ['of a person', {}, FROM, null],
    ['that says it is of a person', { 'Auto-Submitted': 'no' }, FROM, null],
    ['of an absence', { 'Auto-Submitted': 'auto-replied' }, FROM, 'automatic'],
    ['of a list', { 'List-Id': '<all.example>' }, FROM, 'list'],
    ['in bulk', { Precedence: 'Bulk' }, FROM, 'bulk'],
    ['that came back', {}, 'mailer-daemon@thanda.example', 'bounce'],
    ['of ours', {}, 'hello@adchowk.example', 'own'],
  ])('mail %s', (_, headers, from, reason) =>
    expect(loopReason({ headers: (name) => [headers[name] ?? []].flat(), from }, ['hello@adchowk.example'])).toBe(
      reason,
    ),
  )
})

test.each([
  ['Yes, fine.\n\nOn Fri, 20 Nov 2026 at 09:31, AdChowk wrote:\n> Is that all right?', 'Yes, fine.'],
  ['Thanks\r\n\r\n-----Original Message-----\r\nFrom: us', 'Thanks'],
  ['One\n> quoted\nTwo\n> the end', 'One\n> quoted\nTwo'],
  ['> only quoted', '> only quoted'],
])('%j says %j', (text, own) => expect(withoutQuote(text)).toBe(own))
