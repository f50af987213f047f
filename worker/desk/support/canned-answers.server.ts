import { and, asc, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { record, recordEach } from '../../kernel/events/record.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { cannedAnswerChanged, cannedAnswerCreated, cannedAnswerDeleted } from '../rules/desk.events.ts'
import {
  type CannedAnswer,
  type CannedAnswerChange,
  type CannedAnswerInput,
  MAX_CANNED_ANSWERS,
} from '../rules/support/canned-answer.ts'
import { cannedAnswers } from '../support.table.ts'

const CANNED = {
  id: cannedAnswers.id,
  title: cannedAnswers.title,
  body: cannedAnswers.body,
  version: cannedAnswers.version,
}

/** Answers that staff keep at hand, by title. */
export const listCannedAnswers = ({ db }: Pick<ServiceContext, 'db'>): Promise<CannedAnswer[]> =>
  db.select(CANNED).from(cannedAnswers).orderBy(asc(cannedAnswers.title)).limit(MAX_CANNED_ANSWERS)

/** Adds an answer. @throws DomainError conflict when there are enough */
export async function createCannedAnswer(
  service: ServiceContext,
  staff: CurrentUser,
  { title, body }: CannedAnswerInput,
): Promise<CannedAnswer[]> {
  const { db, now } = service
  await commit(
    db.batch([
      guard(db, sql`(select count(*) from ${cannedAnswers}) < ${MAX_CANNED_ANSWERS}`),
      db.insert(cannedAnswers).values({ title, body, updatedAt: now.toISOString() }),
      record(service, cannedAnswerCreated.of(staff.id, { subject: title })),
    ]),
    async () => new DomainError('conflict', `There are ${MAX_CANNED_ANSWERS} canned answers. Delete one first`),
  )
  return listCannedAnswers(service)
}

/** The reason why an answer could not be changed or deleted. */
const refusalOf = async ({ db }: ServiceContext, id: number): Promise<DomainError> =>
  (await db.$count(cannedAnswers, eq(cannedAnswers.id, id))) === 0
    ? new DomainError('not_found', 'Someone else has deleted this answer')
    : new DomainError('conflict', 'Someone else has changed this answer. You see the current version')

const isSeen = (id: number, version: number) => and(eq(cannedAnswers.id, id), eq(cannedAnswers.version, version))

/** Changes an answer. @throws DomainError not_found; conflict when `version` is outdated */
export async function changeCannedAnswer(
  service: ServiceContext,
  staff: CurrentUser,
  id: number,
  { version, title, body }: CannedAnswerChange,
): Promise<CannedAnswer[]> {
  const { db, now } = service
  await commit(
    db.batch([
      guard(db, sql`exists (select 1 from ${cannedAnswers} where ${isSeen(id, version)})`),
      db
        .update(cannedAnswers)
        .set({ title, body, version: version + 1, updatedAt: now.toISOString() })
        .where(isSeen(id, version)),
      record(service, cannedAnswerChanged.of(staff.id, { subject: title })),
    ]),
    () => refusalOf(service, id),
  )
  return listCannedAnswers(service)
}

/** Deletes an answer. @throws DomainError not_found; conflict when `version` is outdated */
export async function deleteCannedAnswer(
  service: ServiceContext,
  staff: CurrentUser,
  { id, version }: { id: number; version: number },
): Promise<CannedAnswer[]> {
  const { db } = service
  await commit(
    db.batch([
      guard(db, sql`exists (select 1 from ${cannedAnswers} where ${isSeen(id, version)})`),
      recordEach(
        ...([service, cannedAnswerDeleted, staff.id] as const),
        sql`select ${cannedAnswers.title} as subject, '{}' as detail from ${cannedAnswers} where ${isSeen(id, version)}`,
      ),
      db.delete(cannedAnswers).where(isSeen(id, version)),
    ]),
    () => refusalOf(service, id),
  )
  return listCannedAnswers(service)
}
