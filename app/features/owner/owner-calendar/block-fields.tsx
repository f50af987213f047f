import { checkDays } from '../../../../worker/catalogue/rules/quote.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { BLOCK_KINDS, BlockForm, type BlockKind, MAX_NOTE } from '../../../../worker/supply/rules/calendar/block.ts'
import type { FormState, Texts } from '../../../kit/form/use-form.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Fields by the path in the API. */
export const BLOCK_NAMES = { 'spans.0.from': 'from', 'spans.0.until': 'until', quantity: 'quantity' }

/** Text of a form that blocks the free days only. */
export const FREE_ONLY = { freeOnly: 'yes' }

interface BlockOf {
  resources: readonly string[]
  /** Quantity of each place; all of it by default. */
  quantity?: number
}

/** Block of the days, the reason and the note in the fields. @throws DomainError bad_input */
export function readBlock({ from = '', until = '', kind, note, freeOnly }: Texts, of: BlockOf, today: CivilDate) {
  const block = parse(BlockForm, { ...of, spans: [{ from, until }], kind, note, freeOnly: freeOnly === 'yes' })
  checkDays({ start: from, end: until }, today, { start: 'from', end: 'until' })
  return block
}

interface BlockFieldsProps {
  form: FormState
  /** Capacity per day; 1 when there is no choice. */
  capacity: number
  /** Unit of the quantity, when it is not pieces: `sq cm`. */
  noun?: string
  /** True with space for two columns. */
  isWide?: boolean
  today: CivilDate
  onDays?: (days: { from: string; until: string }) => void
}

const KINDS: Record<BlockKind, { label: string; description: string }> = {
  blocked: { label: 'Not for sale', description: 'Repairs, permits, your own use' },
  sold: { label: 'Sold elsewhere', description: 'Booked outside this site' },
}

/** Fields for days, quantity and reason, for the dialog and the panel next to the weeks. */
export function BlockFields({ form, capacity, noun = '', isWide = false, today, onDays }: BlockFieldsProps) {
  const { from = '', until = '', quantity } = form.texts

  function changeDays(days: { from: string; until: string }) {
    form.set(days)
    onDays?.(days)
  }

  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 items-start gap-3 max-[21rem]:grid-cols-1">
        <TextField
          label="From"
          type="date"
          {...form.field('from')}
          onChange={(from) => changeDays({ from, until: until < from ? from : until })}
        />
        <TextField
          label="Until"
          type="date"
          {...form.field('until')}
          onChange={(until) => changeDays({ from, until })}
        />
      </div>
      {capacity > 1 && (
        // Without a name: a field that was not changed means the whole capacity.
        <NumberField
          label={`Quantity of ${[capacity, noun].filter(Boolean).join(' ')}`}
          validationBehavior="aria"
          isInvalid={form.problemOf('quantity') !== undefined}
          errorMessage={form.problemOf('quantity')}
          minValue={1}
          maxValue={capacity}
          value={Number(quantity) || capacity}
          onChange={(quantity) => form.set({ quantity: `${quantity}` })}
        />
      )}
      <RadioCards
        label="Reason"
        columns={isWide ? 2 : 1}
        {...form.field('kind')}
        options={BLOCK_KINDS.map((value) => ({ value, ...KINDS[value] }))}
      />
      <TextField
        label="Note, private to your company"
        isOptional
        autoComplete="off"
        maxLength={MAX_NOTE}
        {...form.field('note')}
      />
      {from !== '' && from < today && <p className="text-xs text-ink-2">Days that have passed cannot be blocked.</p>}
    </div>
  )
}
