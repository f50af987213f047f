import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { DatedRates } from '../../../../worker/backoffice/settings/rates.server.ts'
import { formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney, formatMoneyShort } from '../../../../worker/kernel/rules/money.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import {
  CURRENCY_LABELS,
  FOREIGN_CURRENCIES,
  formatRate,
  NewCurrencyRate,
} from '../../../../worker/kernel/rules/platform/currency.ts'
import { Button } from '../../../ui/button.tsx'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toHundredths } from './amounts.ts'
import { DatedDialog } from './dated-dialog.tsx'
import { DatedRows } from './dated-rows.tsx'
import { addCurrencyRate, withdrawCurrencyRate } from './settings.queries.ts'
import { SettingsPanel, SettingsPart } from './settings-panel.tsx'

const EXAMPLE = 45_60_000_00

/** Settings fixed for India, and currency rates, which staff enter. */
export function LocalizationPanel({ rates }: { rates: DatedRates }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <SettingsPanel id="localization" title="Localization">
      <SettingsPart title="Fixed for this platform">
        <p className="mb-2.5 text-sm text-ink-2">
          Media in India is priced, booked and taxed by these. They are the same for all users and cannot be changed.
        </p>
        <SpecList
          columns={1}
          facts={[
            { label: 'Language', value: 'English (India)' },
            { label: 'Time zone', value: 'India Standard Time, UTC+05:30' },
            { label: 'Dates', value: formatLongDate(rates.today) },
            { label: 'Numbers', value: `${formatMoney(EXAMPLE)}, in short ${formatMoneyShort(EXAMPLE)}` },
            { label: 'Financial year', value: '1 April to 31 March' },
          ]}
        />
      </SettingsPart>
      <SettingsPart
        title="Currency rates"
        action={
          <Button variant="outline" size="sm" onPress={() => setAdding(true)}>
            <Plus aria-hidden />
            Add a rate
          </Button>
        }
      >
        <p className="mb-2.5 text-sm text-ink-2">
          Price of one unit in rupees. The back office uses the newest rate in force, and names its day.
        </p>
        <DatedRows
          label="Currency rates"
          empty="No rates yet, so amounts can be shown only in rupees."
          rows={rates.currencies.map(({ currency, paise, fromDate, phase }) => ({
            key: `${currency} ${fromDate}`,
            name: CURRENCY_LABELS[currency],
            value: formatRate(paise),
            fromDate,
            phase,
            withdraw: () => withdrawCurrencyRate({ currency, fromDate }),
          }))}
        />
      </SettingsPart>
      {isAdding && <RateDialog rates={rates} onClose={() => setAdding(false)} />}
    </SettingsPanel>
  )
}

function RateDialog({ rates, onClose }: { rates: DatedRates; onClose: () => void }) {
  const [day, onDay] = useState(rates.today)
  const [currency, setCurrency] = useState<(typeof FOREIGN_CURRENCIES)[number]>(FOREIGN_CURRENCIES[0])
  const [rupees, setRupees] = useState('')
  return (
    <DatedDialog
      {...{ day, onDay, onClose }}
      title="New currency rate"
      action="Add rate"
      note="It changes the amounts shown to staff. Prices, documents and payments stay in rupees."
      names={['currency', 'paise']}
      send={async () =>
        addCurrencyRate(parse(NewCurrencyRate, { currency, fromDate: day, paise: toHundredths(rupees) }))
      }
    >
      {(problemOf) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select
            label="Currency"
            value={currency}
            onChange={(key) => {
              const chosen = FOREIGN_CURRENCIES.find((one) => one === key)
              if (chosen) setCurrency(chosen)
            }}
            {...problemOf('currency')}
          >
            {FOREIGN_CURRENCIES.map((one) => (
              <ListBoxItem key={one} id={one}>
                {CURRENCY_LABELS[one]}
              </ListBoxItem>
            ))}
          </Select>
          <TextField
            label="Rupees for one unit"
            name="paise"
            prefix="₹"
            inputMode="decimal"
            value={rupees}
            onChange={setRupees}
            {...problemOf('paise')}
          />
        </div>
      )}
    </DatedDialog>
  )
}
