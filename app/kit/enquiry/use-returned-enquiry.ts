import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { INTENT_LABELS, intentOfHash } from '../../../worker/catalogue/rules/enquiry-intent.ts'
import { openEnquiry } from './enquiry.store.ts'
import type { EnquirySubject } from './subject.ts'

/** Continues the act that was pressed on this page before sign-in, and restores the page's address. */
export function useReturnedEnquiry(subject: EnquirySubject) {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const intent = intentOfHash(hash)

  const open = useEffectEvent(() => {
    if (!intent) return
    const next = `${pathname}${search}`
    openEnquiry({ intent, label: INTENT_LABELS[intent], subject, next })
    navigate(next, { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hash
  useEffect(() => open(), [intent])
}
