import { expect, test } from 'vitest'
import { follow, greet } from './sequence.ts'

test.each([
  ['the first change that is seen', undefined, 41, { seq: 41, verdict: 'next' }],
  ['the next one', 41, 42, { seq: 42, verdict: 'next' }],
  ['one told twice', 41, 41, { seq: 41, verdict: 'known' }],
  ['one told late', 41, 12, { seq: 41, verdict: 'known' }],
  ['one after a gap', 41, 43, { seq: 43, verdict: 'missed' }],
])('%s', (_, last, seq, step) => expect(follow(last, seq)).toEqual(step))

test.each([
  ['a first greeting', undefined, 41, { seq: 41, verdict: 'next' }],
  ['a greeting where nothing happened meanwhile', 41, 41, { seq: 41, verdict: 'next' }],
  ['a greeting after changes', 41, 44, { seq: 44, verdict: 'missed' }],
  ['a greeting of a server that began anew', 41, 0, { seq: 0, verdict: 'missed' }],
])('%s', (_, last, seq, step) => expect(greet(last, seq)).toEqual(step))
