import { gstinProblem, panIn, stateIn } from '../../../../worker/organisations/rules/billing/gstin.ts'
import { payeeOf } from '../../../../worker/organisations/rules/billing/pan.ts'
import type { Side } from '../../../../worker/organisations/rules/billing/party.ts'
import { STATE_NAMES, stateWithCode } from '../../../../worker/organisations/rules/billing/states.ts'
import type { FormState } from '../../../kit/form/use-form.ts'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface PartyFieldsProps {
  side: Side
  form: FormState
  isPrefixFixed: boolean
}

const STATES = STATE_NAMES.map((id) => ({ id }))

const PAYEES = [
  { value: 'individual', label: 'Individual or Hindu undivided family', description: '1% TDS' },
  { value: 'other', label: 'Company, firm or other', description: '2% TDS' },
]

/** Fields of billing details, each with its purpose. */
export function PartyFields({ side, form: { field, texts }, isPrefixFixed }: PartyFieldsProps) {
  const isOwner = side === 'owner'
  const { onChange: chooseState, value: state, ...stateField } = field('state')

  /** Fills PAN, kind of payee and state from a valid GSTIN. */
  function typeGstin(text: string) {
    field('gstin').onChange(text)
    const gstin = text.replace(/\s+/gu, '').toUpperCase()
    if (gstinProblem(gstin) !== null) return
    field('pan').onChange(panIn(gstin))
    if (isOwner) field('payee').onChange(payeeOf(panIn(gstin)))
    if (!texts.state) chooseState(stateIn(gstin) ?? '')
  }

  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        label="Legal name"
        autoComplete="organization"
        description="As registered. Documents are issued to it."
        className="sm:col-span-2"
        {...field('legalName')}
      />
      <TextField
        label="GSTIN"
        autoComplete="off"
        isOptional={!isOwner}
        description={
          isOwner
            ? 'Printed on your tax invoices. The PAN and the kind of payee follow from it.'
            : 'Without it documents say “Not registered”, and GST cannot be claimed back.'
        }
        {...field('gstin')}
        onChange={typeGstin}
      />
      <TextField
        label="PAN"
        autoComplete="off"
        isOptional={!isOwner}
        description={
          isOwner ? 'For TDS. It is the middle of the GSTIN.' : 'The middle of the GSTIN, where you have one.'
        }
        {...field('pan')}
      />
      <TextField
        label="Address"
        multiline
        rows={2}
        autoComplete="street-address"
        description="The registered place of business, with the PIN code."
        className="sm:col-span-2"
        {...field('address')}
      />
      <Select
        label="State"
        placeholder="Choose a state"
        description={
          isOwner
            ? 'GST is CGST and SGST where the supply is in this state, else IGST.'
            : 'Decides between CGST with SGST, and IGST. A change reprices drafts when they are sent. Sent campaigns keep their sums.'
        }
        {...stateField}
        value={state || null}
        onChange={(id) => chooseState(`${id ?? ''}`)}
        items={STATES}
      >
        {({ id }) => <ListBoxItem textValue={id}>{stateWithCode(id)}</ListBoxItem>}
      </Select>
      <TextField
        label="Email for documents"
        type="email"
        autoComplete="email"
        isOptional
        description="Printed on documents."
        {...field('email')}
      />
      {isOwner && (
        <>
          <PayeeField {...field('payee')} />
          <TextField
            label="Invoice prefix"
            autoComplete="off"
            maxLength={5}
            isReadOnly={isPrefixFixed}
            description={
              isPrefixFixed
                ? 'Documents are already numbered with it, so it cannot change.'
                : 'One to three letters that no other owner has. Numbers are like GSM/26-27/000318. It cannot be changed after the first document.'
            }
            {...field('prefix')}
          />
          <TextField
            label="Signatory"
            isOptional
            autoComplete="name"
            description="Name of the person who signs your documents."
            {...field('signatory')}
          />
          <TextField
            label="Bank account"
            isOptional
            autoComplete="off"
            description="The account that advertisers pay into. Printed on proformas and invoices."
            {...field('bankAccount')}
          />
          <TextField label="IFSC" isOptional autoComplete="off" description="Of the branch." {...field('ifsc')} />
        </>
      )}
    </div>
  )
}

function PayeeField(props: ReturnType<FormState['field']>) {
  return (
    <RadioCards
      label="Payee"
      columns={2}
      options={PAYEES}
      description="Decides the TDS that advertisers withhold on the value without GST."
      className="sm:col-span-2"
      {...props}
    />
  )
}
