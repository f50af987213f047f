import type { UserPage } from '../../../../worker/backoffice/users/user-page.server.ts'
import type { BillingProfile } from '../../../../worker/organisations/rules/billing/party.ts'
import { stateWithCode } from '../../../../worker/organisations/rules/billing/states.ts'
import { Panel } from '../../../ui/panel.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'

const PAYEES = { individual: 'Individual or Hindu undivided family', other: 'Company, firm or other' } as const

const factsOf = (party: BillingProfile, isOwner: boolean) =>
  [
    { label: 'Legal name', value: party.legalName },
    { label: 'GSTIN', value: party.gstin ?? 'Not registered' },
    { label: 'PAN', value: party.pan },
    { label: 'State', value: stateWithCode(party.state) },
    { label: 'Address', value: party.address },
    { label: 'Email for documents', value: party.email },
    { label: 'Payee', value: isOwner ? PAYEES[party.payee] : null },
    { label: 'Invoice prefix', value: party.prefix },
    { label: 'Signatory', value: party.signatory },
    { label: 'Bank account', value: party.bankAccount },
    { label: 'IFSC', value: party.ifsc },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))

/** Billing details of a user and of the owners that they belong to, read-only for staff. */
export const UserBilling = ({ billing }: Pick<UserPage, 'billing'>) => (
  <Panel title="Billing details">
    {billing.length === 0 && <p className="p-4 text-sm text-ink-2">No billing details yet.</p>}
    {billing.map(({ of, party }) => (
      <div key={of ?? ''} className="p-4">
        <h3 className="mb-2 text-sm font-semibold">{of === null ? 'As an advertiser' : `${of} bills as`}</h3>
        <SpecList facts={factsOf(party, of !== null)} />
      </div>
    ))}
  </Panel>
)
