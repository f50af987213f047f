import { inArea } from '../../kernel/rules/audit/audit-words.ts'
import { defineRecorded, defineStaffEvent } from '../../kernel/rules/events/event.ts'

// Events of accounts, settings, rates and rules that staff change, each with its words in the audit log and its
// messages to open pages.

const account = inArea('accounts', 'user')
const setting = inArea('settings', 'settings')

/** A part of `user.changed`, which updates open pages. */
export const roleChanged = defineRecorded('role.changed', { words: account('Role', 'Changed') })
export const userInvited = defineStaffEvent('user.invited', { words: account('Account', 'Invited') })
export const userInvitedAgain = defineRecorded('user.invited_again', {
  words: account('Account', 'Invited again', 'neutral'),
})
export const userChanged = defineStaffEvent('user.changed', { words: account('Account', 'Changed') })
export const userSuspended = defineStaffEvent('user.suspended', { words: account('Account', 'Suspended', 'danger') })
export const userActivated = defineStaffEvent('user.activated', { words: account('Account', 'Activated', 'success') })
export const userLocated = defineStaffEvent('user.located', { words: account('Location', 'Changed', 'neutral') })
export const usersExported = defineRecorded('users.exported', {
  words: inArea('accounts', 'other')('List of users', 'Exported', 'warn'),
})

export const auditExported = defineRecorded('audit.exported', {
  words: inArea('security', 'other')('Audit log', 'Exported', 'neutral'),
})

export const settingsChanged = defineStaffEvent('settings.changed', { words: setting('Settings', 'Changed') })
export const currencyRateAdded = defineStaffEvent('currency_rate.added', {
  words: setting('Currency rate', 'Added', 'success'),
})
export const currencyRateWithdrawn = defineStaffEvent('currency_rate.withdrawn', {
  words: setting('Currency rate', 'Withdrawn', 'warn'),
})
export const taxRateAdded = defineStaffEvent('tax_rate.added', { words: setting('GST rate', 'Added', 'success') })
export const taxRateWithdrawn = defineStaffEvent('tax_rate.withdrawn', {
  words: setting('GST rate', 'Withdrawn', 'warn'),
})
export const ruleAdded = defineStaffEvent('rule.added', { words: setting('Rule', 'Added', 'success') })
export const ruleWithdrawn = defineStaffEvent('rule.withdrawn', { words: setting('Rule', 'Withdrawn', 'warn') })

/** Every event of this room, in the order in which the audit log lists acts. */
export const BACKOFFICE_EVENTS = [
  roleChanged,
  userInvited,
  userInvitedAgain,
  userChanged,
  userSuspended,
  userActivated,
  userLocated,
  usersExported,
  auditExported,
  settingsChanged,
  currencyRateAdded,
  currencyRateWithdrawn,
  taxRateAdded,
  taxRateWithdrawn,
  ruleAdded,
  ruleWithdrawn,
] as const
