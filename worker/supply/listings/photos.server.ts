import type { ServiceContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { claimStatements, releaseStatements } from '../../uploads/claim.server.ts'
import type { ContentPhoto } from '../rules/listings/content.ts'

const keysOf = (photos: readonly ContentPhoto[]) => photos.map(({ key }) => key)

/** Photos of a listing before and after a change. */
interface PhotoChange {
  id: string
  ownerId: string
  before: readonly ContentPhoto[]
  after: readonly ContentPhoto[]
}

const isSame = ({ before, after }: PhotoChange) => `${keysOf(before).sort()}` === `${keysOf(after).sort()}`

/** The statements that save the photos of a listing, for its batch. Removed photos are deleted a day later. */
export function photoStatements(ctx: Pick<ServiceContext, 'db' | 'now'>, change: PhotoChange) {
  if (isSame(change)) return []
  const { id, ownerId, after } = change
  const keys = keysOf(after)
  return [
    ...releaseStatements(ctx, { claimedBy: id, except: keys }),
    ...claimStatements(ctx.db, { keys, claimedBy: id, purpose: 'photo', subject: ownerId }),
  ]
}

/** Refusal when photos broke a batch that has no other error. */
export function photoRefusal(change: PhotoChange): DomainError | undefined {
  if (isSame(change)) return
  const message = 'A photo has not arrived, or belongs to another listing. Please add it again'
  return new DomainError('bad_input', message, [{ path: 'photos', message }])
}
