import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const read = (lines: readonly string[]) => readMail(new TextEncoder().encode(lines.join('\r\n')))

describe('a mail', () => {
  test('of one part', () => {
    expect(
      read([
        'From: "Farah Qureshi" <Farah@Thanda.example>',
        'Subject: Re: [TKT-7K2M9Q]',
        '  Your message',
        'Message-ID: <one@mail.example>',
        '',
        'Bus 7, नमस्ते',
      ]),
    ).toEqual({
      from: 'farah@thanda.example',
      name: 'Farah Qureshi',
      subject: 'Re: [TKT-7K2M9Q] Your message',
      messageId: '<one@mail.example>',
      text: 'Bus 7, नमस्ते',
      attachments: 0,
    })
  })

  test('in several forms gives its plain text, and drops files', () => {
    const { text, attachments } = read([
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

  test('of HTML alone gives its text, and no script', () => {
    const html =
      '<head><title>T</title></head><style>p{}</style><p>A &amp; B &#8377;5</p><script>alert(1)</script><div>Two<br>lines</div>'
    expect(read(['From: a@b.example', 'Content-Type: text/html', '', html]).text.trim()).toBe('A & B ₹5\nTwo\nlines')
  })

  test('in windows-1252 and in base64', () => {
    const bytes = [0x93, 0x48, 0x69, 0x94]
    const raw = Uint8Array.from([
      ...new TextEncoder().encode('From: a@b.example\r\nContent-Type: text/plain; charset=windows-1252\r\n\r\n'),
      ...bytes,
    ])
    expect(readMail(raw).text).toBe('“Hi”')
    expect(
      read(['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64', '', '4oK5NQ==']).text,
    ).toBe('₹5')
  })
})

describe('headers', () => {
  test.each([
    ['=?utf-8?B?4KSo4KSu4KS44KWN4KSk4KWH?=', 'नमस्ते'],
    ['=?utf-8?Q?Bus_7_=E2=82=B9?= =?utf-8?Q?5?=', 'Bus 7 ₹5'],
    ['=?klingon?Q?text?=', 'text'],
  ])('%s reads %s', (subject, text) => expect(read([`Subject: ${subject}`, '', '']).subject).toBe(text))

  test.each([
    ['a@b.example', 'a@b.example', ''],
    ['a@b.example (Asha Menon)', 'a@b.example', 'Asha Menon'],
    ['=?utf-8?Q?evil@x.example_=3C?= <a@b.example>', 'a@b.example', 'evil@x.example <'],
    ['"evil@x.example, <b@c.example>" <a@b.example>', 'a@b.example', 'evil x.example b c.example'],
    ['a@b.example, c@d.example', '', ''],
    ['undisclosed', '', ''],
    ['', '', ''],
  ])('From %s is %s', (header, from, name) => expect(read([`From: ${header}`, '', ''])).toMatchObject({ from, name }))

  test('a Message-ID that is none is left out', () => {
    expect(read(['Message-ID: <a b>', '', '']).messageId).toBe('')
  })
})

test('whatever bytes come, something is read', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (raw) => typeof readMail(raw).text === 'string'))
})

test('parts within parts without end are given up', () => {
  const nested = Array.from({ length: 200 }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}`)
  expect(read(nested).text).toBe('')
})
