import { Ellipsis, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAX_PHOTO_ALT, type StoredPhoto } from '../../../worker/catalogue/rules/photos.ts'
import { photoPath } from '../../../worker/uploads/rules/upload.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface PhotoTileProps {
  photo: StoredPhoto
  at: number
  handle: ReactNode
  isReadOnly: boolean
  onDescribe: (alt: string) => void
  onCover: () => void
  onRemove: () => void
}

/** Photo with its position and its description. */
export function PhotoTile({
  photo: { key, alt },
  at,
  handle,
  isReadOnly,
  onDescribe,
  onCover,
  onRemove,
}: PhotoTileProps) {
  const name = `photo ${at + 1}`
  return (
    <div className="h-full overflow-hidden rounded-lg border border-line bg-surface">
      <div className="relative bg-surface-3">
        <img
          src={photoPath(key, 640)}
          alt={alt || `Photo ${at + 1}`}
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
          draggable={false}
          className="aspect-4/3 w-full object-cover"
        />
        <span className="num absolute top-2 left-2 rounded-full bg-surface px-2.5 py-0.5 text-xs font-semibold shadow-card">
          {at === 0 ? 'Cover' : at + 1}
        </span>
        {!isReadOnly && (
          <span className="absolute top-2 right-2">
            <MenuTrigger>
              <IconButton variant="circle" aria-label={`More for ${name}`}>
                <Ellipsis aria-hidden />
              </IconButton>
              <Menu
                aria-label={`More for ${name}`}
                disabledKeys={at === 0 ? ['cover'] : []}
                onAction={(action) => (action === 'cover' ? onCover() : onRemove())}
              >
                <MenuItem id="cover" icon={Star}>
                  Make it the cover
                </MenuItem>
                <MenuItem id="remove" icon={Trash2} isDanger>
                  Remove
                </MenuItem>
              </Menu>
            </MenuTrigger>
          </span>
        )}
        {handle && <span className="absolute right-2 bottom-2 rounded-sm bg-surface shadow-card">{handle}</span>}
      </div>
      {isReadOnly ? (
        <p className="p-3 text-sm text-ink-2">{alt || 'Not described.'}</p>
      ) : (
        <div className="p-3">
          <TextField
            label={`Describe ${name}`}
            placeholder="Description of the photo in one sentence"
            multiline
            rows={2}
            maxLength={MAX_PHOTO_ALT}
            value={alt}
            onChange={(text) => onDescribe(text.replace(/[\n\r]+/g, ' '))}
            description={
              alt.trim() === '' ? (
                <span className="font-semibold text-warn-ink">
                  Missing: it is read out to buyers who cannot see the photo.
                </span>
              ) : (
                <span className="num">
                  {alt.length} of {MAX_PHOTO_ALT}
                </span>
              )
            }
          />
        </div>
      )}
    </div>
  )
}
