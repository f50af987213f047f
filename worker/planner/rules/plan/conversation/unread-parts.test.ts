import { expect, test } from 'vitest'
import { READING } from '../../../../../tests/support/planner-talk.ts'
import { understand } from './understand.ts'

const PLAN = '10 lakh Delhi and Mumbai January 2027 hoardings and radio'
const unread = (...said: string[]) =>
  understand(
    [PLAN, ...said].map((content) => ({ role: 'user' as const, content })),
    READING,
  ).unreadParts

test.each([
  ['push it by a week and make it zingy', 'make it zingy'],
  ['make it zingy and move the start to 15 January', 'make it zingy'],
  ['Make it 12 lakh. We need something premium looking.', 'we need something premium looking'],
  ['drop the first one and add sparkle', 'add sparkle'],
  ['add TV aur isko thoda masaledar banao', 'isko thoda masaledar banao'],
  ['make it 12 lakh and send it to my boss', 'send it to my boss'],
])('%s', (said, part) => expect(unread(said)).toEqual([part]))

test.each([
  'push it by a week and make it 12 lakh',
  'make it 12 lakh and add TV',
  'drop radio and keep the rest same',
  'radio hatao, baaki sab same rakho',
  'please change the plan, make it 12 lakh',
  'this is too costly, make it 8 lakh',
  'extend by a week and give me more radio',
  'Mumbai hatao, Pune daalo aur 12 lakh karo',
  '12 lakh, include women 25-40, start on 5 January',
  'make it 12 lakh and use Hindi',
  'make it 12 lakh and show me the plan',
  'Delhi aur Mumbai rakho, radio hatao',
  'make it zingy',
])('%s is read whole, or is no part', (said) => expect(unread(said)).toEqual([]))

test('a first message has no parts: it may be prose on the product', () => {
  const content = '10 lakh Pune hoardings January 2027, we make zingy pickles and we want to sparkle'
  expect(understand([{ role: 'user', content }], READING).unreadParts).toEqual([])
})
