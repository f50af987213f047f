import { useState } from 'react'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { badInput } from '../../../kit/mutation/refusal.ts'
import { useActs } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { changeAct } from './user-acts.ts'

interface BulkActsProps {
  ids: readonly string[]
  /** Called after an act on all of them. */
  onDone: () => void
}

/** Acts on the chosen users. */
export function BulkActs({ ids, onDone }: BulkActsProps) {
  const { run, isPending } = useActs()
  const [open, setOpen] = useState<'suspend' | 'locate' | null>(null)
  const people = plural(ids.length, ['user', 'users'])

  async function change(what: Parameters<typeof changeAct>[0]) {
    if (await run(changeAct(what))) onDone()
    setOpen(null)
  }

  return (
    <>
      <Button variant="ghost" size="sm" isDisabled={isPending} onPress={() => setOpen('suspend')}>
        Suspend
      </Button>
      <Button
        variant="ghost"
        size="sm"
        isDisabled={isPending}
        onPress={() => void change({ act: 'activate', ids: [...ids] })}
      >
        Activate
      </Button>
      <Button variant="ghost" size="sm" isDisabled={isPending} onPress={() => setOpen('locate')}>
        Change location
      </Button>
      <ActDialog
        act="user.suspend"
        of={people}
        isOpen={open === 'suspend'}
        onOpenChange={() => setOpen(null)}
        onConfirm={() => change({ act: 'suspend', ids: [...ids] })}
      />
      {open === 'locate' && (
        <LocationDialog
          people={people}
          onClose={() => setOpen(null)}
          onLocate={(location) => change({ act: 'locate', ids: [...ids], location })}
        />
      )}
    </>
  )
}

interface LocationDialogProps {
  people: string
  onLocate: (location: string) => Promise<unknown>
  onClose: () => void
}

function LocationDialog({ people, onLocate, onClose }: LocationDialogProps) {
  const form = useForm({
    read({ location = '' }) {
      if (location.trim() === '') throw badInput({ location: 'Enter a location' })
      return location.trim()
    },
    // The act reads the page again and reports its result.
    send: onLocate,
    revalidate: false,
  })
  return (
    <FormDialog
      form={form}
      size="confirm"
      title={`Location of ${people}`}
      action="Save location"
      pendingLabel="Saving"
      onClose={onClose}
    >
      <TextField
        label="Location"
        autoComplete="off"
        placeholder="Chennai, Tamil Nadu"
        maxLength={80}
        {...form.field('location')}
      />
    </FormDialog>
  )
}
