import { useEffect } from 'react'
import type { FormState } from '../../../kit/form/use-form.ts'
import { type Refusal, refuseFields } from '../../../kit/mutation/refusal.ts'
import { FormNotice } from './form-notice.tsx'

/** One message for a wrong email or password, so that it reveals nothing about accounts. */
const FAILED = 'Invalid credentials'

/** Options of both steps: `RefusalNotice` says why a sign-in was refused. */
export const SIGN_IN = {
  revalidate: false,
  refuse: ({ code, whole }: Refusal): Refusal => ({
    // No session has ended: the page is as it was.
    ...refuseFields({}),
    details: { hasFailed: true, ...(code === 'rate_limited' && { wait: whole }) },
  }),
}

export const hasFailed = (refusal: Refusal | null): refusal is Refusal => refusal?.details.hasFailed === true

/** A refused sign-in, in the form where it happened, and after too many tries when to try again. */
export const RefusalNotice = ({ refusal }: { refusal: Refusal | null }) =>
  hasFailed(refusal) && (
    <FormNotice>
      <span className="block">{FAILED}</span>
      {typeof refusal.details.wait === 'string' && <span className="block font-normal">{refusal.details.wait}</span>}
    </FormNotice>
  )

/** Selects the password or the code that was refused. */
export function useSelectedSecret({ id, refusal }: Pick<FormState, 'id' | 'refusal'>): void {
  useEffect(() => {
    if (!hasFailed(refusal)) return
    const form = document.getElementById(id)
    const secret = form?.querySelector<HTMLInputElement>('[name=password], [name=code]')
    secret?.focus()
    secret?.select()
  }, [id, refusal])
}
