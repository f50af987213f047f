import type { CampaignLine } from '../../../booking/rules/campaigns/campaign.ts'
import { leadDaysOf } from '../../../booking/rules/lines/lead-days.ts'
import { lastArtworkDay } from '../../../booking/rules/lines/working-days.ts'
import { MILESTONE_KINDS } from '../../../booking/rules/milestone.ts'
import { PROOF_WORDS } from '../../../booking/rules/proofs/proof-words.ts'
import { mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import { addDays } from '../../../kernel/rules/dates.ts'
import type { CancellationBand } from '../../../organisations/rules/billing/cancellation.ts'
import { tdsOf } from '../../../organisations/rules/billing/withheld-tax.ts'
import type { DocumentBodies, DocumentCampaign, DocumentMilestone, DocumentParty } from './document.ts'
import { documentLine, type PrintedLine } from './line.ts'
import { milestonesOf } from './milestones.ts'
import { documentTotals } from './totals.ts'

/** A line that its owner confirms. */
export type OrderedLine = PrintedLine & Pick<CampaignLine, 'snapshot'>

interface OrderFacts {
  buyer: DocumentParty
  supplier: DocumentParty & { tdsBp: number }
  campaign: DocumentCampaign
  /** Advance, progress, final. */
  percents: readonly number[]
  bands: readonly CancellationBand[]
  /** Instant, ms. */
  confirmedAt: number
  confirmedBy: string | null
}

/** Printed content of the order of one line. */
export function orderBody(line: OrderedLine, facts: OrderFacts): DocumentBodies['ro'] {
  const printed = documentLine(line)
  const { payable } = documentTotals([printed])
  const { terms } = mediaSpec({ id: line.snapshot.category, name: '' })
  const amounts = milestonesOf(payable, facts.percents)
  const dues = [addDays(line.starts, -1), line.starts, null]
  return {
    from: partyOnly(facts.buyer),
    to: partyOnly(facts.supplier),
    campaign: facts.campaign,
    lines: [printed],
    confirmedAt: facts.confirmedAt,
    confirmedBy: facts.confirmedBy,
    milestones: MILESTONE_KINDS.map(
      (kind, i): DocumentMilestone => ({
        kind,
        percent: facts.percents[i] ?? 0,
        amount: amounts[i] ?? 0,
        due: dues[i] ?? null,
      }),
    ),
    tds: { bp: facts.supplier.tdsBp, amount: tdsOf({ taxable: printed.taxable, bp: facts.supplier.tdsBp }) },
    bands: [{ lines: [1], title: printed.title, starts: line.starts, media: line.media, bands: [...facts.bands] }],
    delivers: [
      {
        line: 1,
        title: printed.title,
        artworkBy: lastArtworkDay(line.starts, leadDaysOf(line.snapshot)),
        proof: PROOF_WORDS[terms.proof],
      },
    ],
  }
}

/** A party with its printed fields only. */
export const partyOnly = ({
  name,
  address,
  state,
  gstin,
  pan,
  email,
  bank,
  signatory,
}: DocumentParty): DocumentParty => ({ name, address, state, gstin, pan, email, bank, signatory })
