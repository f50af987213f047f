import { describe, expect, test } from 'vitest'
import { withName, writeLetter } from '../kernel/mail/letter.ts'
import { changeLetter, LINK_LETTERS, recoveryCodeLetter } from './identity-letters.ts'

const HREF = 'https://adchowk.test/reset-password#token=abc'

describe('a letter with a link', () => {
  const { subject, text, html } = withName(LINK_LETTERS['password-reset'](HREF), 'Chowk & Co')

  test('has it in both forms, and says how long it works', () => {
    expect(subject).toBe('Set a new Chowk & Co password')
    expect(html).toContain('your Chowk &amp; Co account')
    expect(text).toContain(`Set a new password:\n${HREF}`)
    expect(html).toContain(`href="${HREF}"`)
    for (const form of [text, html]) expect(form).toContain('works once, for 30 minutes')
  })

  test('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(?:img|script|link|style|iframe)/)
  })
})

test('a verification link works for a day', () => {
  expect(LINK_LETTERS['email-verification'](HREF).text).toContain('for 24 hours')
})

test('markup in a part is text', () => {
  const { html } = writeLetter({
    subject: '<b>',
    before: ['<script>alert("1")</script> & more'],
    button: { label: '<i>', href: 'https://adchowk.test/?a="><script>' },
    after: [],
  })
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more')
  expect(html).not.toMatch(/<script|<b>|<i>/)
})

test('the mail of a change explains what to do when it was not them', () => {
  expect(changeLetter('passwordChanged').text).toContain('If this was not you')
  expect(recoveryCodeLetter(9).text).toContain('Codes left: 9.')
  expect(recoveryCodeLetter(0).text).toContain('It was the last one')
})
