import { useState } from 'react'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { NewTaxRate, SUPPLIES, SUPPLY_LABELS } from '../../../../worker/organisations/rules/billing/dated.ts'
import { OTHER_CATEGORIES } from '../../../../worker/organisations/rules/billing/dated-words.ts'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toHundredths } from './amounts.ts'
import { DatedDialog } from './dated-dialog.tsx'
import { type RateDialogProps, useFirstDay } from './rule-dialogs.tsx'
import { addTaxRate } from './settings.queries.ts'

/** Value for every category without a rate of its own. */
const OTHERS = 'others'

/** Dialog for a new tax rate of a category; it starts with the current one. */
export function TaxDialog({ rates, onClose }: RateDialogProps) {
  const [day, onDay] = useFirstDay(rates)
  const currentOf = (medium: string) => {
    const valid = rates.taxes.filter(({ phase }) => phase === 'current')
    return valid.find((rate) => rate.medium === medium) ?? valid.find((rate) => rate.medium === '')
  }
  const draftOf = (medium: string) => {
    const { sac = '', supply = SUPPLIES[0] } = currentOf(medium) ?? {}
    return { medium, sac, supply, percent: '' }
  }
  const [draft, setDraft] = useState(() => draftOf(rates.media[0]?.id ?? ''))
  const now = currentOf(draft.medium)
  return (
    <DatedDialog
      {...{ day, onDay, onClose }}
      title="New GST rate"
      action="Add rate"
      note="It applies to estimates, plans, quotes, drafts and new lines from its first day on. Sent lines and documents keep their rate."
      names={['medium', 'sac', 'gstBp', 'supply']}
      send={async () => {
        const { percent, ...rate } = draft
        return addTaxRate(parse(NewTaxRate, { ...rate, fromDate: day, gstBp: toHundredths(percent) }))
      }}
    >
      {(problemOf) => (
        <>
          <Select
            label="Category"
            value={draft.medium || OTHERS}
            onChange={(key) => setDraft(draftOf(key === OTHERS ? '' : String(key)))}
            {...problemOf('medium')}
          >
            {[...rates.media, { id: OTHERS, name: OTHER_CATEGORIES }].map(({ id, name }) => (
              <ListBoxItem key={id} id={id}>
                {name}
              </ListBoxItem>
            ))}
          </Select>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label="GST, percent"
              name="gstBp"
              inputMode="decimal"
              description={now && `Today it is ${now.gstBp / 100}%.`}
              value={draft.percent}
              onChange={(percent) => setDraft({ ...draft, percent })}
              {...problemOf('gstBp')}
            />
            <TextField
              label="Service code (SAC)"
              name="sac"
              inputMode="numeric"
              value={draft.sac}
              onChange={(sac) => setDraft({ ...draft, sac })}
              {...problemOf('sac')}
            />
          </div>
          <Select
            label="Place of supply"
            value={draft.supply}
            onChange={(key) => {
              const supply = SUPPLIES.find((one) => one === key)
              if (supply) setDraft({ ...draft, supply })
            }}
            {...problemOf('supply')}
          >
            {SUPPLIES.map((supply) => (
              <ListBoxItem key={supply} id={supply}>
                {SUPPLY_LABELS[supply]}
              </ListBoxItem>
            ))}
          </Select>
        </>
      )}
    </DatedDialog>
  )
}
