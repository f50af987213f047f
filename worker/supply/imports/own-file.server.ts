import { and, eq, ne, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { owners } from '../../organisations/owners.table.ts'
import type { MemberRight } from '../../organisations/rules/owners/rights.ts'
import { uploads } from '../../uploads/uploads.table.ts'
import { demandRight } from '../listings/own-listing.server.ts'
import { countPublished } from '../listings/write.server.ts'
import { REVIEWED_LISTINGS } from '../rules/listings/review.ts'

/** An owner with the right of the user to its listings. */
export interface Seller {
  id: string
  name: string
  right: MemberRight
  /** Staff look at the first listings of an owner. */
  isReviewed: boolean
}

/** @throws DomainError not_found for an owner that the user does not belong to; forbidden with too small a right */
export async function getSeller(
  { db }: Pick<ServiceContext, 'db'>,
  user: CurrentUser,
  owner: string,
  needed: MemberRight,
): Promise<Seller> {
  const [row] = await db
    .select({
      id: owners.id,
      name: owners.name,
      maySell: sql<number>`${owners.id} in ${ownersOf(user, 'sell')}`.as('may_sell'),
      mayManage: sql<number>`${owners.id} in ${ownersOf(user, 'manage')}`.as('may_manage'),
      published: countPublished(owner).as('published'),
    })
    .from(owners)
    .where(and(eq(owners.id, owner), sql`${owners.id} in ${ownersOf(user)}`))
  if (!row) throw new DomainError('not_found', 'Media owner not found')
  const right = row.mayManage ? 'manage' : row.maySell ? 'sell' : 'view'
  demandRight(right, needed)
  return { id: row.id, name: row.name, right, isReviewed: row.published < REVIEWED_LISTINGS }
}

export const mayPublish = ({ right, isReviewed }: Seller): boolean => right === 'manage' && !isReviewed

export interface SentFile {
  name: string
  sha256: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A file that was sent for an owner, to be imported. @throws DomainError not_found */
export async function getSentFile({ db, files }: ServiceContext, owner: string, key: string): Promise<SentFile> {
  const [row] = await db
    .select({ name: uploads.name, sha256: uploads.sha256 })
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.subject, owner), eq(uploads.purpose, 'import'), ne(uploads.sha256, '')))
  const object = row && (await files.get(key))
  if (!row || !object) throw new DomainError('not_found', 'The file is no longer here. Please send it again')
  return { ...row, bytes: new Uint8Array(await object.arrayBuffer()) }
}
