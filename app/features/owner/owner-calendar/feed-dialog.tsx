import { useState } from 'react'
import { formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { failureText } from '../../../kit/mutation/refusal.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { makeFeed, removeFeed, useFeeds } from './calendar.queries.ts'

interface FeedDialogProps {
  owner: string
  /** Listing for which a link of its own is offered. */
  listing?: { id: string; title: string }
  onClose: () => void
}

/** Dialog with secret addresses by which other programs read the calendar. */
export function FeedDialog({ owner, listing, onClose }: FeedDialogProps) {
  const { data, error, mutate } = useFeeds(owner)
  const [made, setMade] = useState<{ id: string; url: string } | null>(null)
  const [removing, setRemoving] = useState<string | null>(null)
  const { run: make, isPending } = useMutation(
    (of: string | null) => makeFeed({ owner, ...(of !== null && { listing: of }) }),
    {
      revalidate: false,
      failed: 'The link was not created',
      async onDone({ id, url }) {
        setMade({ id, url })
        await mutate()
      },
    },
  )
  const { run: remove } = useMutation((id: string) => removeFeed(id), {
    revalidate: false,
    done: 'Link removed',
    failed: 'The link was not removed',
    async onDone(_, id) {
      // Only the address of the newest link is shown, and only once.
      setMade((before) => (before?.id === id ? null : before))
      await mutate()
    },
    onRefused: () => mutate(),
  })

  return (
    <Modal isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog title="Calendar for other programs">
        <div className="grid gap-5">
          <p className="text-ink-2">
            Google Calendar, Outlook and Apple Calendar read your days by a secret link. Anyone with the link sees your
            bookings with the names of advertisers, so share it only within your company. It ends when you remove it, or
            when you leave the company.
          </p>
          {made ? (
            <div className="grid gap-2.5 rounded-lg bg-select p-4">
              <TextField label="Your new link" value={made.url} isReadOnly />
              <p className="text-xs text-ink-2">It is shown only once. Copy it before you close this dialog.</p>
              <CopyButton text={made.url} variant="primary" size="sm" className="justify-self-start">
                Copy the link
              </CopyButton>
            </div>
          ) : (
            <div className="flex flex-wrap gap-2.5">
              {listing && (
                <Button variant="primary" isDisabled={isPending} onPress={() => make(listing.id)}>
                  Make a link for this listing
                </Button>
              )}
              <Button variant={listing ? 'outline' : 'primary'} isDisabled={isPending} onPress={() => make(null)}>
                Make a link for all listings
              </Button>
            </div>
          )}
          <section aria-label="Your links">
            <h3 className="text-sm font-bold">Your links</h3>
            {error ? (
              <p className="mt-2 text-ink-2">The links could not be loaded. {failureText(error)}</p>
            ) : !data ? (
              <Skeleton className="mt-2 h-11" />
            ) : data.feeds.length === 0 ? (
              <p className="mt-2 text-ink-2">None yet.</p>
            ) : (
              <ul className="mt-2 divide-y divide-line">
                {data.feeds.map((feed) => (
                  <li key={feed.id} className="flex items-center justify-between gap-4 py-2.5">
                    <span className="min-w-0">
                      <span className="block font-semibold wrap-anywhere">{feed.listing?.title ?? 'All listings'}</span>
                      <span className="num block text-xs text-ink-2">
                        Made {formatInstant(feed.createdAt)}
                        {feed.readAt === null ? ', never read' : `, last read ${formatInstant(feed.readAt)}`}
                      </span>
                    </span>
                    <Button variant="danger" size="sm" onPress={() => setRemoving(feed.id)}>
                      Remove
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
        <ConfirmDialog
          title="Remove the link?"
          confirm="Remove the link"
          isOpen={removing !== null}
          onOpenChange={(isOpen) => !isOpen && setRemoving(null)}
          onConfirm={async () => {
            if (removing !== null) await remove(removing)
          }}
        >
          Calendars that use it stop updating. This cannot be undone.
        </ConfirmDialog>
      </Dialog>
    </Modal>
  )
}
