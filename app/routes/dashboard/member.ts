import { listOwnOwners, type OwnOwner } from '../../../worker/catalogue/owners/memberships.server.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import { signedInUser } from './signed-in.ts'

/**
 * The signed-in user, the owners that it works for, and the one that the page is of: `?owner=`, else the first. No owner where the user
 * works for none.
 */
export async function memberOf(service: ServiceContext, url: URL) {
  const user = await signedInUser(service, url)
  const owners = await listOwnOwners(service, user)
  const asked = url.searchParams.get('owner')
  const owner: OwnOwner | null = owners.find(({ id }) => id === asked) ?? owners[0] ?? null
  return { user, owners, owner }
}
