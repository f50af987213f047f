import { expect, test } from 'vitest'
import { shareLinks, shareText } from './share.ts'

test('links to share survive signs that mean something in an address', () => {
  const text = shareText('Mall & market, 50% off?', 'Pune', 'AdChowk')
  const [chat, mail] = shareLinks(text, 'https://adchowk.example/category/btl/x?spot=a&b')
  expect(new URL(chat?.href ?? '').searchParams.get('text')).toBe(
    'Mall & market, 50% off?, Pune, on AdChowk https://adchowk.example/category/btl/x?spot=a&b',
  )
  const fields = new URL(mail?.href ?? '').searchParams
  expect(fields.get('subject')).toBe(text)
  expect(fields.get('body')).toContain('?spot=a&b')
})

test('a space in a mail is not a plus sign', () => {
  expect(shareLinks('a b', 'https://adchowk.example')[1]?.href).not.toContain('+')
})
