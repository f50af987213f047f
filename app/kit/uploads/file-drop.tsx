import { Camera, ImageUp, MailWarning } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { UploadPurpose } from '../../../worker/kernel/rules/files/upload-purpose.ts'
import { UPLOAD_LIMITS } from '../../../worker/uploads/rules/upload.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ResendButton } from '../session/resend-button.tsx'
import { useSession } from '../session/session.queries.ts'

interface FileDropProps {
  purpose: UploadPurpose
  onFiles: (files: File[]) => void
  /** Title: "Drop photos here". */
  title: string
  /** Advice after the accepted types. */
  hint?: ReactNode
  isMultiple?: boolean
  /** True to offer the camera on handheld devices. */
  hasCamera?: boolean
  isDisabled?: boolean
}

/**
 * Area that takes files: dropped, pasted, chosen, or from the camera. Every way works without a mouse. Until the email
 * of the account is confirmed it takes none, and explains why.
 */
export function FileDrop({
  purpose,
  onFiles,
  title,
  hint,
  isMultiple = true,
  hasCamera = false,
  isDisabled = false,
}: FileDropProps) {
  const id = useId()
  const { data } = useSession()
  const { types, most, takes } = UPLOAD_LIMITS[purpose]
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(isMultiple ? [...files] : files.slice(0, 1))
  }
  const choose = (files: FileList | null) => take([...(files ?? [])])
  if (data?.user?.emailVerified === false) {
    return (
      <Banner tone="warn" icon={MailWarning} action={<ResendButton look="button" />}>
        <b>Confirm your email to send files.</b> Open the link that we mailed to {data.user.email}.
      </Banner>
    )
  }
  return (
    <DropZone
      aria-labelledby={id}
      isDisabled={isDisabled}
      getDropOperation={() => 'copy'}
      onDrop={async ({ items }) => {
        const files = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))
        take(await Promise.all(files))
      }}
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg border-2 border-dashed border-line-strong bg-surface p-5 transition-colors duration-150 data-drop-target:border-brand data-drop-target:bg-surface-2"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-info-soft text-info-ink">
        <ImageUp aria-hidden className="size-5" />
      </span>
      <div className="min-w-48 flex-1">
        <p id={id} className="font-semibold">
          {title}
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {takes}, up to {most} MB each. {hint}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        {hasCamera && (
          <span className="hidden pointer-coarse:inline">
            <FileTrigger acceptedFileTypes={['image/jpeg']} defaultCamera="environment" onSelect={choose}>
              <Button variant="outline" isDisabled={isDisabled}>
                <Camera aria-hidden />
                Take a photo
              </Button>
            </FileTrigger>
          </span>
        )}
        <FileTrigger acceptedFileTypes={[...types]} allowsMultiple={isMultiple} onSelect={choose}>
          <Button variant="outline" isDisabled={isDisabled}>
            {isMultiple ? 'Choose files' : 'Choose a file'}
          </Button>
        </FileTrigger>
      </div>
    </DropZone>
  )
}
