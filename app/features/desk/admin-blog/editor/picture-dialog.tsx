import { useState } from 'react'
import { MAX_ALT } from '../../../../../worker/desk/rules/content/pictures.ts'
import { BLOG_SUBJECT, type Upload } from '../../../../../worker/uploads/rules/upload.ts'
import { FileDrop } from '../../../../kit/uploads/file-drop.tsx'
import { UploadList } from '../../../../kit/uploads/upload-list.tsx'
import { useUploads } from '../../../../kit/uploads/use-uploads.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Dialog, Modal } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

interface PictureDialogProps {
  title: string
  /** Label of the submit button. */
  action: string
  /** Current description of a picture, to change it; absent to upload a new picture. */
  alt?: string | undefined
  /** True when the picture may be decorative, without a description. */
  mayBeDecorative?: boolean
  onPicture: (picture: { upload: Upload | null; alt: string }) => void
  onClose: () => void
}

/** Dialog that uploads and describes a picture, or changes the description of one. */
export function PictureDialog({ title, action, alt, mayBeDecorative = false, onPicture, onClose }: PictureDialogProps) {
  const [upload, setUpload] = useState<Upload | null>(null)
  const [text, setText] = useState(alt ?? '')
  const [isDecorative, setDecorative] = useState(alt === '')
  const [problem, setProblem] = useState('')
  const uploads = useUploads({ purpose: 'article', subject: BLOG_SUBJECT, onDone: setUpload })
  const isNew = alt === undefined

  function take() {
    if (isNew && !upload) return setProblem('Choose a picture first')
    if (text.trim() === '' && !isDecorative) return setProblem('Describe the picture')
    onPicture({ upload, alt: isDecorative ? '' : text.trim() })
  }

  return (
    <Modal isOpen isDismissable={!uploads.isBusy} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog
        title={title}
        footer={
          <>
            <Button slot="close" variant="outline">
              Cancel
            </Button>
            <Button isDisabled={uploads.isBusy} onPress={take}>
              {action}
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          {isNew && !upload && (
            <FileDrop purpose="article" title="Drop a picture here" isMultiple={false} onFiles={uploads.add} />
          )}
          {isNew && !upload && <UploadList uploads={uploads} />}
          {upload?.previewUrl && (
            <img src={upload.previewUrl} alt="" className="max-h-48 justify-self-start rounded-lg bg-surface-2" />
          )}
          <TextField
            label="Alternative text"
            description="Describes the picture for people who cannot see it."
            value={text}
            maxLength={MAX_ALT}
            isDisabled={isDecorative}
            isInvalid={problem !== ''}
            errorMessage={problem}
            onChange={(value) => {
              setText(value)
              setProblem('')
            }}
          />
          {mayBeDecorative && (
            <Checkbox isSelected={isDecorative} onChange={setDecorative}>
              Decorative picture
            </Checkbox>
          )}
        </div>
      </Dialog>
    </Modal>
  )
}
