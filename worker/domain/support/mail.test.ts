import { describe, expect, test } from 'vitest'
import { isProvenSender, loopReason, referenceIn, withoutQuote } from './mail.ts'

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
    expect(loopReason(new Headers(headers), { from, own: ['hello@adchowk.example'] })).toBe(reason),
  )
})

describe('who sent it', () => {
  test.each([
    ['mx.cloudflare.net; dkim=pass header.d=thanda.example; dmarc=pass header.from=thanda.example', true],
    ['mx.cloudflare.net; dkim=pass header.d=thanda.example header.s=a; dmarc=none', true],
    ['mx.cloudflare.net; spf=pass smtp.mailfrom=bounce@mail.thanda.example; dmarc=none', true],
    ['mx.cloudflare.net; dkim=pass header.d=evil.example; dmarc=none', false],
    ['mx.cloudflare.net; dkim=pass header.d=notthanda.example; spf=pass smtp.mailfrom=x@evil.example', false],
    ['mx.cloudflare.net; dkim=pass header.d=thanda.example; dmarc=fail', false],
    ['mx.evil.example; dmarc=pass', false],
    ['mx.cloudflare.net; dmarc=none, mx.cloudflare.net; dmarc=pass', false],
    ['', false],
  ])('%s proves the address: %s', (results, isProven) =>
    expect(isProvenSender(new Headers(results ? { 'Authentication-Results': results } : {}), FROM)).toBe(isProven),
  )
})

test.each([
  ['Yes, fine.\n\nOn Fri, 20 Nov 2026 at 09:31, AdChowk wrote:\n> Is that all right?', 'Yes, fine.'],
  ['Thanks\r\n\r\n-----Original Message-----\r\nFrom: us', 'Thanks'],
  ['One\n> quoted\nTwo\n> the end', 'One\n> quoted\nTwo'],
  ['> only quoted', '> only quoted'],
])('%j says %j', (text, own) => expect(withoutQuote(text)).toBe(own))
