import { listOwnOwners, type OwnOwner } from '../../../worker/catalogue/owners/memberships.server.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import { signedInUser } from './signed-in.ts'

/**
 * Signed-in user, the owners it works for, and the owner of the page: `?owner=`, else the first; null when the user
 * works for none.
 */
export async function memberOf(service: ServiceContext, url: URL) {
  const user = await signedInUser(service, url)
  const owners = await listOwnOwners(service, user)
  const asked = url.searchParams.get('owner')
  const owner: OwnOwner | null = owners.find(({ id }) => id === asked) ?? owners[0] ?? null
  return { user, owners, owner }
}
