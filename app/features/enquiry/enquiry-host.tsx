import { useEffect, useState } from 'react'
import { toast } from '../../ui/toast.tsx'
import { closeEnquiry, useOpenEnquiry } from './enquiry.store.ts'

const load = () => import('./enquiry-dialog.tsx')

/** The place of the enquiry dialog, once in the root. Only those who open it fetch it. */
export function EnquiryHost() {
  const enquiry = useOpenEnquiry()
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>()
  const isWanted = enquiry !== null

  useEffect(() => {
    if (!isWanted) return
    load().then(setLoaded, () => {
      closeEnquiry()
      toast({ tone: 'danger', title: 'The form could not be opened', description: 'Check the network and try again.' })
    })
  }, [isWanted])

  return loaded && enquiry && <loaded.EnquiryDialog {...enquiry} />
}
