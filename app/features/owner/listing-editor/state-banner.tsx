import { Archive, CircleAlert, Hourglass, PauseCircle } from 'lucide-react'
import { formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import type { OwnerListing } from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'

interface StateBannerProps {
  listing: OwnerListing
  /** Null for members without the right. */
  onWithdraw: (() => void) | null
  isPending: boolean
}

/** Explanation of the state of the listing, for states that need one. */
export function StateBanner({ listing: { state, reason, submittedAt }, onWithdraw, isPending }: StateBannerProps) {
  if (state === 'review') {
    return (
      <Banner
        tone="info"
        icon={Hourglass}
        className="mt-5"
        action={
          onWithdraw && (
            <Button size="sm" variant="outline" isPending={isPending} onPress={onWithdraw}>
              Withdraw
            </Button>
          )
        }
      >
        <b>Our team reviews it before it goes live.</b>{' '}
        {submittedAt !== null && `Sent on ${formatInstant(submittedAt)}. `}
        Withdraw it to make changes.
      </Banner>
    )
  }
  if (state === 'draft' && reason !== '') {
    return (
      <Banner tone="warn" icon={CircleAlert} className="mt-5">
        <b>Our team sent it back.</b> {reason}
      </Banner>
    )
  }
  if (state === 'paused') {
    return (
      <Banner tone="info" icon={PauseCircle} className="mt-5">
        <b>It is paused.</b> It is hidden, and its requests cannot be confirmed. Put it live again from the list.
      </Banner>
    )
  }
  if (state === 'archived') {
    return (
      <Banner tone="info" icon={Archive} className="mt-5">
        <b>It is in the archive.</b> Restore it from the list to change it.
      </Banner>
    )
  }
  return null
}
