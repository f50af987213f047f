/** Sections of the settings page, in order; the id is the deep link, `/account#sessions`. */
export const ACCOUNT_SECTIONS = [
  { id: 'profile', title: 'Profile' },
  { id: 'security', title: 'Password' },
  { id: 'two-factor', title: 'Two-step sign-in' },
  { id: 'sessions', title: 'Sessions' },
  { id: 'data', title: 'Your data' },
  { id: 'close', title: 'Close account' },
] as const

/** Path where staff turn two-step sign-in on before the back office opens. */
export const STAFF_FACTOR_PATH = '/account?for=staff#two-factor'

/** True for the search part of STAFF_FACTOR_PATH. */
export const isForStaff = (search: URLSearchParams): boolean => search.get('for') === 'staff'
