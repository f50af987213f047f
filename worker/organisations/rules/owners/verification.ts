import * as v from 'valibot'
import { type CivilDate, formatLongDate } from '../../../kernel/rules/dates.ts'
import { day, lines, reason } from '../../../kernel/rules/fields.ts'
import { list } from '../../../kernel/rules/text/list.ts'

/** Documents of a company that staff check, in the order in which they are named. */
export const COMPANY_DOCUMENTS = {
  gst: 'GST certificate',
  pan: 'PAN',
  incorporation: 'certificate of incorporation',
  udyam: 'Udyam registration',
  permits: 'site permits',
  lease: 'right to sell the space',
  broadcast: 'broadcasting licence',
  press: 'press registration',
} as const
export type CompanyDocument = keyof typeof COMPANY_DOCUMENTS
export const COMPANY_DOCUMENT_IDS = [
  'gst',
  'pan',
  'incorporation',
  'udyam',
  'permits',
  'lease',
  'broadcast',
  'press',
] as const

/** Documents of a company that were checked on a day. An owner with such a record has the Verified mark, and no other has it. */
export interface Verification {
  documents: CompanyDocument[]
  day: CivilDate
}

/** A check of documents as staff record it. */
export const NewVerification = v.strictObject({
  documents: v.pipe(
    v.array(
      v.picklist(COMPANY_DOCUMENT_IDS, 'Choose documents from the list'),
      'Choose the documents that were checked',
    ),
    v.minLength(1, 'Choose at least one document that was checked'),
    v.transform((documents) => COMPANY_DOCUMENT_IDS.filter((document) => documents.includes(document))),
  ),
  /** Day of the check: today or earlier. */
  day: day('Enter the day of the check'),
  /** Staff only. */
  note: v.optional(lines('Notes', 500), ''),
})
export type NewVerification = v.InferOutput<typeof NewVerification>

export const VerificationWithdrawal = v.strictObject({
  reason: reason('Enter why the check is no longer valid'),
})
export type VerificationWithdrawal = v.InferOutput<typeof VerificationWithdrawal>

/** A check for staff. Names are null once the account is deleted. */
export interface VerificationRecord extends Verification {
  id: string
  note: string
  /** ISO 8601, UTC. */
  recordedAt: string
  checkedBy: string | null
  withdrawn: { at: string; by: string | null; reason: string } | null
}

/** `GST certificate and PAN` */
export const documentsText = (documents: readonly CompanyDocument[]): string =>
  list(documents.map((document) => COMPANY_DOCUMENTS[document]))

/** `12 March 2026: GST certificate and PAN` */
export const verificationText = ({ day, documents }: Verification): string =>
  `${formatLongDate(day)}: ${documentsText(documents)}`

/** `Verified 12 March 2026: GST certificate and PAN, checked by AdChowk`, wherever the mark is explained. */
export const verifiedText = (verification: Verification, platform: string): string =>
  `Verified ${verificationText(verification)}, checked by ${platform}`
