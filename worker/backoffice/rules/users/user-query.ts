import * as v from 'valibot'
import { NOT_OFFERED, orAny, text } from '../../../kernel/rules/fields.ts'
import { SIGN_UP_ROLES } from '../../../kernel/rules/identity/roles.ts'
import { USER_STATUSES } from '../../../kernel/rules/identity/user.ts'
import { STATES } from '../../../kernel/rules/text/gazetteer.ts'

/** Users of one page. */
export const USERS_PAGE = 25

/** Users of one file. */
export const USERS_FILE = 20_000

export const USER_SORTS = ['newest', 'oldest', 'name', 'name-desc', 'seen'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** States and union territories of a location, by name. */
export const LOCATION_STATES: readonly string[] = [
  ...STATES.map(({ name }) => name),
  ...['Andaman and Nicobar Islands', 'Chandigarh', 'Delhi', 'Ladakh', 'Lakshadweep', 'Puducherry'],
].toSorted()

/** Filters of back-office users: all, admins, or staff with some areas. */
const STAFF_FILTERS = ['any', 'admin', 'limited'] as const

const oneOf = <const T extends readonly string[]>(values: T) => v.pipe(v.string(), v.picklist(values, NOT_OFFERED))

/**
 * Start or end of a page: the value that the list is sorted by and the id of a user, `2026-11-01T04:30:00.000Z~usr_x`.
 * Ids have no tilde.
 */
const Cursor = v.pipe(
  v.string(),
  v.maxLength(300, NOT_OFFERED),
  v.regex(/^[^\p{Cc}]*~[\w-]{1,64}$/u, NOT_OFFERED),
  v.transform((cursor) => {
    const at = cursor.lastIndexOf('~')
    return { value: cursor.slice(0, at), id: cursor.slice(at + 1) }
  }),
)
export type UserCursor = v.InferOutput<typeof Cursor>

/** The list of users as its address asks for it. */
export const UserQuery = v.object({
  role: orAny(oneOf(SIGN_UP_ROLES)),
  /** Members of staff alone; `role` does not count then. */
  staff: orAny(oneOf(STAFF_FILTERS)),
  status: orAny(oneOf(USER_STATUSES)),
  state: orAny(oneOf(LOCATION_STATES)),
  /** Words of a name, an email and a company, or their beginnings. */
  q: text('Your search'),
  sort: v.optional(oneOf(USER_SORTS), 'newest'),
  after: orAny(Cursor),
  before: orAny(Cursor),
})
export type UserQuery = v.InferOutput<typeof UserQuery>
