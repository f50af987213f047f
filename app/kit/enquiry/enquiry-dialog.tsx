import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { signInPath } from '../../../worker/catalogue/rules/paths.ts'
import { Dialog, Modal } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CampaignDialog } from '../add-to-campaign/campaign-dialog.tsx'
import { clearLocalSession } from '../session/local-session.ts'
import { useSession } from '../session/session.queries.ts'
import { closeEnquiry, type OpenEnquiry } from './enquiry.store.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { OwnerDialog } from './owner-dialog.tsx'
import type { EnquirySubject } from './subject.ts'

const resourceOf = ({ listingId, spotId }: EnquirySubject) => (spotId ? `${listingId}:${spotId}` : listingId)

/** Dialog of a listing's buttons. It first fetches the session; without one it opens the sign-in page. */
export function EnquiryDialog(enquiry: OpenEnquiry) {
  const { intent, label, next } = enquiry
  const { data: session, error } = useSession()
  const user = session?.user
  const navigate = useNavigate()

  useEffect(() => {
    if (user !== null) return
    clearLocalSession()
    closeEnquiry()
    navigate(signInPath(intent, next))
  }, [user, intent, next, navigate])

  return (
    <Modal isOpen onOpenChange={closeEnquiry}>
      {user && intent === 'desk' ? (
        <EnquiryForm {...enquiry} user={user} />
      ) : user && intent === 'contact' ? (
        <OwnerDialog {...enquiry} user={user} />
      ) : user ? (
        <CampaignDialog
          title={label}
          isBooking={intent === 'book'}
          user={user}
          resource={resourceOf(enquiry.subject)}
          asked={enquiry.subject.asked}
          next={next}
          onClose={closeEnquiry}
        />
      ) : (
        <Dialog title={label}>
          {error ? (
            <p role="alert">No connection. Close this and try again when you are back online.</p>
          ) : (
            <div aria-busy="true" className="space-y-3">
              <Skeleton className="w-2/3" />
              <Skeleton className="w-1/2" />
            </div>
          )}
        </Dialog>
      )}
    </Modal>
  )
}
