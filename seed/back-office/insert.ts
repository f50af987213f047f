import { hashPassword } from '../../worker/identity/password.server.ts'

/** Sizes of a large back office. */
const BACK_OFFICE = { users: 100_000, campaigns: 50_000, tickets: 20_000, acts: 1_000_000 } as const
export type BackOfficeSize = Record<keyof typeof BACK_OFFICE, number>

/** Marker after the prefix of ids that are made here, to distinguish them. */
const MARK = 'bulk'
/** Rows of one statement: D1 holds written rows in memory. */
const ROWS_A_STATEMENT = 50_000

const FIRST_NAMES = [
  'Aarav',
  'Diya',
  'Farah',
  'Gopal',
  'Harini',
  'Imran',
  'Jaya',
  'Karthik',
  'Lakshmi',
  'Meera',
  'Nikhil',
  'Pooja',
  'Rahul',
  'Sana',
  'Tara',
  'Vikram',
  'Yash',
]
const LAST_NAMES = [
  'Agarwal',
  'Bose',
  'Chandra',
  'Dutta',
  'Fernandes',
  'Gill',
  'Iyer',
  'Joshi',
  'Khan',
  'Malhotra',
  'Nair',
  'Patil',
  'Qureshi',
]
const SUBJECTS = [
  'Proof photos are missing',
  'Invoice without our GSTIN',
  'Dates of a booking',
  'The listing shows another site',
  'Artwork was sent back',
  'How do refunds work',
]

/** Actions of the log, the usual ones several times: of whose subject is the user, and of whose subject is a campaign. */
const USER_ACTS = [
  'user.signed_in',
  'user.signed_in',
  'user.signed_in',
  'user.signed_out',
  'user.refused',
  'profile.changed',
  'password.changed',
]
const CAMPAIGN_ACTS = [
  'campaign.changed',
  'campaign.submitted',
  'campaign.approved',
  'campaign.rejected',
  'campaign.created',
]

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
/** An expression: one of some texts, in turn. */
const oneOf = (texts: readonly string[], n: string) =>
  `(json_array(${texts.map(quoted).join(', ')}) ->> ((${n}) % ${texts.length}))`

/** Numbers from ... to, as a table `g` with the column `n`. */
const numbers = (from: number, to: number) =>
  `WITH RECURSIVE g(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM g WHERE n < ${to})`

/** Statements for numbers from 1 to a count, in parts. */
const inParts = (count: number, statement: (numbers: string) => string, rows = ROWS_A_STATEMENT): string[] =>
  Array.from({ length: Math.ceil(count / rows) }, (_, part) =>
    statement(numbers(part * rows + 1, Math.min(count, (part + 1) * rows))),
  )

/** An instant before now: the nth of a count, spread over a span that ends now. In ISO 8601, UTC, as SQL. */
const spreadOver = (days: number, count: number) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || ((${count} - g.n) * ${days * 86_400} / ${count}) || ' seconds')`

const PERSON = `'usr_${MARK}' || (g.n % :users + 1)`

/** Copies rows of a table with some columns replaced; a column added by a later version is copied too. */
async function copy(
  db: D1Database,
  table: string,
  own: Record<string, string>,
): Promise<{ columns: string; values: string }> {
  const { results } = await db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{ name: string }>()
  const names = results.map(({ name }) => name).filter((name) => own[name] !== '')
  return {
    columns: names.map((name) => `"${name}"`).join(', '),
    values: names.map((name) => own[name] ?? `t."${name}"`).join(', '),
  }
}

/** Accounts with random passwords. */
async function userStatements(db: D1Database, { users }: BackOfficeSize): Promise<string[]> {
  const hash = await hashPassword(crypto.randomUUID())
  const { columns, values } = await copy(db, 'users', {
    id: `'usr_${MARK}' || g.n`,
    email: `'person-' || g.n || '@${MARK}.example.in'`,
    name: `${oneOf(FIRST_NAMES, 'g.n')} || ' ' || ${oneOf(LAST_NAMES, 'g.n / 7')}`,
    company: `${oneOf(LAST_NAMES, 'g.n / 3')} || ' Traders ' || g.n`,
    password_hash: quoted(hash),
    status: `iif(g.n % 40 = 0, 'suspended', 'active')`,
    demo: '0',
    created_at: spreadOver(720, users),
    last_sign_in_at: `iif(g.n % 9 = 0, NULL, ${spreadOver(90, users)})`,
  })
  return inParts(
    users,
    (g) => `${g}, t AS MATERIALIZED (SELECT row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places, *
      FROM users WHERE role IN ('advertiser', 'mediaOwner') AND demo = 0 AND id NOT LIKE 'usr_${MARK}%' LIMIT 500)
      INSERT INTO users (${columns}) SELECT ${values} FROM g JOIN t ON t.place = g.n % 500 % t.places ORDER BY g.n`,
  )
}

/** Each seeded campaign many times, under other accounts, with its lines, payments and approvals; it takes no places. */
async function campaignStatements(db: D1Database, { users, campaigns }: BackOfficeSize): Promise<string[]> {
  const person = PERSON.replace(':users', `${users}`)
  const seeded = `t AS MATERIALIZED (SELECT row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places, *
    FROM campaigns WHERE id LIKE 'cmp\\_seed%' ESCAPE '\\')`
  const id = `'cmp_${MARK}' || g.n`
  const of = (table: string, key: string) =>
    `o AS MATERIALIZED (SELECT c.place, c.places, row_number() OVER (PARTITION BY x.${key} ORDER BY x.rowid) AS nth, x.*
      FROM t c JOIN ${table} x ON x.${key} = c.id)`
  const parts = async (table: string, key: string, own: Record<string, string>) => {
    const { columns, values } = await copy(db, table, own)
    return inParts(
      campaigns,
      (g) => `${g}, ${seeded}, ${of(table, key)} INSERT INTO ${table} (${columns})
        SELECT ${values.replaceAll('t."', 'o."')} FROM g JOIN o ON o.place = g.n % (SELECT max(places) FROM t) ORDER BY g.n, o.nth`,
      ROWS_A_STATEMENT / 5,
    )
  }
  const main = await copy(db, 'campaigns', {
    id,
    ref: `'CMP-' || (100000 + g.n)`,
    user_id: person,
    name: `t.name || ' ' || g.n`,
    key: `'${MARK}-' || g.n`,
    created_at: `t.created_at - (g.n % 500) * 86400000`,
  })
  return [
    ...inParts(
      campaigns,
      (g) => `${g}, ${seeded} INSERT INTO campaigns (${main.columns})
        SELECT ${main.values} FROM g JOIN t ON t.place = g.n % (SELECT max(places) FROM t) ORDER BY g.n`,
    ),
    ...(await parts('campaign_lines', 'campaign_id', {
      id: `'lin_${MARK}' || g.n || '_' || o.nth`,
      ref: `'BKG-' || (1000000 + g.n * 10 + o.nth)`,
      campaign_id: id,
      key: `'${MARK}-' || g.n || '-' || o.nth`,
      replaces: 'NULL',
    })),
    ...(await parts('milestones', 'campaign_id', { campaign_id: id })),
    ...(await parts('payments', 'campaign_id', {
      // Numbered by the database.
      id: '',
      campaign_id: id,
      document_id: 'NULL',
      key: `'${MARK}-' || g.n || '-' || o.nth`,
    })),
    ...(await parts('approvals', 'subject_id', {
      id: `'apr_${MARK}' || g.n || '_' || o.nth`,
      subject_id: id,
      user_id: person,
    })),
  ]
}

const ticketStatements = ({ users, tickets }: BackOfficeSize): string[] =>
  inParts(
    tickets,
    (g) => `${g} INSERT INTO support_tickets
      (reference, name, email, subject, message, status, priority, is_spam, source, sender_proof, user_id, request_hash, created_at, last_update, first_reply_at, resolved_at)
      SELECT printf('TKT-B%05d', g.n), u.name, u.email, ${oneOf(SUBJECTS, 'g.n')} || ', case ' || g.n, 'Please have a look.',
        ${oneOf(['resolved', 'resolved', 'resolved', 'open', 'in_progress'], 'g.n')}, iif(g.n % 6 = 0, 'high', 'medium'), g.n % 50 = 0,
        'account', 'account', u.id, '${MARK}-' || g.n, ${spreadOver(720, tickets)}, ${spreadOver(720, tickets)},
        iif(g.n % 5 < 3, ${spreadOver(720, tickets)}, NULL), iif(g.n % 5 < 3, ${spreadOver(720, tickets)}, NULL)
      FROM g JOIN users u ON u.id = ${PERSON.replace(':users', `${users}`)}`,
  )

/** A tenth of the acts are by the demo admin, three of a thousand have no actor. */
const auditStatements = ({ users, campaigns, acts }: BackOfficeSize): string[] => {
  const person = PERSON.replace(':users', `${users}`)
  const isOfUser = 'g.n % 5 < 3'
  return inParts(
    acts,
    (g) => `${g} INSERT INTO audit_log (actor, action, subject, network, at, detail)
      SELECT CASE WHEN g.n % 1000 < 3 THEN NULL WHEN g.n % 10 = 9 THEN 'usr_demo-admin' ELSE ${person} END,
        iif(${isOfUser}, ${oneOf(USER_ACTS, 'g.n / 5')}, ${oneOf(CAMPAIGN_ACTS, 'g.n / 5')}),
        iif(${isOfUser}, ${person}, 'cmp_${MARK}' || (g.n % ${campaigns} + 1)),
        '198.51.' || (g.n / 250 % 250) || '.' || (g.n % 250), ${spreadOver(720, acts)}, '{}'
      FROM g`,
    2 * ROWS_A_STATEMENT,
  )
}

/**
 * Adds a large back office to a database with the demo people and campaigns, by statements that make their rows inside
 * SQLite. It is for measuring: copied lines take no places, so its campaigns are viewed and not decided.
 * @returns the number of added rows; 0 when it exists already
 */
export async function insertBackOffice(db: D1Database, size: BackOfficeSize = BACK_OFFICE): Promise<number> {
  const isThere = await db.prepare(`SELECT 1 AS there FROM users WHERE id = 'usr_${MARK}1'`).first('there')
  if (isThere) return 0
  let rows = 0
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) rows += (await db.prepare(statement).run()).meta.changes
  }
  await run(await userStatements(db, size))
  await run(await campaignStatements(db, size))
  await run(ticketStatements(size))
  await run(auditStatements(size))
  return rows
}
