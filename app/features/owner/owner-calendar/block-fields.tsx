import { BLOCK_KINDS, type BlockKind, MAX_NOTE } from '../../../../worker/supply/rules/calendar/block.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** What is typed into a form that blocks. */
export interface BlockTexts {
  from: string
  until: string
  /** 0 for all that there is. */
  quantity: number
  kind: BlockKind
  note: string
}

interface BlockFieldsProps {
  texts: BlockTexts
  onChange: (part: Partial<BlockTexts>) => void
  fields: Readonly<Record<string, string>>
  /** How much there is on a day; 1 where there is no choice. */
  capacity: number
  /** What is counted, where it is no number of pieces: `sq cm`. */
  noun?: string
  /** Room for two columns. */
  isWide?: boolean
  today: string
}

const KINDS: Record<BlockKind, { label: string; description: string }> = {
  blocked: { label: 'Not for sale', description: 'Repairs, permits, your own use' },
  sold: { label: 'Sold elsewhere', description: 'Booked outside this site' },
}

const isKind = (value: string): value is BlockKind => BLOCK_KINDS.some((kind) => kind === value)

/** Days, how much, why: the same in the dialog and beside the weeks. */
export function BlockFields({ texts, onChange, fields, capacity, noun = '', isWide = false, today }: BlockFieldsProps) {
  const field = (name: string) => ({
    name,
    autoComplete: 'off',
    validationBehavior: 'aria' as const,
    isInvalid: name in fields,
    errorMessage: fields[name],
  })
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 items-start gap-3 max-[21rem]:grid-cols-1">
        <TextField
          label="From"
          type="date"
          {...field('spans.0.from')}
          value={texts.from}
          onChange={(from) => onChange({ from, ...(texts.until < from && { until: from }) })}
        />
        <TextField
          label="Until"
          type="date"
          {...field('spans.0.until')}
          value={texts.until}
          onChange={(until) => onChange({ until })}
        />
      </div>
      {capacity > 1 && (
        <NumberField
          label={`How much of ${[capacity, noun].filter(Boolean).join(' ')}`}
          {...field('quantity')}
          minValue={1}
          maxValue={capacity}
          value={texts.quantity || capacity}
          onChange={(quantity) => onChange({ quantity })}
        />
      )}
      <RadioCards
        label="Why"
        columns={isWide ? 2 : 1}
        value={texts.kind}
        onChange={(kind) => isKind(kind) && onChange({ kind })}
        options={BLOCK_KINDS.map((value) => ({ value, ...KINDS[value] }))}
      />
      <TextField
        label="Note, only your company sees it"
        isOptional
        {...field('note')}
        maxLength={MAX_NOTE}
        value={texts.note}
        onChange={(note) => onChange({ note })}
      />
      {texts.from !== '' && texts.from < today && (
        <p className="text-xs text-ink-2">Days that have passed cannot be blocked.</p>
      )}
    </div>
  )
}
