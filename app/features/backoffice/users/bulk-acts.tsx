import { type SubmitEvent, useState } from 'react'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useUserAct } from './use-user-act.ts'

const FORM = 'locate-users'

interface BulkActsProps {
  ids: readonly string[]
  /** After an act on all of them. */
  onDone: () => void
}

/** Acts on the chosen users. */
export function BulkActs({ ids, onDone }: BulkActsProps) {
  const { bulk, isBusy } = useUserAct()
  const [open, setOpen] = useState<'suspend' | 'locate' | null>(null)
  const [location, setLocation] = useState('')
  const [isMissing, setMissing] = useState(false)
  const people = plural(ids.length, ['user', 'users'])

  async function run(change: Parameters<typeof bulk>[0]) {
    if (await bulk(change)) onDone()
    setOpen(null)
  }

  function locate(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (location.trim() === '') setMissing(true)
    else void run({ act: 'locate', ids: [...ids], location: location.trim() })
  }

  return (
    <>
      <Button variant="ghost" size="sm" isDisabled={isBusy} onPress={() => setOpen('suspend')}>
        Suspend
      </Button>
      <Button
        variant="ghost"
        size="sm"
        isDisabled={isBusy}
        onPress={() => void run({ act: 'activate', ids: [...ids] })}
      >
        Activate
      </Button>
      <Button variant="ghost" size="sm" isDisabled={isBusy} onPress={() => setOpen('locate')}>
        Change location
      </Button>
      <ActDialog
        act="user.suspend"
        of={people}
        isOpen={open === 'suspend'}
        onOpenChange={() => setOpen(null)}
        onConfirm={() => run({ act: 'suspend', ids: [...ids] })}
      />
      {open === 'locate' && (
        <Modal size="confirm" isOpen onOpenChange={() => setOpen(null)}>
          <Dialog
            title={`Location of ${people}`}
            footer={
              <>
                <Button slot="close" variant="outline">
                  Cancel
                </Button>
                <SubmitButton form={FORM} isPending={isBusy} pendingLabel="Saving">
                  Save
                </SubmitButton>
              </>
            }
          >
            <form id={FORM} onSubmit={locate}>
              <TextField
                label="Location"
                name="location"
                autoComplete="off"
                placeholder="Chennai, Tamil Nadu"
                maxLength={80}
                value={location}
                onChange={(text) => {
                  setLocation(text)
                  setMissing(false)
                }}
                validationBehavior="aria"
                isInvalid={isMissing}
                errorMessage="Enter a location"
              />
            </form>
          </Dialog>
        </Modal>
      )}
    </>
  )
}
