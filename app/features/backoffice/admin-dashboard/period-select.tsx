import { CalendarDays } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { PERIOD_IDS, PERIODS, type Period } from '../../../../worker/backoffice/rules/analytics/period.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'

const OPTIONS = PERIOD_IDS.map((value) => ({ value, label: PERIODS[value] }))

/** Select with the period of the figures; the address holds it. */
export function PeriodSelect({ period }: { period: Period }) {
  const [, setParams] = useSearchParams()
  return (
    <NativeSelect
      label="Period"
      icon={CalendarDays}
      variant="toolbar"
      options={OPTIONS}
      value={period}
      onChange={({ target }) =>
        setParams(
          (params) => {
            params.set('period', target.value)
            return params
          },
          { replace: true, preventScrollReset: true },
        )
      }
      className="w-44"
    />
  )
}
