import { expect, test, vi } from 'vitest'
import { MAX_CHARS } from '../answer.ts'
import { understand } from './understand.ts'

const CITIES = ['Mumbai', 'Delhi', 'Pune'].map((name) => ({ name, state: '', areas: ['Baner'] }))

/** Characters that regular expressions look at while a message of a repeated phrase is read. */
function scanned(phrase: string, length: number): number {
  let characters = 0
  const { exec } = RegExp.prototype
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const match = exec.call(this, text)
    characters += (match && this.global ? this.lastIndex : text.length) - from
    return match
  })
  const content = `${phrase} `.repeat(Math.ceil(length / (phrase.length + 1))).slice(0, length)
  understand([{ role: 'user', content }], { today: '2026-11-23', cities: CITIES })
  spy.mockRestore()
  return characters
}

test.each([
  ...['product', 'without', 'inclusive of', 'remove', 'target', 'target audience', 'our', 'launching a', 'only radio'],
  ...[
    'radio',
    'hoardings and',
    'not tv,',
    'mumbai',
    'in up',
    'mumbay',
    'in rampur',
    'baner',
    '5 lakh',
    '5 lakh for mumbai,',
  ],
  ...[
    '10%',
    'plus gst',
    '1 jan to 5 feb',
    '1/2/2027',
    'diwali',
    'next week',
    'women 25-50',
    'hindi',
    '5',
    'a',
    '.',
    ',',
  ],
])('%j over and over: twice the text is about twice the reading', (phrase) => {
  expect(scanned(phrase, MAX_CHARS)).toBeLessThan(2.5 * scanned(phrase, MAX_CHARS / 2))
})
