import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import type { AnalyticsQuery } from '../../../../worker/backoffice/rules/analytics/report.ts'
import { Button } from '../../../ui/button.tsx'
import { download } from '../../../ui/download.ts'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { analyticsPath } from './address.ts'

/** Menu to download or print the report with its filters. */
export function ExportMenu({ query }: { query: AnalyticsQuery }) {
  const save = (format: string) => () => download(analyticsPath(query, {}, `/admin/analytics.${format}`))
  return (
    <MenuTrigger>
      <Button variant="primary" size="sm">
        <Download aria-hidden />
        Export Report
      </Button>
      <Menu aria-label="Export Report">
        <MenuItem icon={FileText} onAction={save('csv')}>
          CSV
        </MenuItem>
        <MenuItem icon={FileSpreadsheet} onAction={save('xlsx')}>
          Excel (XLSX)
        </MenuItem>
        <MenuItem icon={Printer} onAction={() => window.print()}>
          Print
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
