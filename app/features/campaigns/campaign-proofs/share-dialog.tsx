import { CircleAlert, Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import type { Share } from '../../../../worker/booking/proofs/shares.server.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { MadeLink, NewLinkForm, useExpiringLinks, WorkingLinks } from '../../../kit/expiring-links/expiring-links.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { endShare, shareProofs } from './proofs.queries.ts'

interface ShareDialogProps {
  campaign: string
  shares: readonly Share[]
  today: CivilDate
}

const USUAL_DAYS = 30

/** Links to the proofs for a client: created with a last day, shown once, ended at any time. */
export function ShareDialog({ campaign, shares, today }: ShareDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const state = useExpiringLinks({
    today,
    usualDays: USUAL_DAYS,
    make: async (expires) => {
      const { share, path } = await shareProofs(campaign, expires)
      return { id: share.id, path }
    },
    end: (id) => endShare(campaign, id),
  })
  const { made, setMade } = state

  function show(next: boolean) {
    setOpen(next)
    if (!next) setMade(null)
  }

  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        <LinkIcon aria-hidden />
        Share with client
      </Button>
      <Modal isOpen={isOpen} onOpenChange={show}>
        <Dialog title="Share the proofs">
          <p className="text-ink-2">
            Anyone with the link sees photos, dates and figures of this campaign, without prices or names of people. It
            ends on the day that you choose.
          </p>
          {made ? <MadeLink state={state} className="mt-5" /> : <NewLinkForm state={state} className="mt-5" />}
          {state.ending.refusal?.whole && (
            <Banner icon={CircleAlert} tone="danger" role="alert" className="mt-4">
              {state.ending.refusal.whole}
            </Banner>
          )}
          <WorkingLinks state={state} links={shares} className="mt-6" />
        </Dialog>
      </Modal>
    </>
  )
}
