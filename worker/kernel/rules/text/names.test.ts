import { expect, test } from 'vitest'
import { foldName } from './names.ts'

test.each([
  ['Café x', 'CAFÉ x'],
  ['Cafe\u0301 x', 'Café x'],
  ['Straße', 'STRASSE'],
  ['ＡＢＣ', 'abc'],
  ['Lift\u200bscreens', 'Liftscreens'],
  ['\u202eLift', 'lift'],
  ['Lift \u00a0 \n screens', 'lift screens'],
  ['क्\u200dष', 'क्ष'],
  ['Star\ufe0f', 'star'],
])('%j and %j are one name', (one, other) => expect(foldName(one)).toBe(foldName(other)))

test.each([
  ['Lift', 'Lifts'],
  ['Cafe', 'Café'],
  ['Lift screens', 'Liftscreens'],
  ['कि', 'की'],
])('%j and %j are two', (one, other) => expect(foldName(one)).not.toBe(foldName(other)))
