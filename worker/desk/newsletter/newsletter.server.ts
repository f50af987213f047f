import { and, count, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { MAILS_PER_DAY } from '../../kernel/rules/mail-limit.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { contains } from '../../kernel/sql/statements.server.ts'
import { hashToken, isToken, newToken } from '../../kernel/tokens.ts'
import { subscribers } from '../newsletter.table.ts'
import {
  confirmationTimes,
  type MailedToken,
  mailedPage,
  SUBSCRIBERS_PAGE,
  type SubscriberQuery,
  type SubscribersPage,
  type Subscription,
} from '../rules/newsletter.ts'
import { subscriptionLetter } from './newsletter-letters.ts'

/**
 * Stores a subscription and mails a link that confirms it. The response is equal for known and unknown addresses; the
 * mail is sent after it. An active address gets no mail, any other at most MAILS_PER_DAY, to protect the mailboxes of
 * others. Both guards are in the SQL.
 */
export async function subscribe(service: ServiceContext, { email, source }: Subscription): Promise<void> {
  const { db, now, origin } = service
  const token = newToken()
  const { minuteAgo, dayAgo, expiresAt } = confirmationTimes(now)
  const at = now.toISOString()
  const isNewDay = or(isNull(subscribers.mailedAt), lt(subscribers.mailedAt, dayAgo))

  const [, [asked]] = await db.batch([
    db
      .insert(subscribers)
      .values({ email, sources: [source], leaveToken: newToken(), createdAt: at })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: {
          sources: sql`CASE WHEN EXISTS (SELECT 1 FROM json_each(${subscribers.sources}) WHERE value = ${source})
            THEN ${subscribers.sources} ELSE json_insert(${subscribers.sources}, '$[#]', ${source}) END`,
        },
      }),
    db
      .update(subscribers)
      .set({
        status: 'pending',
        confirmHash: await hashToken(token),
        confirmExpiresAt: expiresAt,
        mails: sql`CASE WHEN ${isNewDay} THEN 1 ELSE ${subscribers.mails} + 1 END`,
        mailedAt: at,
      })
      .where(
        and(
          eq(subscribers.email, email),
          ne(subscribers.status, 'active'),
          or(isNewDay, and(lt(subscribers.mails, MAILS_PER_DAY), lt(subscribers.mailedAt, minuteAgo))),
        ),
      )
      .returning({ leaveToken: subscribers.leaveToken }),
  ])
  if (!asked) return
  const links = { confirm: mailedPage('confirm', token, origin), leave: mailedPage('leave', asked.leaveToken, origin) }
  service.waitUntil(service.mailer.send({ to: email, ...subscriptionLetter(links) }))
}

/**
 * Activates a subscription by its mailed link, once.
 * @throws DomainError invalid_link when it was used, is too old, or was never made
 */
export async function confirmSubscription({ db, now }: ServiceContext, { token }: MailedToken): Promise<void> {
  const at = now.toISOString()
  const [confirmed] = await db
    .update(subscribers)
    .set({ status: 'active', confirmedAt: at, confirmHash: null, confirmExpiresAt: null })
    .where(
      and(
        eq(subscribers.confirmHash, await hashToken(token)),
        eq(subscribers.status, 'pending'),
        gt(subscribers.confirmExpiresAt, at),
      ),
    )
    .returning({ id: subscribers.id })
  if (!confirmed) throw invalidLink()
}

/**
 * Ends a subscription by the link in every mail; a second call is no error.
 * @throws DomainError invalid_link for a token that no mail has
 */
export async function leaveNewsletter({ db }: ServiceContext, { token }: MailedToken): Promise<void> {
  if (!isToken(token)) throw invalidLink()
  const [left] = await db
    .update(subscribers)
    .set({ status: 'left', confirmHash: null, confirmExpiresAt: null })
    .where(eq(subscribers.leaveToken, token))
    .returning({ id: subscribers.id })
  if (!left) throw invalidLink()
}

const invalidLink = () =>
  new DomainError('invalid_link', 'This link was already used or has expired. Please enter your email again')

/**
 * Subscribers for staff, the newest first, without tokens.
 * @throws DomainError not_found for a page beyond the last
 */
export async function listSubscribers(
  { db }: ServiceContext,
  { status, q, page }: SubscriberQuery,
): Promise<SubscribersPage> {
  const narrow = and(status && eq(subscribers.status, status), contains(q, subscribers.email))
  const [rows, [found]] = await db.batch([
    db
      .select({
        id: subscribers.id,
        email: subscribers.email,
        sources: subscribers.sources,
        status: subscribers.status,
        confirmedAt: subscribers.confirmedAt,
        createdAt: subscribers.createdAt,
      })
      .from(subscribers)
      .where(narrow)
      .orderBy(desc(subscribers.id))
      .limit(SUBSCRIBERS_PAGE)
      .offset((page - 1) * SUBSCRIBERS_PAGE),
    db.select({ total: count() }).from(subscribers).where(narrow),
  ])
  const total = found?.total ?? 0
  return { subscribers: rows, total, page, pages: pageCount(total, { page, size: SUBSCRIBERS_PAGE }) }
}
