import { MessageCircle, Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Brief, budgetOf, chatLink, discoverPath, readBrief } from './brief.ts'

interface BriefFormProps {
  brief: Brief
  onChange: (brief: Brief) => void
}

/** The brief in four fields: it leads to the media that fit, or to our planners by chat. */
export function BriefForm({ brief, onChange }: BriefFormProps) {
  const navigate = useNavigate()

  const showMedia = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(discoverPath(readBrief(new FormData(event.currentTarget))))
  }

  return (
    <form
      autoComplete="off"
      aria-label="Your brief"
      onInput={({ currentTarget }) => onChange(readBrief(new FormData(currentTarget)))}
      onSubmit={showMedia}
      className="grid gap-4 sm:grid-cols-2 sm:p-3"
    >
      <p className="mb-1 max-w-[56ch] text-base text-ink-2 sm:col-span-2">
        The part that drafts the plan opens soon. Your brief is of use today: it finds the media that fit, or goes to
        our planners by chat.
      </p>
      <TextField
        autoFocus
        isOptional
        name="goal"
        label="What are you advertising?"
        description="Goes along when you send the brief by chat."
        placeholder="A shoe shop that opens in January"
        defaultValue={brief.goal}
        maxLength={200}
        className="sm:col-span-2"
      />
      <TextField isRequired name="city" label="City" placeholder="Pune" defaultValue={brief.city} maxLength={100} />
      <TextField
        isRequired
        name="budget"
        label="Budget a month, before GST"
        prefix="₹"
        placeholder="5,00,000"
        inputMode="numeric"
        defaultValue={brief.budget}
        maxLength={20}
        validate={(text) => (budgetOf(text) === null ? 'Write whole rupees, such as 5,00,000' : null)}
      />
      <TextField isOptional type="date" name="from" label="Begins on" defaultValue={brief.from} />
      <div className="mt-2 flex flex-col gap-3 sm:col-span-2 sm:flex-row">
        <Button type="submit" variant="accent" size="lg">
          <Search aria-hidden />
          Show media that fit
        </Button>
        <LinkButton to={chatLink(brief)} newTab variant="outline" size="lg">
          <MessageCircle aria-hidden />
          Send brief by chat
        </LinkButton>
      </div>
    </form>
  )
}
