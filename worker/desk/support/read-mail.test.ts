import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

/** Reads the mail of some lines, and fails for one that is not read. */
async function read(lines: readonly string[]) {
  const mail = await readMail(new TextEncoder().encode(lines.join('\r\n')))
  if (mail === null) throw new Error('The mail was not read')
  return { ...mail, text: mail.text.trim() }
}

describe('a mail', () => {
  test('of one part', async () => {
    expect(
      await read([
        'From: "Farah Qureshi" <Farah@Thanda.example>',
        'Subject: Re: [TKT-7K2M9Q]',
        '  Your message',
        'Message-ID: <one@mail.example>',
        '',
        'Bus 7, नमस्ते',
      ]),
    ).toMatchObject({
      from: 'farah@thanda.example',
      name: 'Farah Qureshi',
      subject: 'Re: [TKT-7K2M9Q] Your message',
      messageId: '<one@mail.example>',
      text: 'Bus 7, नमस्ते',
      attachments: 0,
    })
  })

  test('in several forms gives its plain text, and drops files', async () => {
    const { text, attachments } = await read([
      'From: a@b.example',
      'Content-Type: multipart/mixed; boundary="out"',
      '',
      'For old programs',
      '--out',
      'Content-Type: multipart/alternative; boundary=in',
      '',
      '--in',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Payout is short by =E2=82=B98,=',
      '400',
      '--in',
      'Content-Type: text/html',
      '',
      '<p>Not this</p>',
      '--in--',
      '--out',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename=a.pdf',
      'Content-Transfer-Encoding: base64',
      '',
      'JVBERi0=',
      '--out--',
    ])
    expect({ text, attachments }).toEqual({ text: 'Payout is short by ₹8,400', attachments: 1 })
  })

  test('of HTML alone gives its text, and no script', async () => {
    const html =
      '<head><title>T</title></head><style>p{}</style><p>A &amp; B &#8377;5</p><script>alert(1)</script><div>Two<br>lines</div>'
    const { text } = await read(['From: a@b.example', 'Content-Type: text/html', '', html])
    expect(text).toBe('A & B ₹5\nTwo\nlines')
  })

  test('in windows-1252 and in base64', async () => {
    const bytes = [0x93, 0x48, 0x69, 0x94]
    const raw = Uint8Array.from([
      ...new TextEncoder().encode('From: a@b.example\r\nContent-Type: text/plain; charset=windows-1252\r\n\r\n'),
      ...bytes,
    ])
    expect((await readMail(raw))?.text.trim()).toBe('“Hi”')
    const base64 = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64', '', '4oK5NQ==']
    expect((await read(base64)).text).toBe('₹5')
  })
})

describe('headers', () => {
  test.each([
    ['=?utf-8?B?4KSo4KSu4KS44KWN4KSk4KWH?=', 'नमस्ते'],
    ['=?utf-8?Q?Bus_7_=E2=82=B9?= =?utf-8?Q?5?=', 'Bus 7 ₹5'],
    ['=?klingon?Q?text?=', 'text'],
  ])('%s reads %s', async (subject, text) => expect((await read([`Subject: ${subject}`, '', ''])).subject).toBe(text))

  test.each([
    ['a@b.example', 'a@b.example', ''],
    ['A@B.example (Asha Menon)', 'a@b.example', 'Asha Menon'],
    ['=?utf-8?Q?evil@x.example_=3C?= <a@b.example>', 'a@b.example', 'evil@x.example <'],
    ['"evil@x.example, <b@c.example>" <a@b.example>', 'a@b.example', 'evil@x.example, <b@c.example>'],
    // Only a plain address counts: not several, nor one encoded, in quotes or in a group.
    ['a@b.example, c@d.example', '', ''],
    ['=?utf-8?Q?x_=3Ca=40b=2Eexample=3E?=', '', ''],
    ['=?utf-8?Q?a=40b=2Eexample?=', '', ''],
    ['"a@b.example"@evil.example', '', ''],
    ['Team: a@b.example;', '', ''],
    ['undisclosed', '', ''],
    ['', '', ''],
  ])('From %s is %s', async (header, from, name) =>
    expect(await read([`From: ${header}`, '', ''])).toMatchObject({ from, name }),
  )

  test('of one name come in their order, unfolded', async () => {
    const { headers, from } = await read(['X-A: 1', 'x-a:', '\t2', 'From: a@b.example', 'From: c@d.example', '', ''])
    expect(headers('X-A')).toEqual(['1', '2'])
    expect(from, 'two senders').toBe('')
  })

  test('a Message-ID that is none is left out', async () => {
    expect((await read(['Message-ID: <a b>', '', ''])).messageId).toBe('')
  })
})

test('whatever bytes come, something is read', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (raw) => {
      expect(await readMail(raw)).toMatchObject({ text: expect.any(String) })
    }),
  ))

/** A mail of one part, that many bytes or more. */
const hostile = (type: string, body: string, from = 'a@b.example') => [
  `From: ${from}`,
  `Content-Type: ${type}`,
  'Content-Transfer-Encoding: quoted-printable',
  '',
  body,
]
const many = (text: string, length: number) => text.repeat(Math.ceil(length / text.length))

describe('of hostile text', () => {
  test.each([
    ['signs of tags', 'text/html', many('<', 200_000), many('<', 200_000)],
    ['tags without an end', 'text/html', many('<br ', 200_000), many('<br ', 200_000).trim()],
    ['styles without an end', 'text/html', `Hi${many('<style ', 200_000)}>`, 'Hi'],
    ['styles within styles', 'text/html', `Hi${many('<style>', 200_000)}`, 'Hi'],
    ['comments without an end', 'text/html', `Hi${many('<!--', 200_000)}>`, 'Hi'],
    ['spaces', 'text/plain', `Hi${many(' ', 80_000)}there`, `Hi${many(' ', 80_000)}there`],
    ['spaces in HTML', 'text/html', `Hi${many(' ', 80_000)}there`, 'Hi there'],
    ['line breaks in HTML', 'text/html', `Hi${many('<br> ', 80_000)}there`, 'Hi\n\nthere'],
    ['signs of characters', 'text/html', `Hi ${many('&#', 80_000)}`, `Hi ${many('&#', 80_000)}`],
  ])('%s is read to the end', async (_, type, body, text) => {
    expect((await read(hostile(type, body))).text).toBe(text)
  })

  test.each([
    ['quotes in From', [`From: ${many('"', 80_000)}`, '', 'Hi']],
    ['addresses in From', [`From: ${many('a@b.example, ', 80_000)}`, '', 'Hi']],
  ])('%s name nobody', async (_, lines) => expect(await read(lines)).toMatchObject({ from: '', text: 'Hi' }))

  test.each([
    ['headers', [many('X-A: b\r\n', 200_000), '', 'Hi']],
    ['a long header', [`Subject: ${many('a', 200_000)}`, '', 'Hi']],
    ['lines', ['', many('\n', 300_000)]],
    ['parts', ['Content-Type: multipart/mixed; boundary=b', '', many('--b\n\nHi\n', 10_000)]],
    [
      'parts within parts',
      Array.from({ length: 20 }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}`),
    ],
  ])('too many %s are not read', async (_, lines) => {
    expect(await readMail(new TextEncoder().encode(lines.join('\r\n')))).toBeNull()
  })
})
