import { hc } from 'hono/client'
import useSWR from 'swr'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const proof = hc<typeof staffApi>(...API).admin.proofs[':id']

const of = (id: string) => ({ param: { id: encodeURIComponent(id) } })

type Short = Parameters<typeof proof.short.$post>[0]['json']

/** Accepts a disputed proof. @throws RequestError bad_input; conflict with the `current` proof */
export const acceptDisputed = (id: string, json: { version: number; note: string }) =>
  signedInAnswerOf(proof.accept.$post({ ...of(id), json }))

/** Confirms a shortfall. @throws RequestError bad_input, taken for the days; conflict with the `current` proof */
export const findShort = (id: string, json: Short) => signedInAnswerOf(proof.short.$post({ ...of(id), json }))

/** Refund for these numbers; undefined while they are invalid, while loading, and after an error. */
export function useCredit(id: string, missing: number, promised: number) {
  const isAsked = Number.isInteger(missing) && missing > 0 && promised >= missing
  const { data, error, isValidating, mutate } = useSWR(
    isAsked && ['/api/admin/proofs/credit', id, missing, promised],
    () =>
      signedInAnswerOf(
        proof.credit.$get({ ...of(id), query: { missing: String(missing), promised: String(promised) } }),
      ),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    amount: isAsked ? data?.amount : undefined,
    isCounting: isAsked && isValidating,
    hasFailed: isAsked && error !== undefined && !isValidating,
    again: () => void mutate(),
  }
}
