import { CalendarDays, ChevronDown } from 'lucide-react'
import { PERIOD_IDS, PERIODS } from '../../../../worker/backoffice/rules/analytics/period.ts'
import type { AnalyticsQuery } from '../../../../worker/backoffice/rules/analytics/report.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { analyticsPath } from './address.ts'

/** Menu with the period of the report. */
export function PeriodMenu({ query }: { query: AnalyticsQuery }) {
  const { period = '30d' } = query
  return (
    <MenuTrigger>
      <Button variant="outline" size="sm">
        <CalendarDays aria-hidden />
        {PERIODS[period]}
        <ChevronDown aria-hidden />
      </Button>
      <Menu aria-label="Period" selectionMode="single" selectedKeys={[period]}>
        {PERIOD_IDS.map((id) => (
          <MenuItem key={id} id={id} href={analyticsPath(query, { period: id })}>
            {PERIODS[id]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
