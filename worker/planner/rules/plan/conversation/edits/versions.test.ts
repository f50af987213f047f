import { expect, test } from 'vitest'
import { normalise } from '../text/tokens.ts'
import { readVersionWish } from './versions.ts'

const read = (text: string) => readVersionWish(normalise(text))

test.each([
  ['undo', 1],
  ['Undo that please', 1],
  ['no, go back', 1],
  ['revert', 1],
  ['wapas kar do', 1],
  ['वापस कर दो', 1],
  ['वापस पहले जैसा कर दो', 1],
  ['actually no, revert', 1],
  ['put it back how it was', 1],
  ['put that one back', 1],
  ['go back one step', 1],
  ['go back to the previous plan', 1],
  ['undo the last two changes', 2],
  ['undo twice', 2],
])('%s goes back %i', (text, steps) => {
  expect(read(text)).toEqual({ kind: 'steps', steps })
})

test.each([
  ['go back to the first plan', 1],
  ['restore version 2', 2],
  ['version 3', 3],
  ['I liked the original plan, take that', 1],
  ['use the second version', 2],
  ['pehla wala plan wapas lao', 1],
  ['पहला वाला प्लान चाहिए', 1],
  ['pehla plan hi theek tha', 1],
])('%s is version %i', (text, number) => {
  expect(read(text)).toEqual({ kind: 'version', number })
})

test.each([
  'remove the second one',
  'go back to 10 lakh',
  'plan for Pune, 10 lakh',
  'plan 12 lakh for Pune',
  'our first plan was radio but we would like to hear what else there is for the money that we have',
  'use hoardings',
])('%s goes back to nothing', (text) => {
  expect(read(text)).toBeNull()
})
