import { Download } from 'lucide-react'
import { formatNumber } from '../../worker/kernel/rules/money.ts'
import { LinkButton } from './link.tsx'

/** Maximum number of rows of the file, as in worker/catalogue/list-file.server.ts. */
const MOST = 1_000

interface DownloadLinkProps {
  /** Address of the file, with the filters of the list. */
  to: string
  /** Number of places in the list. */
  total: number
}

/** Link that downloads the list as a CSV file. For a longer list it shows the number of rows in the file. */
export const DownloadLink = ({ to, total }: DownloadLinkProps) => (
  <LinkButton to={to} variant="outline" reloadDocument download>
    <Download aria-hidden />
    Download CSV
    {total > MOST && <span className="num font-medium text-ink-3">first {formatNumber(MOST)}</span>}
  </LinkButton>
)
