import { sql } from 'drizzle-orm'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { listingIn } from '../../catalogue/availability/places.server.ts'
import { listings } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { auditLog } from '../../kernel/audit.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import type { EventName } from '../../kernel/rules/events/event.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { ownerInvitations } from '../../organisations/owners.table.ts'
import { blocks } from '../../supply/owner-calendar.table.ts'
import { actText } from '../rules/audit/team-acts.ts'

/** One act of a member for an owner. */
export interface LoggedAct {
  id: number
  /** Name of the actor; acts of deleted accounts are left out. */
  name: string
  text: string
  /** ISO 8601. */
  at: string
}

const MAX_ACTS = 12

interface Row {
  id: number
  at: string
  action: EventName
  name: string
  what: string | null
  member: string | null
  email: string | null
  right: string | null
}

/** Acts of people of an owner, the newest first: on its lines, listings, blocks and team. Only members may read them. */
export async function listTeamActs({ db }: ServiceContext, user: CurrentUser, ownerId: string): Promise<LoggedAct[]> {
  const rows = await db.all<Row>(sql`
    with own as (select ${ownerId} as id where ${ownerId} in ${ownersOf(user)}),
    things as (
      select ${campaignLines.id} as id, ${campaignLines.ref} || ', ' || (${campaignLines.snapshot} ->> 'title') as what, ${campaigns.userId} as buyer
        from ${campaignLines} join ${campaigns} on ${campaigns.id} = ${campaignLines.campaignId}
        where ${campaignLines.ownerId} in (select id from own)
      union all
      select ${ownerListings.id}, coalesce(${listings.title}, ${ownerListings.ref}), null
        from ${ownerListings} left join ${listings} on ${listings.id} = ${ownerListings.id}
        where ${ownerListings.ownerId} in (select id from own)
      union all
      select ${blocks.id}, (select ${listings.title} from ${listings} where ${listings.id} = ${listingIn(blocks.resourceId)}), null
        from ${blocks} where ${blocks.ownerId} in (select id from own)
      union all
      select id, null, null from own
    )
    select ${auditLog.id} as id, ${auditLog.at} as at, ${auditLog.action} as action, u.name, t.what, m.name as member, ${auditLog.detail} ->> 'right' as right,
      case when ${ownerId} in ${ownersOf(user, 'manage')} then ${ownerInvitations.email} end as email
    from things t
    cross join ${auditLog} on ${auditLog.subject} = t.id
    join ${users} u on u.id = ${auditLog.actor} and u.role = 'mediaOwner'
    left join ${users} m on m.id = ${auditLog.detail} ->> 'user'
    left join ${ownerInvitations} on ${ownerInvitations.id} = ${auditLog.detail} ->> 'invitation'
    where ${auditLog.actor} is not t.buyer
    order by ${auditLog.at} desc, ${auditLog.id} desc limit ${MAX_ACTS}`)
  return rows.map(({ id, name, at, ...act }) => ({ id, name, at, text: actText(act) }))
}
