import { Download } from 'lucide-react'
import { AUDIT_FILE_ROWS } from '../../../../worker/backoffice/rules/audit/audit-query.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'

const FORMATS = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel (XLSX)'],
] as const

/** Downloads of the acts in the filter. */
export function ExportMenu() {
  const { searchWith } = useListAddress()
  return (
    <MenuTrigger>
      <Button variant="outline" size="sm">
        <Download aria-hidden />
        Export
      </Button>
      <Menu aria-label={`Export up to ${formatNumber(AUDIT_FILE_ROWS)} acts`}>
        {FORMATS.map(([format, label]) => (
          <MenuItem key={format} href={`/api/admin/audit/file${searchWith({ format })}`} download>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
