import { FileText, X } from 'lucide-react'
import { formatBytes, isImage, privatePicturePath } from '../../../../worker/uploads/rules/upload.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import type { FormFile } from './use-proof-form.ts'

const MOMENTS = [
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
] as const

interface ProofFilesProps {
  files: readonly FormFile[]
  /** True when each photo is marked as day or night. */
  hasMoments: boolean
  onMoment?: (key: string, moment: FormFile['moment']) => void
  onRemove?: (key: string) => void
}

/** Files of a proof before it is sent: thumbnails of pictures, names of other files. */
export function ProofFiles({ files, hasMoments, onMoment, onRemove }: ProofFilesProps) {
  return (
    <ul aria-label="Files" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {files.map(({ key, name, mime, bytes, moment }) => (
        <li key={key} className="relative grid min-w-0 content-start gap-2">
          {isImage(mime) ? (
            <img
              src={privatePicturePath(key, 640)}
              alt={name}
              width={640}
              height={480}
              className="aspect-4/3 w-full rounded-lg bg-surface-3 object-cover"
            />
          ) : (
            <span className="grid aspect-4/3 place-items-center rounded-lg bg-surface-2 p-3 text-center text-sm">
              <span className="grid min-w-0 justify-items-center gap-1">
                <FileText aria-hidden className="size-6 text-ink-3" />
                <span className="wrap-anywhere">{name}</span>
                <span className="num text-xs text-ink-3">{formatBytes(bytes)}</span>
              </span>
            </span>
          )}
          {hasMoments && isImage(mime) && !onMoment && (
            <span className="absolute top-2 left-2 rounded-xs bg-surface px-2 py-0.5 text-xs font-semibold">
              {moment === 'day' ? 'Day' : 'Night'}
            </span>
          )}
          {hasMoments && isImage(mime) && onMoment && (
            <NativeSelect
              variant="toolbar"
              label={`${name} was taken by`}
              options={MOMENTS}
              value={moment}
              onChange={({ target }) => onMoment(key, target.value === 'night' ? 'night' : 'day')}
            />
          )}
          {onRemove && (
            <IconButton
              variant="circle"
              aria-label={`Remove ${name}`}
              onPress={() => onRemove(key)}
              className="absolute top-2 right-2"
            >
              <X aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}
