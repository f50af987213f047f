import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, Modal } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

/** Allowed addresses of links: our pages, fragments, other sites, mail and telephone. */
const ADDRESS = /^(?:\/(?!\/)\S*|#\S+|https?:\/\/\S+|mailto:\S+|tel:\S+)$/i

interface LinkDialogProps {
  /** Address of the link at the text cursor; empty without one. */
  href: string
  onSave: (href: string) => void
  onClose: () => void
}

/** Dialog that sets, changes or removes the link of the selected text. */
export function LinkDialog({ href, onSave, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(href)
  const [problem, setProblem] = useState('')

  function save() {
    const given = address.trim()
    const whole = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(given) ? `https://${given}` : given
    if (!ADDRESS.test(whole)) return setProblem('Enter an address, such as /category/ooh or https://example.in')
    onSave(whole)
  }

  return (
    <Modal isOpen size="confirm" onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog title="Link">
        <Form
          validationBehavior="aria"
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <TextField
            label="Address"
            value={address}
            isInvalid={problem !== ''}
            errorMessage={problem}
            description="Pages of this site start with a slash."
            onChange={(value) => {
              setAddress(value)
              setProblem('')
            }}
          />
          <div className="flex justify-end gap-2.5">
            {href !== '' && (
              <Button variant="ghost" onPress={() => onSave('')}>
                Remove link
              </Button>
            )}
            <Button type="submit">Set link</Button>
          </div>
        </Form>
      </Dialog>
    </Modal>
  )
}
