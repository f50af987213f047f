import { ArrowLeft, Camera, CircleAlert, Clock, MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { OwnerProofPage } from '../../../../worker/booking/proofs/owner-proofs.server.ts'
import { metresText } from '../../../../worker/booking/rules/proofs/hints.ts'
import type { Hint } from '../../../../worker/booking/rules/proofs/proof.ts'
import { distanceKm } from '../../../../worker/catalogue/rules/places/distance.ts'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { FileDrop } from '../../../kit/uploads/file-drop.tsx'
import { UploadList } from '../../../kit/uploads/upload-list.tsx'
import { useUploads } from '../../../kit/uploads/use-uploads.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { HintList } from '../../../ui/hint-list.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { ProofFields } from './proof-fields.tsx'
import { ProofFiles } from './proof-files.tsx'
import { checkProof, sendProof } from './proofs.queries.ts'
import { useHere } from './use-here.ts'
import { useProofForm } from './use-proof-form.ts'

interface ProofCaptureProps {
  page: OwnerProofPage
  user: CurrentUser
}

/** Form for a proof: files, the results of the checks, and the button that sends it. */
export function ProofCapture({ page: { line, slot, site, proof }, user }: ProofCaptureProps) {
  const { form, change, forget, addFile, removeFile, bodyOf } = useProofForm(line.id, slot, proof, user)
  const { here, isPending: isFinding, find } = useHere()
  const isOnline = useOnline()
  const [hints, setHints] = useState<readonly Hint[] | null>(null)
  const uploads = useUploads({
    ...{ purpose: 'proof', subject: line.id },
    onDone: (upload) => {
      addFile(upload)
      // Other files may have other results.
      setHints(null)
    },
  })
  const checking = useMutation(() => checkProof(line.id, bodyOf(here)), {
    fields: ['link'],
    revalidate: false,
    onDone: (checked) => setHints(checked.hints),
  })
  const sending = useMutation(() => sendProof(line.id, bodyOf(here)), {
    fields: ['link'],
    conflict: 'The proof was not sent',
    onDone: forget,
  })
  const refusal = hints === null ? checking.refusal : sending.refusal
  const heading = useRef<HTMLHeadingElement>(null)
  const isChecked = hints !== null
  useEffect(() => {
    if (isChecked) heading.current?.focus()
  }, [isChecked])

  const hasFailed = uploads.items.some(({ state }) => state === 'failed')
  const isPhoto = slot.kind === 'photo'
  const isReady = form.files.length > 0 || form.link !== '' || Object.keys(form.figures).length > 0
  const problem = refusal?.whole && (
    <Banner icon={CircleAlert} tone="danger" role="alert">
      {refusal.whole}
    </Banner>
  )

  if (hints) {
    const failing = hints.filter(({ isOk }) => !isOk).length
    return (
      <section aria-labelledby="check" className="grid max-w-2xl gap-5">
        <h2 id="check" ref={heading} tabIndex={-1} className="text-xl outline-none">
          Check before sending
        </h2>
        <ProofFiles files={form.files} hasMoments={slot.moments.length > 1} />
        <HintList label="Checks" hints={hints} />
        <p className="text-xs text-ink-3">These are hints for the advertiser. You can send anyway.</p>
        {problem}
        <div className="sticky bottom-0 -mx-4 flex gap-2.5 border-t border-line bg-page px-4 py-3.5 max-lg:bottom-16 sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0">
          <Button
            variant={failing > 0 ? 'accent' : 'outline'}
            className="flex-1 sm:flex-none"
            onPress={() => setHints(null)}
          >
            {isPhoto ? <Camera aria-hidden /> : <ArrowLeft aria-hidden />}
            {isPhoto ? 'Take again' : 'Change it'}
          </Button>
          <Button
            variant={failing > 0 ? 'outline' : 'accent'}
            className="flex-1 sm:flex-none"
            isPending={sending.isPending}
            whyNot={!isOnline && 'You are offline. It can be sent once you are online.'}
            pendingLabel="Sending"
            onPress={() => sending.run()}
          >
            {failing > 0 ? 'Send anyway' : 'Send'}
          </Button>
        </div>
      </section>
    )
  }

  return (
    <section aria-label={isPhoto ? 'Take photos' : 'Add files'} className="grid max-w-2xl gap-5">
      <p className="text-sm text-ink-2">{slot.wants}.</p>
      <FileDrop
        purpose="proof"
        title={isPhoto ? 'Photos of the site' : 'Files of the proof'}
        hint={isPhoto ? 'Photos straight from the camera have time and place.' : 'A log as CSV is counted for you.'}
        hasCamera
        onFiles={uploads.add}
      />
      <UploadList uploads={uploads} />
      {form.files.length > 0 && (
        <ProofFiles
          files={form.files}
          hasMoments={slot.moments.length > 1}
          onRemove={removeFile}
          onMoment={(key, moment) =>
            change(({ files }) => ({ files: files.map((file) => (file.key === key ? { ...file, moment } : file)) }))
          }
        />
      )}
      {isPhoto && site && (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
          <span className="flex min-w-0 items-center gap-2.5">
            {here ? (
              <MapPin aria-hidden className="size-5 text-ink-3" />
            ) : (
              <Clock aria-hidden className="size-5 text-ink-3" />
            )}
            {here
              ? `You are ${metresText(distanceKm(here, site) * 1_000)} from the site. It counts for photos without a place.`
              : 'Some phones leave the place out of photos. You can add your position.'}
          </span>
          {!here && (
            <Button variant="outline" size="sm" isPending={isFinding} onPress={find}>
              <MapPin aria-hidden />
              Add my place
            </Button>
          )}
        </Card>
      )}
      <ProofFields slot={slot} form={form} fields={refusal?.fields ?? {}} onChange={change} />
      {problem}
      {(uploads.isBusy || hasFailed) && (
        <p className="text-sm text-ink-2">
          Keep this page open until all files are sent.
          {hasFailed && ' Try those that failed again, or remove them.'}
        </p>
      )}
      {!isOnline && <p className="text-sm text-ink-2">You are offline. It can be checked once you are online.</p>}
      <Button
        size="lg"
        className="sm:w-fit"
        isPending={checking.isPending}
        isDisabled={uploads.isBusy}
        whyNot={
          !isOnline
            ? 'You are offline. It can be checked once you are online.'
            : hasFailed
              ? 'A file was not sent. Try it again, or remove it.'
              : !isReady && 'Add the proof first.'
        }
        pendingLabel="Checking"
        onPress={() => checking.run()}
      >
        Check before sending
      </Button>
    </section>
  )
}
