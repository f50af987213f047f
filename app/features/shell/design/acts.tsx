import { useState } from 'react'
import * as v from 'valibot'
import { DomainError } from '../../../../worker/kernel/rules/errors.ts'
import { Form, FormButtons } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx'
import { Chapter, Specimen } from './specimen.tsx'

/** Forms and acts: their states and results. */
export function Acts() {
  return (
    <Chapter id="acts" title="Forms and acts">
      <Specimen name="useForm: errors, summary, refusal, kept input, leave dialog" layout="stack">
        <ListingForm />
      </Specimen>
      <Specimen name="useMutation: one at a time, toast and undo" layout="stack">
        <Sites />
      </Specimen>
    </Chapter>
  )
}

const Listing = v.object({
  title: v.pipe(v.string('Enter a title'), v.trim(), v.minLength(1, 'Enter a title')),
  rate: v.pipe(v.string('Enter the monthly rate'), v.regex(/^\d[\d,]{0,12}$/, 'Write an amount such as 1,85,000')),
  minimum: v.string(),
})

const TAKEN = 'taken'

function ListingForm() {
  const form = useForm({
    schema: Listing,
    initial: { title: 'Unipole, Gachibowli flyover', rate: '1,85,000', minimum: 'month' },
    async send({ title }) {
      if (title.toLowerCase() === TAKEN) {
        throw new DomainError('conflict', 'Another listing of yours has this title', [
          { path: 'title', message: 'Another listing of yours has this title' },
        ])
      }
      if (title.toLowerCase() === 'closed') throw new DomainError('forbidden', 'This listing is closed for changes')
    },
    keep: 'design-listing',
    revalidate: false,
    done: 'Changes published',
  })
  return (
    <Form form={form} aria-label="Listing of the example" className="max-w-xl">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Title"
          description="“Taken” is refused at its field, “Closed” as a whole."
          className="sm:col-span-2"
          {...form.field('title')}
        />
        <TextField label="Monthly rate, before GST" prefix="₹" inputMode="decimal" {...form.field('rate')} />
        <NativeSelect
          label="Minimum booking"
          className="self-start"
          options={[
            { value: 'month', label: '1 month' },
            { value: 'quarter', label: '3 months' },
          ]}
          {...form.plain('minimum')}
        />
      </div>
      <FormButtons
        form={form}
        action="Publish changes"
        pendingLabel="Publishing"
        variant="accent"
        whyNot={!form.isChanged && 'No changes yet.'}
        aside={
          form.isChanged && (
            <Button variant="ghost" onPress={form.reset}>
              Discard changes
            </Button>
          )
        }
      />
      <UnsavedChanges isChanged={form.isChanged} onDiscard={form.discard}>
        The listing of the example has changes that are not saved.
      </UnsavedChanges>
    </Form>
  )
}

const SITES = ['Gachibowli flyover', 'Banjara Hills Road 12', 'Secunderabad station']

function Sites() {
  const [sites, setSites] = useState(SITES)
  const { run, pending } = useMutation(async (site: string) => setSites((now) => now.filter((one) => one !== site)), {
    revalidate: false,
    done: (_, site) => `${site} removed`,
    undo: (_, site) => ({
      send: async () => setSites((now) => [...now, site]),
      done: `${site} is back`,
      failed: `${site} was not brought back`,
    }),
  })
  return (
    <ul
      aria-label="Sites of the example"
      className="max-w-xl divide-y divide-line rounded-lg border border-line text-sm"
    >
      {sites.map((site) => (
        <li key={site} className="flex items-center justify-between gap-4 px-4 py-2.5">
          {site}
          <Button
            variant="danger"
            size="sm"
            isPending={pending === site}
            aria-label={`Remove ${site}`}
            onPress={() => run(site)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}
