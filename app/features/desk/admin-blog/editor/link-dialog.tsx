import { FormDialog } from '../../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../../kit/form/use-form.ts'
import { badInput } from '../../../../kit/mutation/refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

/** Allowed addresses of links: our pages, fragments, other sites, mail and telephone. */
const ADDRESS = /^(?:\/(?!\/)\S*|#\S+|https?:\/\/\S+|mailto:\S+|tel:\S+)$/i

interface LinkDialogProps {
  /** Address of the link at the text cursor; empty without one. */
  href: string
  onSave: (href: string) => void
  onClose: () => void
}

/** @throws DomainError bad_input */
function readAddress(text: string): string {
  const given = text.trim()
  const whole = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(given) ? `https://${given}` : given
  if (!ADDRESS.test(whole)) throw badInput({ address: 'Enter an address, such as /category/ooh or https://example.in' })
  return whole
}

/** Sets, changes or removes the link of the selected words. */
export function LinkDialog({ href, onSave, onClose }: LinkDialogProps) {
  const form = useForm({
    initial: { address: href },
    read: ({ address = '' }) => readAddress(address),
    send: async (address) => onSave(address),
    revalidate: false,
  })

  return (
    <FormDialog
      form={form}
      size="confirm"
      title="Link"
      action="Set link"
      aside={
        href !== '' && (
          <Button variant="ghost" onPress={() => onSave('')}>
            Remove link
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextField label="Address" description="Pages of this site start with a slash." {...form.field('address')} />
    </FormDialog>
  )
}
