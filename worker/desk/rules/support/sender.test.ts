import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SenderProof, senderProof, senderText } from './sender.ts'

const FROM = 'farah@thanda.example'
const proofOf = (results: readonly string[], envelope = FROM) => senderProof(results, { from: FROM, envelope })
const SERVER = 'mx.cloudflare.net'

describe('results of our receiver', () => {
  test.each<[results: string, proof: SenderProof]>([
    ['dkim=pass header.d=thanda.example; dmarc=pass header.from=thanda.example policy.dmarc=none', 'dmarc'],
    ['dmarc=pass (p=reject) header.from=Thanda.Example;', 'dmarc'],
    ['DMARC = Pass (nice) header.from (here) = (it is) thanda.example', 'dmarc'],
    ['dmarc/1=pass reason="all good; dmarc=fail" header.from=thanda.example', 'dmarc'],
    ['dmarc (a (nested; dmarc=fail) comment) / 1 = pass header . from = thanda.example', 'dmarc'],
    ['dmarc=pass\r\n\theader.from=thanda.example;\r\n\tspf=none smtp.helo=mail.example', 'dmarc'],
    ['dkim=pass header.d=thanda.example header.s=a header.b=aB/x=; dmarc=none', 'dkim'],
    ['dkim=fail header.d=thanda.example; dkim=pass header.d=mail.thanda.example', 'dkim'],
    ['spf=none smtp.helo=out.thanda.example; spf=pass smtp.mailfrom=bounce@mail.thanda.example; dmarc=none', 'spf'],
    ['spf=pass (domain of "a b"@thanda.example) smtp.mailfrom="a b"@thanda.example', 'spf'],
    // A policy that fails decides, even when other checks pass.
    ['dkim=pass header.d=thanda.example; spf=pass smtp.mailfrom=a@thanda.example; dmarc=fail', 'none'],
    ['dmarc=temperror header.from=thanda.example; dkim=pass header.d=thanda.example', 'none'],
    ['dmarc=bestguesspass header.from=thanda.example; dkim=pass header.d=thanda.example', 'none'],
    ['dmarc / 1 = fail; dkim=pass header.d=thanda.example', 'none'],
    ['dmarc=fail; dmarc=pass header.from=thanda.example', 'none'],
    ['dmarc=pass header.from=thanda.example; dmarc=pass header.from=thanda.example', 'none'],
    // For another domain, or for none.
    ['dmarc=pass header.from=evil.example', 'none'],
    ['dmarc=pass header.from=evil.example header.from=thanda.example', 'none'],
    ['dmarc=pass header.from=mail.thanda.example', 'none'],
    ['dmarc=pass', 'none'],
    ['dkim=pass header.d=evil.example; dmarc=none', 'none'],
    ['dkim=pass header.d=notthanda.example; spf=pass smtp.mailfrom=x@evil.example', 'none'],
    ['spf=pass smtp.mailfrom=a@thanda.example@evil.example', 'none'],
    ['spf=pass smtp.helo=thanda.example', 'none'],
    ['none', 'none'],
    ['', 'none'],
    // Text that the sender chooses.
    ['dmarc=fail header.from=thanda.example; spf=pass smtp.mailfrom=dmarc=pass@evil.example', 'none'],
    ['dmarc=none; spf=pass smtp.mailfrom=dmarc=pass@evil.example header.from=thanda.example', 'none'],
    ['dkim=none; spf=pass (domain of; dmarc=pass header.from=thanda.example) smtp.mailfrom=x@evil.example', 'none'],
    ['spf=pass smtp.mailfrom="x; dmarc=pass header.from=thanda.example "@evil.example', 'none'],
    ['spf=pass smtp.mailfrom="x\\"; dmarc=pass header.from=thanda.example; y=\\""@evil.example', 'none'],
    ['spf=fail reason="dmarc=pass header.from=thanda.example" smtp.mailfrom=x@evil.example', 'none'],
    ['spf=fail (a \\) ; dmarc=pass header.from=thanda.example) smtp.mailfrom=x@evil.example', 'none'],
    ['spf=none smtp.helo=x;dkim=pass header.d=thanda.example; spf=fail smtp.mailfrom=x@evil.example', 'none'],
    ['spf=fail smtp.mailfrom=x@thanda.example; spf=pass smtp.mailfrom=x@thanda.example', 'none'],
    ['xdmarc=pass header.from=thanda.example', 'none'],
    ['spf=fail dmarc=pass header.from=thanda.example', 'none'],
    // Comments that do not end: the parts are ambiguous.
    ['dmarc=pass header.from=thanda.example (open', 'none'],
    ['dmarc=pass header.from=thanda.example "open', 'none'],
    ['dmarc=pass header.from=thanda.example) closed', 'none'],
    ['dmarc=pass header.from=thanda.example; and more', 'none'],
  ])('%s: %s', (results, proof) => expect(proofOf([`${SERVER}; ${results}`])).toBe(proof))
})

describe('headers', () => {
  const PASS = 'dmarc=pass header.from=thanda.example'
  test.each<[what: string, headers: string[], proof: SenderProof]>([
    ['with the version of the format', [`${SERVER} 1; ${PASS}`], 'dmarc'],
    ['with comments and a version', [`(x) ${SERVER} (y) 1 (z) ; ${PASS}`], 'dmarc'],
    ['in other case', [`MX.Cloudflare.NET; ${PASS}`], 'dmarc'],
    ['with one of another server below', [`${SERVER}; ${PASS}`, 'mx.evil.example; dmarc=fail'], 'dmarc'],
    ['of another server', [`mx.evil.example; ${PASS}`], 'none'],
    ['of a server with a similar name', [`${SERVER}.evil.example; ${PASS}`], 'none'],
    ['with our server in a comment', [`mx.evil.example (${SERVER}); ${PASS}`], 'none'],
    ['with more than a version', [`${SERVER} 1 2; ${PASS}`], 'none'],
    ['with a version that is no number', [`${SERVER} x; ${PASS}`], 'none'],
    ['below one of another server', ['mx.evil.example; dmarc=pass', `${SERVER}; ${PASS}`], 'none'],
    ['twice of our server', [`${SERVER}; dmarc=none`, `${SERVER}; ${PASS}`], 'none'],
    ['twice of our server, the first passing', [`${SERVER}; ${PASS}`, ` (x) ${SERVER} ; dmarc=fail`], 'none'],
    ['none', [], 'none'],
  ])('%s: %j', (_, headers, proof) => expect(proofOf(headers)).toBe(proof))
})

test('a sender that cannot be printed as it is proves nothing: its text could read as results', () => {
  const results = [`${SERVER}; dmarc=none; spf=pass smtp.mailfrom=x; dkim=pass header.d=thanda.example`]
  expect(proofOf(results, '"x; dkim=pass header.d=thanda.example a="@evil.example')).toBe('none')
  expect(proofOf([`${SERVER}; dmarc=pass header.from=thanda.example`], 'SRS0=a=b=c.example=d@relay.example')).toBe(
    'dmarc',
  )
})

// Examples of RFC 8601, appendix B, as if our receiver had written them.
test.each<[results: string, from: string, proof: SenderProof]>([
  ['none', 'sender@example.net', 'none'],
  ['spf=pass smtp.mailfrom=example.net', 'sender@example.net', 'spf'],
  [
    'auth=pass (cram-md5) smtp.auth=sender@example.net; spf=pass smtp.mailfrom=example.net',
    'sender@example.net',
    'spf',
  ],
  ['dkim=pass (good signature) header.d=example.com', 'sender@example.com', 'dkim'],
  [
    'auth=pass (cram-md5) smtp.auth=sender@example.com; spf=fail smtp.mailfrom=example.com',
    'sender@example.com',
    'none',
  ],
  [
    'dkim=pass reason="good signature" header.i=@mail-router.example.net; dkim=fail reason="bad signature" header.i=@newyork.example.com',
    'alice@newyork.example.com',
    'none',
  ],
  [
    'dkim (Because I like it) / 1 (One yay) = (wait for it) fail policy (A dot can go here) . (like that) expired' +
      " (this surprised me) = (as I wasn't expecting it) 1362471462",
    'alice@example.net',
    'none',
  ],
])('%s of %s: %s', (results, from, proof) =>
  expect(senderProof([`${SERVER} (foobar) 1 (baz); ${results}`], { from, envelope: from })).toBe(proof),
)

test('no text of a sender in quotes, in a comment or in a value proves anything', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(...'()";,=@\\ .', 'dmarc=pass ', 'header.from=thanda.example ', SERVER),
  })
  const places = [
    (text: string) => `spf=pass smtp.mailfrom="${text.replaceAll(/["\\]/g, '\\$&')}"@evil.example`,
    (text: string) => `spf=fail (${text.replaceAll(/[()\\]/g, '\\$&')}) smtp.mailfrom=x@evil.example`,
    (text: string) => `spf=fail smtp.mailfrom=${text.replaceAll(/[\s"();\\]/g, '')}@evil.example`,
  ]
  fc.assert(
    fc.property(hostile, fc.constantFrom(...places), (text, place) => {
      expect(proofOf([`${SERVER}; ${place(text)}`])).toBe('none')
    }),
  )
})

test.each<[SenderProof, string]>([
  ['account', 'Sender signed in on the site'],
  ['dmarc', 'Sender proven: DMARC passed for thanda.example'],
  ['dkim', 'Sender proven: DKIM passed for thanda.example'],
  ['spf', 'Sender proven: SPF passed for thanda.example'],
  ['none', 'Sender not proven'],
])('%s is said as: %s', (proof, text) => expect(senderText(proof, FROM)).toBe(text))
