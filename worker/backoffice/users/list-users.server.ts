import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { matchOf } from '../../kernel/rules/text/match.ts'
import { userRowsMatching, usersMatching } from '../../kernel/sql/full-text.server.ts'
import type { ManagedUser } from '../rules/users/managed-user.ts'
import { USERS_FILE, USERS_PAGE, type UserCursor, type UserQuery, type UserSort } from '../rules/users/user-query.ts'
import { selectUsers } from './select-users.server.ts'

/** A page of the list. */
export interface UsersPage {
  users: ManagedUser[]
  /** Users that fit. */
  total: number
  /** The place of the first of the page in all that fit, from 1; 0 on an empty page. */
  from: number
  /** Cursors of the neighbouring pages; null at either end. */
  previous: string | null
  next: string | null
}

interface Order {
  /** An expression that an index has. */
  value: SQL
  of: (user: Pick<ManagedUser, 'name' | 'createdAt' | 'lastSignInAt'>) => string
  isDescending: boolean
}

type Ordering = Omit<Order, 'isDescending'>
const CREATED: Ordering = { value: sql`${users.createdAt}`, of: ({ createdAt }) => createdAt }
const NAME: Ordering = { value: sql`${users.name} collate nocase`, of: ({ name }) => name }

const ORDERS: Record<UserSort, Order> = {
  newest: { ...CREATED, isDescending: true },
  oldest: { ...CREATED, isDescending: false },
  name: { ...NAME, isDescending: false },
  'name-desc': { ...NAME, isDescending: true },
  seen: {
    value: sql`(case when ${users.lastSignInAt} is null then '' else ${users.lastSignInAt} end)`,
    of: ({ lastSignInAt }) => lastSignInAt ?? '',
    isDescending: true,
  },
}

/**
 * Users whose name, email and company have the words between them, each perhaps only begun.
 * @param isCommon many have them: then users are walked in their order until a page is full, which the plus asks for
 */
const fits = (q: string | undefined, isCommon = false): SQL | undefined =>
  q === undefined ? undefined : sql`${sql.raw(isCommon ? '+' : '')}${usersMatching(matchOf(q))}`

/** From how many users on that have the words sorting them takes longer than walking all. */
const COMMON = 1_000

const STAFF_ROLES = { any: ['admin', 'staff'], admin: ['admin'], limited: ['staff'] } as const

type Narrowing = Pick<UserQuery, 'role' | 'staff' | 'status' | 'state' | 'q'> & { isCommon?: boolean }

const narrow = ({ role, staff, status, state, q, isCommon }: Narrowing): SQL | undefined =>
  and(
    staff ? inArray(users.role, [...STAFF_ROLES[staff]]) : role && eq(users.role, role),
    status && eq(users.status, status),
    state ? eq(users.locationState, state) : undefined,
    fits(q, isCommon),
  )

/** Users on one side of a cursor in an order. Not by a row value: SQLite searches no index on an expression with one. */
function beyond({ value }: Order, side: 'larger' | 'smaller', { value: at, id }: UserCursor, isIncluded = false): SQL {
  const sign = sql.raw(side === 'larger' ? '>' : '<')
  const idSign = sql.raw(isIncluded ? (side === 'larger' ? '>=' : '<=') : side === 'larger' ? '>' : '<')
  return sql`(${value} ${sign}= ${at} and (${value} <> ${at} or ${users.id} ${idSign} ${id}))`
}

/** Rows in an order from a cursor on, away from it. */
function rowsFrom(
  db: ServiceContext['db'],
  query: Narrowing,
  order: Order,
  { cursor, isBackwards, limit }: { cursor: UserCursor | undefined; isBackwards: boolean; limit: number },
) {
  const isDown = order.isDescending !== isBackwards
  return selectUsers(db)
    .where(and(narrow(query), cursor && beyond(order, isDown ? 'smaller' : 'larger', cursor)))
    .orderBy(...[order.value, users.id].map((part) => (isDown ? desc(part) : asc(part))))
    .limit(limit)
}

/** Number of users that match a text. */
async function countWords({ db }: Pick<ServiceContext, 'db'>, q: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(userRowsMatching(matchOf(q)))
  return row?.count ?? 0
}

/**
 * The users that an address asks for. One round trip, and one before for a search; no statement reads more rows than an index leads to.
 */
export async function listUsers({ db }: Pick<ServiceContext, 'db'>, query: UserQuery): Promise<UsersPage> {
  const order = ORDERS[query.sort]
  const isBackwards = query.before !== undefined
  const cursor = query.before ?? query.after
  const passed = cursor && beyond(order, order.isDescending ? 'larger' : 'smaller', cursor, !isBackwards)
  const { role, staff, status, state, q } = query
  const isSearchAlone = q !== undefined && !role && !staff && !status && !state
  const counted = (...more: (SQL | undefined)[]) =>
    db
      .select({ count: count() })
      .from(users)
      .where(and(narrow(query), ...more))
  const having = q === undefined ? 0 : await countWords({ db }, q)
  const [rows, [all], [before]] = await db.batch([
    rowsFrom(db, { ...query, isCommon: having > COMMON }, order, { cursor, isBackwards, limit: USERS_PAGE + 1 }),
    // Of a search alone the index of words knows it.
    isSearchAlone ? db.select({ count: sql<number>`${having}` }).from(sql`(select 1)`) : counted(),
    counted(passed ?? sql`0`),
  ])
  const shown = rows.slice(0, USERS_PAGE)
  if (isBackwards) shown.reverse()
  const passedBefore = before?.count ?? 0
  const start = isBackwards ? passedBefore - shown.length : passedBefore
  const total = all?.count ?? 0
  const [first, last] = [shown[0], shown.at(-1)]
  const cursorOf = (user: ManagedUser) => `${order.of(user)}~${user.id}`
  return {
    users: shown,
    total,
    from: first ? start + 1 : 0,
    previous: first && start > 0 ? cursorOf(first) : null,
    next: last && start + shown.length < total ? cursorOf(last) : null,
  }
}

/** Rows that one statement of a file reads. */
const CHUNK = 2_000

/** All users that fit, in the order of the list, at most `USERS_FILE`. */
export async function listAllUsers({ db }: Pick<ServiceContext, 'db'>, query: UserQuery): Promise<ManagedUser[]> {
  const order = ORDERS[query.sort]
  const all: ManagedUser[] = []
  for (let cursor: UserCursor | undefined; all.length < USERS_FILE; ) {
    const rows = await rowsFrom(db, query, order, { cursor, isBackwards: false, limit: CHUNK })
    all.push(...rows)
    const last = rows.at(-1)
    if (!last || rows.length < CHUNK) break
    cursor = { value: order.of(last), id: last.id }
  }
  return all
}
