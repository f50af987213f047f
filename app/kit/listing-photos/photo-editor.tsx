import { useEffect, useRef, useState } from 'react'
import { MAX_PHOTOS, type StoredPhoto } from '../../../worker/catalogue/rules/photos.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { Card } from '../../ui/card.tsx'
import { Sortable } from '../../ui/sortable.tsx'
import { toast } from '../../ui/toast.tsx'
import { FileDrop } from '../uploads/file-drop.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import { added, described, moved, type PhotosChange, photosText, putBack, removed } from './photo-list.ts'
import { PhotoTile } from './photo-tile.tsx'

interface PhotoEditorProps {
  /** Id of the photos' owner: the user may sell there. */
  ownerId: string
  photos: readonly StoredPhoto[]
  onChange: (photos: StoredPhoto[]) => void
  isReadOnly?: boolean
  /** Reports whether photos are uploading: a save meanwhile does not include them. */
  onBusyChange?: (isBusy: boolean) => void
}

/**
 * Photos of a listing, to add, order, describe and remove. The first is the cover. Nothing is saved before the form
 * around it.
 */
export function PhotoEditor({ ownerId, photos, onChange, isReadOnly = false, onBusyChange }: PhotoEditorProps) {
  // Uploads and undone removals finish after the render in which they started.
  const latest = useRef(photos)
  const notify = useRef({ onChange, onBusyChange })
  useEffect(() => {
    latest.current = photos
    notify.current = { onChange, onBusyChange }
  })
  const change = (by: PhotosChange) => {
    const next = by(latest.current)
    latest.current = next
    notify.current.onChange(next)
  }

  const uploads = useUploads({ purpose: 'photo', subject: ownerId, onDone: ({ key }) => change(added(key)) })
  useEffect(() => notify.current.onBusyChange?.(uploads.isBusy), [uploads.isBusy])

  const [leftOut, setLeftOut] = useState(0)
  const coming = uploads.items.filter(({ state }) => state === 'waiting' || state === 'sending').length
  const room = Math.max(0, MAX_PHOTOS - photos.length - coming)

  function add(files: File[]) {
    setLeftOut(Math.max(0, files.length - room))
    uploads.add(files.slice(0, room))
  }

  function remove(photo: StoredPhoto, at: number) {
    change(removed(photo.key))
    const undo = () => change(putBack(photo, at))
    toast({ tone: 'success', title: `Photo ${at + 1} removed`, action: { label: 'Undo', onAction: undo } })
  }

  if (isReadOnly && photos.length === 0) return <p className="text-ink-2">There are no photos.</p>
  return (
    <div className="grid gap-5">
      {!isReadOnly && (
        <FileDrop
          purpose="photo"
          title="Drop photos here"
          hint="Straight from the phone is best."
          hasCamera
          isDisabled={room === 0}
          onFiles={add}
        />
      )}
      {(leftOut > 0 || (room === 0 && !isReadOnly)) && (
        <p role="status" className="text-sm text-ink-2">
          A listing has at most {MAX_PHOTOS} photos.
          {leftOut > 0 && ` ${plural(leftOut, ['photo was', 'photos were'])} left out.`}
        </p>
      )}
      {uploads.items.length > 0 && (
        <Card className="p-5">
          <UploadList uploads={uploads} />
        </Card>
      )}
      {photos.length > 0 && (
        <div>
          <Sortable
            items={photos}
            label="Photos"
            idOf={({ key }) => key}
            nameOf={(photo) => `photo ${photos.indexOf(photo) + 1}`}
            onMove={(from, to) => change(moved(from, to))}
            layout="grid"
            isFixed={isReadOnly}
            className="grid gap-4 xs:grid-cols-2 lg:grid-cols-3"
          >
            {(photo, handle, at) => (
              <PhotoTile
                photo={photo}
                at={at}
                handle={handle}
                isReadOnly={isReadOnly}
                onDescribe={(alt) => change(described(photo.key, alt))}
                onCover={() => change(moved(at, 0))}
                onRemove={() => remove(photo, at)}
              />
            )}
          </Sortable>
          <p className="mt-3 text-sm text-ink-3">
            {photosText(photos)}.
            {!isReadOnly && photos.length > 1 && ' Drag to reorder, or focus a handle and use the arrow keys.'} The
            first is the cover.
          </p>
        </div>
      )}
    </div>
  )
}
