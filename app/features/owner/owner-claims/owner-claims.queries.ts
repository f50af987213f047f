import { hc } from 'hono/client'
import useSWR from 'swr'
import type { companiesApi } from '../../../../worker/catalogue/companies.api.ts'
import type { ownerClaimsApi } from '../../../../worker/organisations/owners.api.ts'
import type { ClaimableOwner, NewClaim } from '../../../../worker/organisations/rules/owners/claim.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'
import { useSettled } from '../../../ui/use-settled.ts'

const api = hc<typeof ownerClaimsApi>(...API)['owner-claims']
const companyList = hc<typeof companiesApi>(...API)['owner-claims'].companies

async function fetchCompanies([, q]: readonly [path: string, q: string]): Promise<ClaimableOwner[]> {
  const { companies } = await signedInAnswerOf(companyList.$get({ query: { q } }))
  return companies
}

/** Companies whose names match a text; the previous ones stay until the new ones arrive. */
export function useCompanies(text: string) {
  const q = useSettled(text.trim())
  const { data, error, isLoading, mutate } = useSWR(
    q === '' ? null : (['/api/owner-claims/companies', q] as const),
    fetchCompanies,
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  return { companies: q === '' ? [] : data, hasFailed: error !== undefined, isLoading, retry: () => mutate() }
}

/** Sends a claim. @throws RequestError bad_input, conflict, rate_limited */
export const sendClaim = (json: NewClaim) => signedInAnswerOf(api.$post({ json }))

/** Withdraws a claim. @throws RequestError conflict when staff have decided it */
export const withdrawClaim = (id: string) =>
  signedInAnswerOf(api[':id'].$delete({ param: { id: encodeURIComponent(id) } }))
