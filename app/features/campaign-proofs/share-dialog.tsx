import { CircleAlert, Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { addDays, type CivilDate, formatDate, formatInstant } from '../../../worker/domain/dates.ts'
import type { Share } from '../../../worker/proofs/shares.server.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog, Modal } from '../../ui/dialog.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useFormAct } from '../../ui/use-one-act.ts'
import { endShare, shareProofs } from './proofs.queries.ts'

interface ShareDialogProps {
  campaign: string
  shares: readonly Share[]
  today: CivilDate
}

const USUAL_DAYS = 30

/** Links to the proofs for a client: made with a last day, shown once, ended at any time. */
export function ShareDialog({ campaign, shares, today }: ShareDialogProps) {
  const { act, pending, refusal } = useFormAct(['expires'])
  const [isOpen, setOpen] = useState(false)
  const [expires, setExpires] = useState(addDays(today, USUAL_DAYS))
  const [made, setMade] = useState<{ id: string; href: string } | null>(null)
  const [ending, setEnding] = useState<Share | null>(null)

  const make = () =>
    act('share', async () => {
      const { share, path } = await shareProofs(campaign, expires)
      setMade({ id: share.id, href: new URL(path, location.origin).href })
    })

  async function end(share: Share) {
    if (await act(share.id, () => endShare(campaign, share.id))) {
      setMade((before) => (before?.id === share.id ? null : before))
      toast({ tone: 'success', title: 'The link has ended' })
    }
  }

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
            Whoever has the link sees photos, dates and figures of this campaign, without prices and without names of
            people. It ends on the day that you choose.
          </p>
          {made ? (
            <div className="mt-5 grid gap-3">
              <TextField
                label="The link"
                value={made.href}
                isReadOnly
                description="Copy it now: it is not shown again."
              />
              <CopyButton text={made.href} className="w-fit">
                Copy the link
              </CopyButton>
            </div>
          ) : (
            <form
              noValidate
              aria-label="New link"
              className="mt-5 flex flex-wrap items-end gap-3"
              onSubmit={(event) => {
                event.preventDefault()
                if (pending === null) void make()
              }}
            >
              <TextField
                label="Last day"
                name="expires"
                type="date"
                value={expires}
                onChange={setExpires}
                validationBehavior="aria"
                isInvalid={'expires' in refusal.fields}
                errorMessage={refusal.fields.expires}
              />
              <SubmitButton
                isPending={pending === 'share'}
                isDisabled={pending !== null && pending !== 'share'}
                pendingLabel="Making"
              >
                Make a link
              </SubmitButton>
            </form>
          )}
          {refusal.whole && (
            <Banner icon={CircleAlert} tone="danger" role="alert" className="mt-4">
              {refusal.whole}
            </Banner>
          )}
          {shares.length > 0 && (
            <section aria-labelledby="links" className="mt-6">
              <h3 id="links" className="text-sm">
                Links that work
              </h3>
              <ul className="mt-2 divide-y divide-line border-y border-line">
                {shares.map((share) => (
                  <li key={share.id} className="num flex items-center justify-between gap-4 py-2.5">
                    <span>
                      Until {formatDate(share.expires, today)}
                      <span className="block text-xs text-ink-3">Made {formatInstant(share.createdAt)}</span>
                    </span>
                    <Button
                      variant="danger"
                      size="sm"
                      isPending={pending === share.id}
                      isDisabled={pending !== null && pending !== share.id}
                      aria-label={`End the link that works until ${formatDate(share.expires, today)}, made ${formatInstant(share.createdAt)}`}
                      onPress={() => setEnding(share)}
                    >
                      End it
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ConfirmDialog
            title="End this link?"
            confirm="End the link"
            isOpen={ending !== null}
            onOpenChange={(open) => !open && setEnding(null)}
            onConfirm={async () => {
              if (ending) await end(ending)
            }}
          >
            Whoever has it sees nothing from then on. It cannot be opened again.
          </ConfirmDialog>
        </Dialog>
      </Modal>
    </>
  )
}
