import { getReader } from '../../../worker/money/documents/document-page.server.ts'
import { renderPdf } from '../../../worker/money/documents/pdf.server.ts'
import { getStatement } from '../../../worker/money/documents/statement.server.ts'
import { call } from '../../context.ts'
import { pdfResponse } from '../../pdf-response.ts'
import type { Route } from './+types/statement-pdf'
import { signedInUser } from './signed-in.ts'

/** Campaign statement as a PDF, with the figures of this moment: no file is stored. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    await signedInUser(service, url)
    const paper = await getStatement(service, await getReader(service), params.campaignId)
    await service.countFile()
    return pdfResponse(paper.number, new Uint8Array(await renderPdf({ ...paper, at: service.now.getTime() })))
  })
