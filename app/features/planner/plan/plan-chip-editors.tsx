import { type ReactNode, type SubmitEvent, useState } from 'react'
import { tabName } from '../../../../worker/catalogue/rules/registry/names.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import type { Brief } from '../../../../worker/planner/rules/plan/brief.ts'
import { Button } from '../../../ui/button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { audienceOf, OBJECTIVES, objectiveOf } from './brief-words.ts'
import {
  askAudience,
  askBudget,
  askChannels,
  askCities,
  askDates,
  askGst,
  askObjective,
  readBudget,
  readCities,
  saidMedia,
} from './plan-asks.ts'
import { dateRange, placeText, roundMoney } from './plan-formats.ts'

interface Editor {
  label: string
  /** Text of the chip; null to hide it. */
  text: (brief: Brief) => string | null
  Fields: (props: { brief: Brief }) => ReactNode
  /** Sentence that requests the filled-in value; null when it cannot be read. */
  sentence: (field: (name: string) => string, brief: Brief) => string | null
}

const EDITORS = {
  dates: {
    label: 'Dates',
    text: ({ startDate, endDate }) => (startDate && endDate ? dateRange(startDate, endDate) : null),
    Fields: DateFields,
    sentence: (field) => (field('from') <= field('until') ? askDates(field('from'), field('until')) : null),
  },
  cities: {
    label: 'Cities',
    text: (brief) => placeText(brief) || null,
    Fields: ({ brief }) => (
      <TextField
        autoFocus
        isRequired
        name="cities"
        label="Cities"
        defaultValue={brief.cities.join(', ')}
        maxLength={300}
      />
    ),
    sentence: (field, brief) => {
      const cities = readCities(field('cities'))
      return cities.length > 0 ? askCities(cities, brief.cities) : null
    },
  },
  budget: {
    label: 'Budget',
    text: ({ budget }) => budget && roundMoney(budget.amount),
    Fields: ({ brief }) => (
      <TextField
        autoFocus
        isRequired
        name="budget"
        label="Budget in rupees"
        inputMode="text"
        description="12,00,000 or 12 lakh"
        defaultValue={brief.budget ? roundMoney(brief.budget.amount).slice(1) : ''}
        validate={(text) => (readBudget(text) === null ? 'Write an amount such as 12,00,000 or 12 lakh' : null)}
        maxLength={30}
      />
    ),
    sentence: (field) => {
      const amount = readBudget(field('budget'))
      return amount === null ? null : askBudget(amount)
    },
  },
  gst: {
    label: 'GST',
    text: ({ budget }) => budget && (budget.gst === 'inclusive' ? 'GST included' : 'GST on top'),
    Fields: ({ brief }) => (
      <RadioCards
        name="gst"
        label="The budget"
        defaultValue={brief.budget?.gst ?? 'inclusive'}
        options={[
          { value: 'inclusive', label: 'Includes GST' },
          { value: 'exclusive', label: 'Is before GST' },
        ]}
      />
    ),
    sentence: (field) => askGst(field('gst') === 'exclusive' ? 'exclusive' : 'inclusive'),
  },
  audience: {
    label: 'Audience',
    text: audienceOf,
    Fields: ({ brief }) => (
      <TextField
        autoFocus
        isRequired
        name="audience"
        label="Audience"
        defaultValue={brief.audience ?? ''}
        maxLength={200}
      />
    ),
    sentence: (field) => askAudience(field('audience')),
  },
  objective: {
    label: 'Objective',
    text: objectiveOf,
    Fields: ({ brief }) => (
      <NativeSelect
        name="objective"
        label="Objective"
        defaultValue={brief.objective ?? 'awareness'}
        options={Object.entries(OBJECTIVES).map(([value, label]) => ({ value, label }))}
      />
    ),
    sentence: (field) => askObjective(field('objective')),
  },
  channels: {
    label: 'Media',
    text: ({ channels }) => (channels.length > 0 ? list(channels.map(tabName)) : 'All media'),
    Fields: ({ brief }) => (
      <TextField
        autoFocus
        isRequired
        name="channels"
        label="Media to use"
        placeholder="Outdoor and radio"
        defaultValue={saidMedia(brief.channels)}
        maxLength={200}
      />
    ),
    sentence: (field) => askChannels(field('channels')),
  },
} as const satisfies Record<string, Editor>

type ChipKind = keyof typeof EDITORS
const KINDS = Object.keys(EDITORS) as ChipKind[]

export interface Chip {
  kind: ChipKind
  label: string
  text: string
}

/** Chips of a brief, without the empty ones. */
export const chipsOf = (brief: Brief): Chip[] =>
  KINDS.flatMap((kind) => {
    const text = EDITORS[kind].text(brief)
    return text ? [{ kind, label: EDITORS[kind].label, text }] : []
  })

interface BriefEditorProps {
  kind: ChipKind
  brief: Brief
  /** True while an answer is pending: the next question waits. */
  isBusy: boolean
  onAsk: (text: string) => void
}

/** Minimum heights of fields with an error message. */
const ROOM: Partial<Record<ChipKind, string>> = { budget: 'min-h-31', dates: 'min-h-46' }

/** Form for one part of the brief. It sends a sentence to the chat. */
export function BriefEditor({ kind, brief, isBusy, onAsk }: BriefEditorProps) {
  const { Fields, sentence }: Editor = EDITORS[kind]

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = sentence((name) => String(form.get(name) ?? '').trim(), brief)
    if (text) onAsk(text)
  }

  return (
    <form onSubmit={submit} autoComplete="off" className="grid gap-3">
      {/* Space for an error: the button must not move while it is pressed. */}
      <div className={`grid content-start gap-3 ${ROOM[kind] ?? ''}`}>
        <Fields brief={brief} />
      </div>
      <Button type="submit" size="sm" isDisabled={isBusy} className="justify-self-end">
        Update the plan
      </Button>
    </form>
  )
}

function DateFields({ brief }: { brief: Brief }) {
  const [from, setFrom] = useState(brief.startDate ?? '')
  return (
    <>
      <TextField autoFocus isRequired type="date" name="from" label="First day" value={from} onChange={setFrom} />
      <TextField
        isRequired
        type="date"
        name="until"
        label="Last day"
        defaultValue={brief.endDate ?? ''}
        validate={(until) => (until && from && until < from ? 'The last day cannot be before the first' : null)}
      />
    </>
  )
}
