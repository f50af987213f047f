import type { ServiceContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { claimStatements, releaseStatements } from '../../uploads/claim.server.ts'
import type { ContentPhoto } from '../rules/listings/content.ts'

const keysOf = (photos: readonly ContentPhoto[]) => photos.map(({ key }) => key)

/** Which photos a listing had, and which it shows from now on. */
interface PhotoChange {
  id: string
  ownerId: string
  before: readonly ContentPhoto[]
  after: readonly ContentPhoto[]
}

const isSame = ({ before, after }: PhotoChange) => `${keysOf(before).sort()}` === `${keysOf(after).sort()}`

/** Statements that give a listing its photos, for the batch that saves it: those that it shows no more go a day later. */
export function photoStatements(ctx: Pick<ServiceContext, 'db' | 'now'>, change: PhotoChange) {
  if (isSame(change)) return []
  const { id, ownerId, after } = change
  const keys = keysOf(after)
  return [
    ...releaseStatements(ctx, { claimedBy: id, except: keys }),
    ...claimStatements(ctx.db, { keys, claimedBy: id, purpose: 'photo', subject: ownerId }),
  ]
}

/** Why photos broke a batch that nothing else explains. */
export function photoRefusal(change: PhotoChange): DomainError | undefined {
  if (isSame(change)) return
  const message = 'A photo has not arrived, or belongs to another listing. Please add it again'
  return new DomainError('bad_input', message, [{ path: 'photos', message }])
}
