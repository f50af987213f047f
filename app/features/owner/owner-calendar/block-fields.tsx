import { BLOCK_KINDS, type BlockKind, MAX_NOTE } from '../../../../worker/supply/rules/calendar/block.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Values of a form that blocks days. */
export interface BlockTexts {
  from: string
  until: string
  /** Quantity; 0 for the whole capacity. */
  quantity: number
  kind: BlockKind
  note: string
}

interface BlockFieldsProps {
  texts: BlockTexts
  onChange: (part: Partial<BlockTexts>) => void
  fields: Readonly<Record<string, string>>
  /** Capacity per day; 1 when there is no choice. */
  capacity: number
  /** Unit of the quantity, when it is not pieces: `sq cm`. */
  noun?: string
  /** True with space for two columns. */
  isWide?: boolean
  today: string
}

const KINDS: Record<BlockKind, { label: string; description: string }> = {
  blocked: { label: 'Not for sale', description: 'Repairs, permits, your own use' },
  sold: { label: 'Sold elsewhere', description: 'Booked outside this site' },
}

const isKind = (value: string): value is BlockKind => BLOCK_KINDS.some((kind) => kind === value)

/** Fields for days, quantity and reason, for the dialog and the panel next to the weeks. */
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
          label={`Quantity of ${[capacity, noun].filter(Boolean).join(' ')}`}
          {...field('quantity')}
          minValue={1}
          maxValue={capacity}
          value={texts.quantity || capacity}
          onChange={(quantity) => onChange({ quantity })}
        />
      )}
      <RadioCards
        label="Reason"
        columns={isWide ? 2 : 1}
        value={texts.kind}
        onChange={(kind) => isKind(kind) && onChange({ kind })}
        options={BLOCK_KINDS.map((value) => ({ value, ...KINDS[value] }))}
      />
      <TextField
        label="Note, private to your company"
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
