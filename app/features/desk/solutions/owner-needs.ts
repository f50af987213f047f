import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { missingOf } from '../../../../worker/organisations/rules/billing/party.ts'
import { papersText } from '../../../../worker/organisations/rules/owners/verification.ts'

/** Details asked of a media owner, in the order of the forms: the claim, a listing, the billing details, the check of papers. */
export const OWNER_NEEDS = [
  'For your claim: the name of your company, your role there, a work email and a phone',
  'For each listing: its place, its rates and how many people it reaches',
  `Before you confirm a booking: ${list(missingOf('owner', null))}`,
  `For the Verified mark: papers such as ${papersText(['gst', 'pan', 'permits'])}`,
] as const
