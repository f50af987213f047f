import { useState } from 'react'
import { drawingOf } from '../../../../worker/desk/rules/content/drawings.ts'
import { isPhoto, type PostPicture } from '../../../../worker/desk/rules/content/post.ts'
import { photoPath } from '../../../../worker/uploads/rules/upload.ts'
import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PictureDialog } from './editor/picture-dialog.tsx'
import type { PostEditor } from './use-post-editor.ts'

const addressOf = (picture: PostPicture, slug: string) =>
  isPhoto(picture)
    ? photoPath(picture.key, 640)
    : sceneUrl({ category: picture.category, variant: picture.variant, id: slug || 'article' }, 'wide', picture.light)

/** Cover of the article, for its page and for lists: an uploaded picture, else a drawing. */
export function CoverPanel({ editor: { draft, refusal, change } }: { editor: PostEditor }) {
  const [isOpen, setOpen] = useState(false)
  const { picture, slug, category } = draft
  const problem = refusal.fields['picture.alt']
  return (
    <Panel title="Cover Image">
      <div className="grid gap-4 p-4">
        <img
          src={addressOf(picture, slug)}
          alt=""
          {...FRAME_SIZE.wide}
          className="aspect-video w-full rounded-lg bg-surface-2 object-cover"
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onPress={() => setOpen(true)}>
            Replace
          </Button>
          {isPhoto(picture) && (
            <Button
              size="sm"
              variant="ghost"
              className="text-danger!"
              onPress={() => change({ picture: drawingOf(category) })}
            >
              Remove
            </Button>
          )}
        </div>
        <TextField
          label="Alternative text"
          name="alt"
          value={picture.alt}
          isInvalid={problem !== undefined}
          errorMessage={problem}
          onChange={(alt) => change({ picture: { ...picture, alt } })}
        />
        {isOpen && (
          <PictureDialog
            title="Cover image"
            action="Use as cover"
            onPicture={({ upload, alt }) => {
              if (upload) change({ picture: { key: upload.key, alt } })
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
    </Panel>
  )
}
