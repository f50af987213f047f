import { CircleAlert, Eye, GitMerge } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { listingPath } from '../../../../worker/catalogue/rules/paths.ts'
import { formatTime } from '../../../../worker/kernel/rules/dates.ts'
import { TEAM_ANSWER } from '../../../../worker/kernel/rules/team-answer.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { mayAs } from '../../../../worker/organisations/rules/owners/rights.ts'
import { completenessOf } from '../../../../worker/supply/rules/listings/completeness.ts'
import type { ContentPhoto } from '../../../../worker/supply/rules/listings/content.ts'
import type { FormSection } from '../../../../worker/supply/rules/listings/form-field.ts'
import type { OwnerListing } from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { REVIEWED_LISTINGS } from '../../../../worker/supply/rules/listings/review.ts'
import { MergeDialog } from '../../../kit/conflict/merge-dialog.tsx'
import type { MapFrame } from '../../../kit/map/map-data.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LinkButton, TextLink } from '../../../ui/link.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { ListingHistory } from './listing-history.tsx'
import { focusField, PartsList } from './parts-list.tsx'
import { PlaceSection } from './place-section.tsx'
import { SeasonBar } from './season-bar.tsx'
import { SectionCard, SectionFields, type SectionProps } from './section.tsx'
import { SpotsSection } from './spots-section.tsx'
import { StateBanner } from './state-banner.tsx'
import { STATE_WORDS } from './state-words.ts'
import { useListingEditor } from './use-listing-editor.ts'

interface PhotosSlot {
  ownerId: string
  photos: readonly ContentPhoto[]
  onChange: (photos: ContentPhoto[]) => void
  isReadOnly: boolean
  /** Reports whether photos are uploading. */
  onBusyChange: (isBusy: boolean) => void
}

interface ListingEditorProps {
  listing: OwnerListing
  /** Account of the writer, to which unsaved input belongs. */
  account: { email: string }
  /** Map of the city; null when there is none. */
  frame: MapFrame | null
  /** Loads the map of another city. */
  onCity: (city: string) => void
  /** Renders the photos of the form. */
  photos: (slot: PhotosSlot) => ReactNode
}

/** Reason why saving must wait, as a sentence; null when it need not. */
function heldBy(now: { isOnline: boolean; isUploading: boolean; isMerging: boolean }): string | null {
  if (!now.isOnline) return 'You are offline. Save it when the connection is back.'
  if (now.isUploading) return 'Photos are being sent. Save it when they have arrived.'
  return now.isMerging ? 'Someone else changed this listing. Choose what to keep first.' : null
}

/** Form of a listing: its sections, missing fields, and changes that others saved meanwhile. */
export function ListingEditor({ listing, account, frame, onCity, photos }: ListingEditorProps) {
  const editor = useListingEditor(listing, account)
  const [isSending, setSending] = useState(false)
  const [isMerging, setMerging] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const isOnline = useOnline()
  const { content, form, problems, isChanged, pending } = editor
  const { state, right, ref, history } = listing
  const maySell = mayAs(right, 'sell')
  const mayManage = mayAs(right, 'manage')
  const isReadOnly = !maySell || state === 'review' || state === 'archived'
  const title = content.title || 'New listing'
  const sendWord = listing.isReviewed ? 'Send for review' : 'Publish'
  const held = heldBy({ isOnline, isUploading, isMerging: editor.merge !== null })
  const [last] = history
  const who = last?.who ?? 'Someone else'
  const at = formatTime(new Date(listing.updatedAt))
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!isChanged || currentLocation.pathname === nextLocation.pathname) return false
    const isEnded = new URLSearchParams(nextLocation.search).get('reason') === 'ended'
    if (isEnded) editor.keepForSession()
    return !isEnded && pending === null
  })
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])

  const focusFirst = () => {
    editor.judge()
    const [first] = problems
    if (first) requestAnimationFrame(() => focusField(first.path))
  }
  /** Live and paused listings can only be saved when complete. */
  const save = () =>
    problems.length === 0 || (state === 'draft' && !editor.hasGaps) ? void editor.save() : focusFirst()
  const send = () => (problems.length === 0 ? setSending(true) : focusFirst())

  const props = (section: FormSection): SectionProps => ({
    section,
    content,
    change: editor.change,
    errorAt: editor.errorAt,
    isReadOnly,
  })
  return (
    <>
      <Breadcrumbs items={[{ label: 'Listings', to: '/dashboard/listings' }, { label: title }]} />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere lg:text-3xl">{title}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
            <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Badge>
            <span className="num">ID {ref}</span>
            <span role="status">
              {isChanged && '· not saved yet'}
              {isUploading && ' · Photos are being sent'}
              {!isOnline && !isReadOnly && ' · You are offline. It can be saved when the connection is back'}
            </span>
            {state === 'live' && (
              <TextLink
                to={listingPath({ id: listing.id, category: listing.category.id, subcategory: content.subcategory })}
              >
                Public page
              </TextLink>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton to={`/dashboard/listings/${listing.id}/preview`} variant="outline">
            <Eye aria-hidden />
            Preview
          </LinkButton>
          {!isReadOnly && (
            <Button
              variant={state === 'draft' ? 'outline' : 'accent'}
              isDisabled={pending === 'send'}
              whyNot={held ?? (!isChanged && 'No changes yet.')}
              isPending={pending === 'save'}
              pendingLabel="Saving"
              onPress={save}
            >
              {state === 'live' ? 'Publish changes' : state === 'draft' ? 'Save draft' : 'Save changes'}
            </Button>
          )}
          {state === 'draft' && mayManage && (
            <Button
              variant="accent"
              isDisabled={pending === 'save'}
              whyNot={held}
              isPending={pending === 'send'}
              onPress={send}
            >
              {sendWord}
            </Button>
          )}
        </div>
      </div>
      <StateBanner
        listing={listing}
        onWithdraw={maySell ? () => void editor.withdraw() : null}
        isPending={pending === 'withdraw'}
      />
      {!maySell && (
        <Banner tone="info" icon={Eye} className="mt-5">
          You can view this listing. Ask a manager of {listing.owner.name} for the right to sell to change it.
        </Banner>
      )}
      {editor.failure && (
        <Banner tone="danger" icon={CircleAlert} role="alert" className="mt-5">
          {editor.failure}
        </Banner>
      )}
      {editor.merge && (
        <Banner
          tone="warn"
          icon={GitMerge}
          role="alert"
          className="mt-5"
          action={
            <Button variant="outline" size="sm" onPress={() => setMerging(true)}>
              See changes
            </Button>
          }
        >
          <b>{who} saved this listing</b> at {at}, while you were editing.
        </Banner>
      )}
      {editor.merge && isMerging && (
        <MergeDialog
          saved={`${who} saved this listing at ${at}, after you opened it.`}
          clashes={editor.merge.clashes}
          merged={{ mine: [], theirs: editor.merge.theirs }}
          isSaving={pending === 'save'}
          onSave={(choices) => {
            setMerging(false)
            void editor.saveMerged(choices)
          }}
          onKeepEditing={(choices) => {
            setMerging(false)
            editor.keepEditing(choices)
          }}
          onTakeTheirs={() => {
            setMerging(false)
            editor.discard()
          }}
        />
      )}
      <div role="status" className="empty:hidden">
        {editor.merged.length > 0 && (
          <Banner tone="info" icon={GitMerge} className="mt-5">
            <b>{who} saved this listing while you were editing.</b> Merged with your text: {list([...editor.merged])}.
          </Banner>
        )}
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[180px_minmax(0,1fr)]">
        <PartsList
          form={form}
          content={content}
          problems={problems}
          completeness={completenessOf(content, form, problems)}
        />
        <div className="min-w-0 space-y-6">
          {form.map((section) =>
            section.id === 'spots' ? (
              <SpotsSection
                key={section.id}
                {...props(section)}
                category={listing.category.id}
                openLines={listing.openLines.spots}
              />
            ) : (
              <SectionCard key={section.id} id={section.id} title={section.title}>
                {section.id === 'photos' ? (
                  <div data-field="photos">
                    {editor.errorAt('photos') && (
                      <p className="mb-3 text-sm font-medium text-danger">{editor.errorAt('photos')}</p>
                    )}
                    {photos({
                      ownerId: listing.owner.id,
                      photos: content.photos,
                      onChange: (next) => editor.change((before) => ({ ...before, photos: next }), ['photos']),
                      isReadOnly,
                      onBusyChange: setUploading,
                    })}
                  </div>
                ) : section.id === 'place' ? (
                  <PlaceSection {...props(section)} frame={frame} onCity={onCity} />
                ) : (
                  <>
                    {section.id === 'seasons' && <SeasonBar seasons={content.seasons} />}
                    <SectionFields {...props(section)} />
                  </>
                )}
              </SectionCard>
            ),
          )}
          <ListingHistory history={history} />
        </div>
      </div>
      <ConfirmDialog
        title={`${sendWord}?`}
        confirm={listing.isReviewed ? 'Send for review' : 'Publish listing'}
        look="accent"
        isOpen={isSending}
        onOpenChange={setSending}
        onConfirm={async () => {
          await editor.send()
        }}
      >
        {listing.isReviewed
          ? `Our team reviews your first ${REVIEWED_LISTINGS} listings before they go live, usually within ${TEAM_ANSWER}. Later ones go live immediately. During review it cannot be changed, but you can withdraw it.`
          : 'It goes live immediately: buyers can find and request it. You can change or pause it at any time.'}
      </ConfirmDialog>
      <ConfirmDialog
        title="Leave without saving?"
        confirm="Discard changes"
        cancel="Keep editing"
        isOpen={blocker.state === 'blocked'}
        onOpenChange={(isOpen) => {
          if (!isOpen && blocker.state === 'blocked') blocker.reset()
        }}
        onConfirm={() => {
          editor.discard()
          if (blocker.state === 'blocked') blocker.proceed()
        }}
      >
        Your changes to “{title}” are not saved.
      </ConfirmDialog>
    </>
  )
}
