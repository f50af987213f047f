import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import {
  COMPANY_DOCUMENT_IDS,
  COMPANY_DOCUMENTS,
  type CompanyDocument,
} from '../../../../worker/organisations/rules/owners/verification.ts'
import { Checkbox, CheckboxGroup } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Verification as typed. */
export interface VerificationDraft {
  documents: CompanyDocument[]
  day: CivilDate
  note: string
}

/** Empty verification. */
export const NO_VERIFICATION: VerificationDraft = { documents: [], day: '', note: '' }

const isDocument = (id: string): id is CompanyDocument => id in COMPANY_DOCUMENTS
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

interface VerificationFieldsProps {
  value: VerificationDraft
  onChange: (value: VerificationDraft) => void
  /** Messages by field. */
  problems: Readonly<Record<string, string>>
  /** Prefix of the field names in `problems`. */
  prefix?: string
  description: string
}

/**
 * Fields for the verified documents, the date, and a note for staff. Date and note appear with the first ticked
 * document.
 */
export function VerificationFields({ value, onChange, problems, prefix = '', description }: VerificationFieldsProps) {
  const problemOf = (name: keyof VerificationDraft) => ({
    validationBehavior: 'aria' as const,
    isInvalid: `${prefix}${name}` in problems,
    errorMessage: problems[`${prefix}${name}`],
  })
  return (
    <>
      <CheckboxGroup
        label="Documents checked"
        description={description}
        value={value.documents}
        onChange={(ids) => onChange({ ...value, documents: ids.filter(isDocument) })}
        className="sm:grid-cols-2"
        {...problemOf('documents')}
      >
        {COMPANY_DOCUMENT_IDS.map((id) => (
          <Checkbox key={id} value={id}>
            {capital(COMPANY_DOCUMENTS[id])}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {value.documents.length > 0 && (
        <>
          <TextField
            label="Day of the check"
            name="day"
            type="date"
            className="max-w-56"
            value={value.day}
            onChange={(day) => onChange({ ...value, day })}
            {...problemOf('day')}
          />
          <TextField
            label="Note"
            name="note"
            isOptional
            multiline
            rows={2}
            maxLength={500}
            description="Staff only."
            value={value.note}
            onChange={(note) => onChange({ ...value, note })}
            {...problemOf('note')}
          />
        </>
      )}
    </>
  )
}
