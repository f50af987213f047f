import { type SQL, sql } from 'drizzle-orm'
import { suggestionPath } from '../../catalogue/rules/search/suggestion-path.ts'
import { suggest } from '../../catalogue/search/suggest.server.ts'
import { listPosts } from '../../desk/content/posts.server.ts'
import { POST_CATEGORIES } from '../../desk/rules/content/post.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { listOwnPlans } from '../../planner/plans.server.ts'
import { type FindQuery, FOUND_A_GROUP, type Found, type FoundGroup } from '../rules/find/find.ts'

interface Row {
  id: string
  title: string
  note: string
  href: string
}

/** Whether one of some texts contains what was typed, in any case (of A to Z). */
const holds = (q: string, ...texts: string[]) =>
  sql`(${sql.join(
    texts.map((text) => sql`instr(lower(${sql.raw(text)}), lower(${q})) > 0`),
    sql` or `,
  )})`

/** What an account has: every query starts from the user, or from the owners that the user belongs to, by an index. */
const SOURCES: readonly { group: FoundGroup; select: (user: CurrentUser, q: string) => SQL }[] = [
  {
    group: 'campaigns',
    select: (
      { id },
      q,
    ) => sql`select id, name as title, ref || ', ' || status as note, '/dashboard/campaigns/' || id as href
      from campaigns where user_id = ${id} and status <> 'deleted' and ${holds(q, 'name', 'ref')}
      order by created_at desc limit ${FOUND_A_GROUP}`,
  },
  {
    group: 'campaigns',
    select: (
      { id },
      q,
    ) => sql`select l.id, l.snapshot ->> 'title' as title, l.ref || ', ' || (l.snapshot ->> 'ref') || ', ' || c.name as note,
      '/dashboard/campaigns/' || c.id as href from campaigns c cross join campaign_lines l on l.campaign_id = c.id
      where c.user_id = ${id} and c.status <> 'deleted' and l.status <> 'removed' and ${holds(q, 'l.ref', "l.snapshot ->> 'title'")}
      order by l.created_at desc limit ${FOUND_A_GROUP}`,
  },
  {
    group: 'requests',
    select: (
      user,
      q,
    ) => sql`select l.id, l.snapshot ->> 'title' as title, l.ref || ', ' || (l.snapshot ->> 'ref') || ', ' || l.status as note,
      '/dashboard/requests/' || l.id as href from campaign_lines l
      where l.owner_id in ${ownersOf(user)} and l.status not in ('draft', 'held', 'removed') and ${holds(q, 'l.ref', "l.snapshot ->> 'title'")}
      order by l.created_at desc limit ${FOUND_A_GROUP}`,
  },
  {
    group: 'listings',
    select: (
      user,
      q,
    ) => sql`select o.id, coalesce(p.title, o.content ->> '$.title') as title, o.ref || coalesce(', ' || o.own_ref, '') || ', ' || o.state as note,
      '/dashboard/listings/' || o.id as href from owner_listings o left join listings p on p.id = o.id
      where o.owner_id in ${ownersOf(user)} and ${holds(q, 'o.ref', "coalesce(o.own_ref, '')", "coalesce(p.title, o.content ->> '$.title', '')")}
      order by o.updated_at desc limit ${FOUND_A_GROUP}`,
  },
  {
    group: 'proofs',
    select: (
      user,
      q,
    ) => sql`select p.id, l.snapshot ->> 'title' as title, p.ref || ', ' || (l.snapshot ->> 'ref') || ', ' || p.label as note,
      '/dashboard/proofs/' || l.id || '/' || p.slot as href from campaign_lines l cross join proofs p on p.line_id = l.id
      where l.owner_id in ${ownersOf(user)} and ${holds(q, 'p.ref', "l.snapshot ->> 'title'")}
      order by p.sent_at desc limit ${FOUND_A_GROUP}`,
  },
  {
    group: 'people',
    select: (user, q) => sql`select m.id, u.name as title, m.company as note, '/dashboard/team' as href
      from owner_members m join users u on u.id = m.user_id
      where m.owner_id in ${ownersOf(user)} and m.state = 'approved' and ${holds(q, 'u.name', 'u.email')}
      order by u.name limit ${FOUND_A_GROUP}`,
  },
  {
    group: 'tickets',
    select: (
      { id },
      q,
    ) => sql`select reference as id, subject as title, reference || ', ' || replace(status, '_', ' ') as note,
      '/dashboard/support/' || reference as href from support_tickets
      where user_id = ${id} and is_spam = 0 and ${holds(q, 'reference', 'subject')} order by id desc limit ${FOUND_A_GROUP}`,
  },
  {
    group: 'tickets',
    select: ({ id }, q) => sql`select reference as id, coalesce(item, plan_title, 'Enquiry') as title,
      reference || ', ' || status as note, '/dashboard#enquiries' as href from enquiries
      where user_id = ${id} and ${holds(q, 'reference', "coalesce(item, '')", "coalesce(plan_title, '')")} order by id desc limit ${FOUND_A_GROUP}`,
  },
]

async function findPlans(ctx: Pick<ServiceContext, 'db' | 'now'>, user: CurrentUser, q: string): Promise<Found[]> {
  const plans = await listOwnPlans(ctx, user)
  return plans
    .filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
    .slice(0, FOUND_A_GROUP)
    .map(({ id, title, path, cities }) => ({ group: 'plans', id, title, note: cities.join(', '), href: path }))
}

/** What the public search suggests: media, cities and listings. */
async function findMedia(ctx: ServiceContext, q: string): Promise<Found[]> {
  const suggestions = await suggest(ctx, { q })
  return suggestions.map((one) => {
    const href = suggestionPath(one)
    return { group: 'media', id: href, title: one.label, note: one.detail, href }
  })
}

async function findArticles(ctx: ServiceContext, q: string): Promise<Found[]> {
  const { posts } = await listPosts(ctx, { q, category: undefined, page: 1 })
  return posts.slice(0, FOUND_A_GROUP).map(({ id, slug, title, category }) => {
    return { group: 'articles', id, title, note: POST_CATEGORIES[category], href: `/blog/${slug}` }
  })
}

/**
 * What an advertiser or a media owner has of a name or a reference, the newest first, and what everybody finds on the site. Nothing
 * of others is asked for.
 */
export async function findOwn(ctx: ServiceContext, user: CurrentUser, { q }: FindQuery): Promise<Found[]> {
  const [plans, media, articles, ...rows] = await Promise.all([
    findPlans(ctx, user, q),
    findMedia(ctx, q),
    findArticles(ctx, q),
    ...SOURCES.map(({ select }) => ctx.db.all<Row>(select(user, q))),
  ])
  const own = SOURCES.flatMap(({ group }, index) => (rows[index] ?? []).map((row) => ({ group, ...row })))
  return [...own, ...plans, ...media, ...articles]
}
