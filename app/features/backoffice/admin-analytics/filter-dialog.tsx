import { SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import type { AnalyticsChoices } from '../../../../worker/backoffice/analytics/analytics.server.ts'
import { PERIOD_IDS, PERIODS } from '../../../../worker/backoffice/rules/analytics/period.ts'
import type { AnalyticsQuery } from '../../../../worker/backoffice/rules/analytics/report.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogTrigger, Modal } from '../../../ui/dialog.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { analyticsPath } from './address.ts'

interface FilterDialogProps {
  query: AnalyticsQuery
  choices: AnalyticsChoices
}

type Choice = { value: string; label: string }

const named = ({ id, name }: { id: string; name: string }): Choice => ({ value: id, label: name })
const asText = (text: string): Choice => ({ value: text, label: text })

/** Options of a filter, including the chosen one, which may be outdated. */
function withChosen(all: string, choices: readonly Choice[], chosen: string | undefined): Choice[] {
  const isListed = !chosen || choices.some(({ value }) => value === chosen)
  return [{ value: '', label: all }, ...(isListed ? [] : [asText(chosen)]), ...choices]
}

/** Dialog that filters the report by period, category, city, owner or advertiser. */
export function FilterDialog({ query, choices }: FilterDialogProps) {
  const id = useId()
  const navigate = useNavigate()
  const { period = '30d', category, city, owner, client } = query
  const fields = [
    ['period', 'Period', PERIOD_IDS.map((id) => ({ value: id, label: PERIODS[id] })), period],
    ['category', 'Category', withChosen('All categories', choices.categories.map(named), category), category],
    ['city', 'City', withChosen('All cities', choices.cities.map(asText), city), city],
    ['owner', 'Media owner', withChosen('All media owners', choices.owners.map(named), owner), owner],
    ['client', 'Advertiser', withChosen('All advertisers', choices.clients.map(asText), client), client],
  ] as const
  const count = [category, city, owner, client].filter(Boolean).length
  return (
    <DialogTrigger>
      <Button variant="outline" size="sm" aria-label="Filters">
        <SlidersHorizontal aria-hidden />
        Filters
        {count > 0 && <span className="num">{count}</span>}
      </Button>
      <Modal>
        <Dialog
          title="Filters"
          footer={
            <>
              <Button variant="ghost" slot="close" onPress={() => void navigate(analyticsPath({ period }))}>
                Clear all
              </Button>
              <Button type="submit" form={id}>
                Show report
              </Button>
            </>
          }
        >
          {(close) => (
            <form
              id={id}
              className="grid gap-4"
              onSubmit={(event) => {
                event.preventDefault()
                const chosen = Object.fromEntries(
                  [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]),
                )
                close()
                void navigate(analyticsPath(query, chosen), { preventScrollReset: true })
              }}
            >
              {fields.map(([name, label, options, value]) => (
                <NativeSelect key={name} name={name} label={label} options={options} defaultValue={value ?? ''} />
              ))}
            </form>
          )}
        </Dialog>
      </Modal>
    </DialogTrigger>
  )
}
