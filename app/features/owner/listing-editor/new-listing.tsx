import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { failureText } from '../../../ui/refusals.ts'
import { Select } from '../../../ui/select.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
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

/** Chooses medium, group and owner; then the draft is made and opened. */
export function NewListing({ owners, media }: NewListingProps) {
  const navigate = useNavigate()
  const guard = useGuard()
  // One form makes one draft, however often it is sent.
  const [key] = useState(() => crypto.randomUUID())
  const [owner, setOwner] = useState(owners[0]?.id ?? '')
  const [medium, setMedium] = useState('')
  const [group, setGroup] = useState('')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const groups = media.find(({ id }) => id === medium)?.groups ?? []

  async function begin() {
    if (isPending) return
    if (medium === '') return setFailure('Choose a medium')
    setPending(true)
    setFailure(null)
    try {
      const made = await guard(() =>
        createListing({ owner, category: medium, ...(group !== '' && { subcategory: group }), key }),
      )
      await navigate(`/dashboard/listings/${made.id}`)
    } catch (error) {
      setFailure(failureText(error))
      setPending(false)
    }
  }
  return (
    <Card className="mt-6 max-w-3xl p-5">
      <Form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        {owners.length > 1 && (
          <Select label="Company" value={owner} onChange={(id) => setOwner(`${id ?? ''}`)}>
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
          value={medium}
          onChange={(id) => {
            setMedium(id)
            setGroup('')
            setFailure(null)
          }}
          options={media.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {groups.length > 0 && (
          <Select
            label="Group"
            isOptional
            value={group || null}
            placeholder="Choose later"
            onChange={(id) => setGroup(`${id ?? ''}`)}
          >
            {groups.map(({ id, name }) => (
              <ListBoxItem key={id} id={id}>
                {name}
              </ListBoxItem>
            ))}
          </Select>
        )}
        <div>
          <Button type="submit" variant="accent" isPending={isPending} pendingLabel="Making the draft">
            Start the draft
          </Button>
          <RefusalLine text={failure} />
          <p className="mt-3 text-xs text-ink-3">Nobody sees a draft before you send it.</p>
        </div>
      </Form>
    </Card>
  )
}
