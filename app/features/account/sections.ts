/** Parts of the settings page, in their order: the id is the deep link, `/account#sessions`. */
export const ACCOUNT_SECTIONS = [
  { id: 'profile', title: 'Profile' },
  { id: 'security', title: 'Password' },
  { id: 'two-factor', title: 'Two-step sign-in' },
  { id: 'sessions', title: 'Sessions' },
  { id: 'data', title: 'Your data' },
  { id: 'close', title: 'Close account' },
] as const
