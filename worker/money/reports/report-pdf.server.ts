import type { ServiceContext } from '../../kernel/context.ts'
import { getSender } from '../../kernel/platform/settings.server.ts'
import { renderPdf } from '../documents/pdf.server.ts'
import type { Letterhead } from '../rules/documents/document-layout.ts'
import { presentReport } from '../rules/reports/present-report.ts'
import type { CampaignReport } from '../rules/reports/report.ts'

/** A report as a PDF. @param own the advertiser's head; null for that of the platform */
export async function renderReport(
  ctx: ServiceContext,
  report: CampaignReport,
  own: Letterhead | null,
): Promise<Uint8Array> {
  const { name, email } = await getSender(ctx)
  return renderPdf(presentReport(report, own ?? { name, lines: [email], mark: { kind: 'platform' } }, name))
}
