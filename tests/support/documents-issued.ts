import type { ServiceContext } from '../../worker/kernel/context.ts'
import { newId } from '../../worker/kernel/tokens.ts'
import { issueStatements, type NewDocument } from '../../worker/money/documents/issue.server.ts'
import type { DocumentBodies, DocumentLine, DocumentParty } from '../../worker/money/rules/documents/document.ts'
import { gstOf } from '../../worker/organisations/rules/billing/gst.ts'
import { at } from './bookings.ts'

// Documents that are simply issued, for what is made of documents: books, fees, statements.

export const partyNamed = (name: string, more: Partial<DocumentParty> = {}): DocumentParty => ({
  ...{ name, address: 'MG Road, Pune 411001', state: 'Maharashtra', gstin: null, pan: null, email: null },
  ...{ bank: null, signatory: null },
  ...more,
})

/** A line of a value, within Maharashtra unless it says another place. */
export function lineOf(taxable: number, more: Partial<DocumentLine> = {}): DocumentLine {
  const { gstBp = 1800, place = 'Maharashtra' } = more
  return {
    ...{
      id: null,
      ref: 'BKG-0318',
      title: 'Wall, Pune',
      details: [],
      parts: [],
      sac: '998366',
      starts: null,
      ends: null,
    },
    ...{ gstBp, place, taxable },
    ...gstOf(taxable, gstBp, place === 'Maharashtra'),
    ...more,
  }
}

type Extra = Partial<Pick<NewDocument, 'campaignId' | 'userId' | 'ownerId' | 'of' | 'month' | 'totals' | 'asked'>>

interface Issued<Kind extends 'invoice' | 'credit' | 'receipt' | 'refund'> extends Extra {
  lines: DocumentLine[]
  from?: DocumentParty
  to?: DocumentParty
  prefix?: string
  body?: Partial<DocumentBodies[Kind]>
  ctx?: ServiceContext
}

/** Issues a document at an instant, `2026-11-12T12:00:00+05:30`. @returns its id */
export async function issued<Kind extends 'invoice' | 'credit' | 'receipt' | 'refund'>(
  kind: Kind,
  instant: string,
  { lines, from, to, prefix = 'TST', body, ctx = at(instant), ...more }: Issued<Kind>,
): Promise<string> {
  const id = newId('doc')
  const [first, ...rest] = issueStatements(ctx, {
    ...{ id, kind, prefix, campaignId: null, userId: null, ownerId: 'test-owner' },
    ...more,
    body: {
      ...{ from: from ?? partyNamed('Test Owner'), to: to ?? partyNamed('Kaveri Coffee'), campaign: null, lines },
      ...body,
    } as DocumentBodies[Kind],
  })
  await ctx.db.batch([first, ...rest])
  return id
}
