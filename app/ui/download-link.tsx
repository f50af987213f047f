import { Download } from 'lucide-react'
import { formatNumber } from '../../worker/kernel/rules/money.ts'
import { LinkButton } from './link.tsx'

/** As worker/catalogue/list-file.server.ts has it. */
const MOST = 1_000

interface DownloadLinkProps {
  /** Of the file, with what the list is narrowed by. */
  to: string
  /** How many places the list has. */
  total: number
}

/** The list as a file for a spreadsheet. Of a longer list it says how much of it. */
export const DownloadLink = ({ to, total }: DownloadLinkProps) => (
  <LinkButton to={to} variant="outline" reloadDocument download>
    <Download aria-hidden />
    Download CSV
    {total > MOST && <span className="num font-medium text-ink-3">first {formatNumber(MOST)}</span>}
  </LinkButton>
)
