import { HOLD, OWNER_ANSWER, PROOF_AGAIN, PROOF_ANSWER } from '../../worker/booking/rules/promises/promises.ts'
import { MEDIA } from '../../worker/catalogue/rules/registry/media.ts'
import { TEAM_ANSWER } from '../../worker/kernel/rules/team-answer.ts'
import { list } from '../../worker/kernel/rules/text/list.ts'
import { missingOf } from '../../worker/organisations/rules/billing/party.ts'
import { documentsText } from '../../worker/organisations/rules/owners/verification.ts'
import { REVIEWED_LISTINGS } from '../../worker/supply/rules/listings/review.ts'
import { COMPANY } from '../company.ts'
import { COAST_FILE } from '../kit/map/coast-file.ts'

const { grievanceOfficer: officer, offices, desks } = COMPANY

/** `Airport 10, Radio 3`: working days that each medium usually needs, the longest first. */
const LEAD_DAYS = Object.values(MEDIA)
  .toSorted((a, b) => b.terms.leadDays - a.terms.leadDays || a.label.localeCompare(b.label))
  .map(({ label, terms }) => `${label} ${terms.leadDays}`)
  .join(', ')

/** Placeholders of the texts that the code knows at build: promises, rules and facts about the company. */
export const CONSTANTS: Record<string, string> = {
  hold: HOLD,
  'owner-answer': OWNER_ANSWER,
  'proof-answer': PROOF_ANSWER,
  'proof-again': PROOF_AGAIN,
  'team-answer': TEAM_ANSWER,
  'reviewed-listings': String(REVIEWED_LISTINGS),
  'lead-days': LEAD_DAYS,
  'owner-billing-details': list(missingOf('owner', null)),
  'verification-documents': documentsText(['gst', 'pan', 'permits']),
  'officer-name': officer.name,
  'officer-email': officer.email,
  'officer-hours': officer.hours,
  jurisdiction: COMPANY.jurisdiction,
  'corporate-office': offices[0].lines.join(', '),
  'registered-office': offices[1].lines.join(', '),
  'sales-chat': desks.sales.chat,
  'owners-chat': desks.owners.chat,
  'owners-chat-label': desks.owners.chatLabel,
  'owners-phone': desks.owners.phone,
  'coast-file': COAST_FILE,
}
