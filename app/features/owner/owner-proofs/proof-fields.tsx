import type { Slot } from '../../../../worker/booking/rules/proofs/slots.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ProofForm } from './use-proof-form.ts'

const FIGURES = {
  shown: { plays: 'Plays', spots: 'Spots', shows: 'Shows' },
  report: { impressions: 'Impressions', clicks: 'Clicks', views: 'Views' },
} as const

interface ProofFieldsProps {
  slot: Slot
  form: ProofForm
  fields: Readonly<Record<string, string>>
  onChange: (more: (form: ProofForm) => Partial<ProofForm>) => void
}

/** Fields of a proof by its kind: link, figures and text. */
export function ProofFields({ slot, form, fields, onChange }: ProofFieldsProps) {
  const { kind, promised } = slot
  const hasLink = kind === 'link' || kind === 'tear_sheet' || kind === 'report'
  const counts: [name: string, label: string][] =
    kind === 'report'
      ? Object.entries(FIGURES.report)
      : kind === 'sheet'
        ? [['people', 'People']]
        : promised && (kind === 'log' || kind === 'certificate')
          ? [['shown', FIGURES.shown[promised.what as keyof typeof FIGURES.shown] ?? 'Counted']]
          : []
  const fact = (name: keyof ProofForm['facts'], label: string, description?: string) => (
    <TextField
      label={label}
      name={name}
      isOptional
      maxLength={200}
      {...(description && { description })}
      value={form.facts[name]}
      onChange={(text) => onChange(({ facts }) => ({ facts: { ...facts, [name]: text } }))}
    />
  )
  return (
    <div className="grid gap-4">
      {hasLink && (
        <TextField
          label="Link"
          name="link"
          type="url"
          isOptional={kind !== 'link'}
          placeholder="https://"
          maxLength={500}
          validationBehavior="aria"
          isInvalid={'link' in fields}
          errorMessage={fields.link}
          value={form.link}
          onChange={(link) => onChange(() => ({ link }))}
        />
      )}
      {counts.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-3">
          {counts.map(([name, label]) => (
            <NumberField
              key={name}
              label={label}
              isOptional
              minValue={0}
              value={form.figures[name] ?? Number.NaN}
              onChange={(value) =>
                onChange(({ figures: { [name]: _, ...figures } }) => ({
                  figures: Number.isNaN(value) ? figures : { ...figures, [name]: Math.round(value) },
                }))
              }
              {...(name === 'shown' && { description: 'A CSV log counts by itself' })}
            />
          ))}
        </div>
      )}
      {slot.asks === 'plates' && fact('plates', 'Number plates', 'TS 09 EA 1234, separated by commas')}
      {slot.asks === 'edition' && (
        <div className="grid gap-4 sm:grid-cols-3">
          {fact('edition', 'Edition')}
          {fact('page', 'Page')}
          {fact('size', 'Size')}
        </div>
      )}
      <TextField
        label="Note for the advertiser"
        name="note"
        isOptional
        multiline
        rows={2}
        maxLength={500}
        value={form.note}
        onChange={(note) => onChange(() => ({ note }))}
      />
    </div>
  )
}
