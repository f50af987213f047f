import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import type { AuditAction } from '../../kernel/rules/audit/audit.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { actText } from '../rules/owners/team-log.ts'
import { ownersOf } from './belongs.server.ts'

/** One line of what was done for an owner. */
export interface LoggedAct {
  id: number
  /** Who: what deleted accounts did is left out. */
  name: string
  text: string
  /** ISO 8601. */
  at: string
}

const SHOWN = 12

interface Row {
  id: number
  at: string
  action: AuditAction
  name: string
  what: string | null
  member: string | null
  email: string | null
  right: string | null
}

/**
 * What people of an owner did lately, the newest first: to its lines, listings, blocks and team. Others than members read nothing. Tables of other
 * rooms are named in the SQL: those rooms ask this one who belongs to an owner.
 */
export async function listTeamActs({ db }: ServiceContext, user: CurrentUser, ownerId: string): Promise<LoggedAct[]> {
  const rows = await db.all<Row>(sql`
    with own as (select ${ownerId} as id where ${ownerId} in ${ownersOf(user)}),
    things as (
      select l.id, l.ref || ', ' || (l.snapshot ->> 'title') as what, c.user_id as buyer
        from campaign_lines l join campaigns c on c.id = l.campaign_id where l.owner_id in (select id from own)
      union all
      select o.id, coalesce(p.title, o.ref), null from owner_listings o left join listings p on p.id = o.id
        where o.owner_id in (select id from own)
      union all
      select b.id, (select p.title from listings p where p.id = substr(b.resource_id, 1, instr(b.resource_id || ':', ':') - 1)), null
        from blocks b where b.owner_id in (select id from own)
      union all
      select id, null, null from own
    )
    select a.id, a.at, a.action, u.name, t.what, m.name as member, a.detail ->> 'right' as right,
      case when ${ownerId} in ${ownersOf(user, 'manage')} then i.email end as email
    from things t
    cross join audit_log a on a.subject = t.id
    join users u on u.id = a.actor and u.role = 'mediaOwner'
    left join users m on m.id = a.detail ->> 'user'
    left join owner_invitations i on i.id = a.detail ->> 'invitation'
    where a.actor is not t.buyer
    order by a.at desc, a.id desc limit ${SHOWN}`)
  return rows.map(({ id, name, at, ...act }) => ({ id, name, at, text: actText(act) }))
}
