import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { toast } from '../../ui/toast.tsx'
import { closeEnquiry, useOpenEnquiry } from './enquiry.store.ts'

const load = () => import('./enquiry-dialog.tsx')

/** Host of the enquiry dialog, once in the root. The dialog is loaded when it first opens. */
export function EnquiryHost() {
  const enquiry = useOpenEnquiry()
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>()
  const isWanted = enquiry !== null
  const { pathname } = useLocation()
  const hasLeft = isWanted && enquiry.pathname !== pathname

  useEffect(() => {
    if (!isWanted) return
    load().then(setLoaded, () => {
      closeEnquiry()
      toast({ tone: 'danger', title: 'The form could not be opened', description: 'Check the network and try again.' })
    })
  }, [isWanted])

  // The browser's Back leaves the page of the dialog.
  useEffect(() => {
    if (hasLeft) closeEnquiry()
  }, [hasLeft])

  return loaded && enquiry && <loaded.EnquiryDialog {...enquiry} />
}
