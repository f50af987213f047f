import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { toast } from '../../ui/toast.tsx'
import { closeEnquiry, useOpenEnquiry } from './enquiry.store.ts'

const load = () => import('./enquiry-dialog.tsx')

/** The place of the enquiry dialog, once in the root. Only those who open it fetch it. */
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

  // The browser's Back leaves the page that it is about.
  useEffect(() => {
    if (hasLeft) closeEnquiry()
  }, [hasLeft])

  return loaded && enquiry && <loaded.EnquiryDialog {...enquiry} />
}
