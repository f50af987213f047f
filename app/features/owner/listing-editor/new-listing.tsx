import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Form, FormButtons } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { badInput } from '../../../kit/mutation/refusal.ts'
import { Card } from '../../../ui/card.tsx'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { createListing } from './listings.queries.ts'

interface MediumChoice {
  id: string
  name: string
  groups: readonly { id: string; name: string }[]
}

interface NewListingProps {
  owners: readonly { id: string; name: string }[]
  media: readonly MediumChoice[]
}

/** Form with medium, group and owner, which creates a draft and opens it. */
export function NewListing({ owners, media }: NewListingProps) {
  const navigate = useNavigate()
  // One form makes one draft, even if it is sent several times.
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm({
    initial: { owner: owners[0]?.id ?? '', medium: '', group: '' },
    read({ owner = '', medium = '', group = '' }) {
      if (medium === '') throw badInput({ medium: 'Choose a medium' })
      return { owner, category: medium, ...(group !== '' && { subcategory: group }), key }
    },
    send: createListing,
    revalidate: false,
    onDone: ({ id }) => navigate(`/dashboard/listings/${id}`),
  })
  const { medium, group } = form.texts
  const groups = media.find(({ id }) => id === medium)?.groups ?? []

  return (
    <Card className="mt-6 max-w-3xl p-5">
      <Form form={form}>
        <div className="grid gap-6">
          {owners.length > 1 && (
            <Select
              label="Company"
              value={form.texts.owner ?? ''}
              onChange={(id) => form.set({ owner: `${id ?? ''}` })}
            >
              {owners.map(({ id, name }) => (
                <ListBoxItem key={id} id={id}>
                  {name}
                </ListBoxItem>
              ))}
            </Select>
          )}
          <RadioCards
            label="Medium"
            columns={3}
            {...form.field('medium')}
            onChange={(id) => form.set({ medium: id, group: '' })}
            options={media.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {groups.length > 0 && (
            <Select
              label="Group"
              isOptional
              value={group || null}
              placeholder="Choose later"
              onChange={(id) => form.set({ group: `${id ?? ''}` })}
            >
              {groups.map(({ id, name }) => (
                <ListBoxItem key={id} id={id}>
                  {name}
                </ListBoxItem>
              ))}
            </Select>
          )}
        </div>
        <FormButtons form={form} action="Start the draft" variant="accent" pendingLabel="Creating the draft" />
        <p className="mt-3 text-xs text-ink-3">A draft is private until you send it.</p>
      </Form>
    </Card>
  )
}
