import { inArea } from '../../kernel/rules/audit/audit-words.ts'
import { defineEvent, defineRecorded, defineStaffEvent } from '../../kernel/rules/events/event.ts'

// Events of an account by its user, and of its sessions, each with its words in the audit log and its messages to open
// pages of staff.

const signIn = inArea('signIn', 'user')
const account = inArea('accounts', 'user')

export const userSignedUp = defineStaffEvent('user.signed_up', { words: account('Account', 'Signed up', 'success') })
export const userSignedIn = defineRecorded('user.signed_in', { words: signIn('Sign-in', 'Signed in', 'neutral') })
export const userRefused = defineRecorded('user.refused', { words: signIn('Sign-in', 'Refused', 'warn') })
export const userGuessedAt = defineRecorded('user.guessed_at', { words: signIn('Sign-in', 'Guessed at', 'danger') })
export const userSignedOut = defineRecorded('user.signed_out', { words: signIn('Session', 'Signed out', 'neutral') })
export const userSignedOutEverywhere = defineStaffEvent('user.signed_out_everywhere', {
  words: signIn('All sessions', 'Ended', 'warn'),
})
export const sessionEnded = defineStaffEvent('session.ended', { words: signIn('Session', 'Ended', 'neutral') })
export const sessionConfirmed = defineRecorded('session.confirmed', {
  words: signIn('Session', 'Confirmed again', 'neutral'),
})
/** A member of staff signed in or out: for pages that list their sessions. The audit log has the act itself. */
export const staffSessionChanged = defineEvent('staff_session.changed', {}, () => ({
  audit: null,
  notices: [],
  live: { data: { id: 'sessions', version: 0 }, to: ['staff'] },
}))

export const userAccepted = defineStaffEvent('user.accepted', { words: account('Invitation', 'Accepted', 'success') })
export const profileChanged = defineRecorded('profile.changed', { words: account('Profile', 'Changed') })
export const passwordChanged = defineRecorded('password.changed', { words: account('Password', 'Changed') })
export const passwordResetAsked = defineRecorded('password.reset_asked', {
  words: account('Password', 'Reset asked for', 'neutral'),
})
export const passwordReset = defineRecorded('password.reset', { words: account('Password', 'Reset', 'warn') })
export const emailVerified = defineRecorded('email.verified', { words: account('Email', 'Confirmed', 'success') })
export const twoFactorTurnedOn = defineRecorded('two_factor.turned_on', {
  words: account('Two-step sign-in', 'Turned on', 'success'),
})
export const twoFactorTurnedOff = defineRecorded('two_factor.turned_off', {
  words: account('Two-step sign-in', 'Turned off', 'warn'),
})
export const recoveryCodeUsed = defineRecorded('recovery_code.used', { words: signIn('Recovery code', 'Used', 'warn') })
export const recoveryCodesRenewed = defineRecorded('recovery_codes.renewed', {
  words: account('Recovery codes', 'Renewed'),
})
export const dataDownloaded = defineRecorded('data.downloaded', {
  words: account('Personal data', 'Downloaded', 'neutral'),
})
export const userDeleted = defineStaffEvent('user.deleted', { words: account('Account', 'Deleted', 'danger') })

export const securityChanged = defineStaffEvent('security.changed', {
  words: inArea('security', 'security')('Security settings', 'Changed', 'warn'),
})

/** Every event of this room, in the order in which the audit log lists acts. */
export const IDENTITY_EVENTS = [
  userSignedUp,
  userSignedIn,
  userRefused,
  userGuessedAt,
  userSignedOut,
  userSignedOutEverywhere,
  sessionEnded,
  sessionConfirmed,
  staffSessionChanged,
  userAccepted,
  profileChanged,
  passwordChanged,
  passwordResetAsked,
  passwordReset,
  emailVerified,
  twoFactorTurnedOn,
  twoFactorTurnedOff,
  recoveryCodeUsed,
  recoveryCodesRenewed,
  dataDownloaded,
  userDeleted,
  securityChanged,
] as const
