import { expect, test } from 'vitest'
import { actText, type TeamAct } from './team-acts.ts'

const act = (action: TeamAct['action'], more: Partial<TeamAct> = {}) =>
  actText({ action, what: null, member: null, email: null, right: null, ...more })

test('what members did reads as a sentence after their name', () => {
  expect(act('line.confirmed', { what: 'BKG-0312, Toll canopy' })).toBe('confirmed BKG-0312, Toll canopy')
  expect(act('line.countered', { what: 'BKG-0312' })).toBe('made an offer for BKG-0312')
  expect(act('member.invited', { email: 'karthik@golconda.example', right: 'sell' })).toBe(
    'invited karthik@golconda.example as Sell',
  )
  expect(act('member.changed', { member: 'Meera Nair', right: 'view' })).toBe('gave Meera Nair another right: View')
  expect(act('member.joined', { right: 'manage' })).toBe('joined as Manage')
})

test('whose account or invitation is gone, or may not be seen, is not named', () => {
  expect(act('member.invited', { right: 'sell' })).toBe('invited someone as Sell')
  expect(act('member.invited_again')).toBe('sent the invitation again')
  expect(act('member.removed')).toBe('removed a former member')
  expect(act('member.joined', { right: 'owner' })).toBe('joined')
})
