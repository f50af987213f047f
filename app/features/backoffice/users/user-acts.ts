import type { BulkAnswer, BulkChange } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Act } from '../../../kit/mutation/use-mutation.ts'
import { changeUsers } from './users.queries.ts'

const DONE = { suspend: 'suspended', activate: 'activated', locate: 'moved' } as const
const FAILED = {
  suspend: 'No user was suspended',
  activate: 'No user was activated',
  locate: 'No location was changed',
} as const

function reverseOf(act: keyof typeof DONE, changed: BulkAnswer['changed']): BulkChange {
  if (act === 'locate') return { act: 'restore', locations: changed }
  return { act: act === 'suspend' ? 'activate' : 'suspend', ids: changed.map(({ id }) => id) }
}

/** Act that changes several users, and offers to undo it. */
export const changeAct = (change: Exclude<BulkChange, { act: 'restore' }>): Act<BulkAnswer> => ({
  send: () => changeUsers(change),
  done: ({ changed, left }) => ({
    title: `${plural(changed.length, ['user', 'users'])} ${DONE[change.act]}`,
    ...(left.length > 0 && { description: left.map(({ name, reason }) => `${name}: ${reason}`).join('. ') }),
  }),
  undo: ({ changed }) => ({
    send: () => changeUsers(reverseOf(change.act, changed)),
    done: 'Undone',
    failed: 'It was not undone',
  }),
  failed: FAILED[change.act],
})
