import type { OwnClaim } from '../../../../worker/organisations/rules/owners/claim.ts'

const companyOf = ({ ownerId, company }: OwnClaim) => ownerId ?? company.toLowerCase()

/**
 * Declined claims without a newer claim to the same company.
 * @param claims the newest first
 */
export const declinedForGood = (claims: readonly OwnClaim[]): OwnClaim[] =>
  claims.filter(
    (claim, at) =>
      claim.state === 'declined' && !claims.slice(0, at).some((newer) => companyOf(newer) === companyOf(claim)),
  )
