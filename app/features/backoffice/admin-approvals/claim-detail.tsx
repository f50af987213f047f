import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import {
  CLAIM_ROLES,
  type ClaimDetail as Detail,
  type OwnerMember,
} from '../../../../worker/organisations/rules/owners/claim.ts'
import type { Evidence } from '../../../../worker/organisations/rules/owners/evidence.ts'
import { verificationText } from '../../../../worker/organisations/rules/owners/verification.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'
import { VerifiedMark } from '../../../ui/verified-mark.tsx'
import { Written } from '../../../ui/written.tsx'
import { ClaimDecision } from './claim-decision.tsx'
import { CLAIM_STATE } from './claim-labels.ts'

/** Claim, facts for the decision, and the decision. */
export function ClaimDetail({ detail }: { detail: Detail }) {
  const { claim, user, owner, members, others, evidence, decidedBy } = detail
  const { state, company, decidedAt, reason } = claim
  return (
    <article className="max-w-5xl">
      <BackLink to="/admin/approvals">All approvals</BackLink>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 flex-1 basis-64 text-xl wrap-anywhere">
          {claim.user.name} claims {company}
        </h2>
        <Badge tone={CLAIM_STATE[state].tone}>{CLAIM_STATE[state].label}</Badge>
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <Part title="Claim">
          <SpecList
            columns={1}
            facts={[
              { label: 'Role', value: CLAIM_ROLES[claim.role] },
              { label: 'Work email', value: claim.workEmail },
              { label: 'Phone', value: claim.phone },
              { label: 'Website', value: claim.website ? <Website address={claim.website} /> : 'None' },
              { label: 'Requested', value: <Instant at={claim.createdAt} /> },
            ]}
          />
          {claim.statement && <Written className="mt-3 text-sm">{claim.statement}</Written>}
        </Part>
        <Part title="Account">
          <SpecList
            columns={1}
            facts={[
              { label: 'Email', value: claim.user.email },
              { label: 'Confirmed', value: user.emailVerified ? 'Yes' : 'No' },
              { label: 'Company named', value: user.company },
              { label: 'Phone', value: user.phone },
              { label: 'Since', value: <Instant at={user.createdAt} /> },
            ]}
          />
        </Part>
        <Part title={owner ? 'The company in the catalogue' : 'A company that is not in the catalogue'}>
          {owner ? (
            <SpecList
              columns={1}
              facts={[
                {
                  label: 'Name',
                  value: (
                    <span className="inline-flex items-center gap-1.5">
                      {owner.name}
                      {owner.verified && <VerifiedMark />}
                    </span>
                  ),
                },
                { label: 'City', value: owner.city },
                {
                  label: 'Documents checked',
                  value: (
                    <TextLink to={`/admin/owners/${owner.id}`}>
                      {owner.verification ? verificationText(owner.verification) : 'No check recorded'}
                    </TextLink>
                  ),
                },
                { label: 'Listings', value: `${formatNumber(owner.listings)} in ${formatNumber(owner.cities)} cities` },
                { label: 'Sells', value: owner.categories.join(', ') || 'Nothing yet' },
              ]}
            />
          ) : (
            <SpecList
              columns={1}
              facts={[
                { label: 'Name', value: company },
                { label: 'City', value: claim.city },
                { label: 'Sells', value: claim.sells },
              ]}
            />
          )}
          {owner && <Members members={members} />}
        </Part>
        <Part title="Evidence from email and website">
          <EvidenceList evidence={evidence} />
        </Part>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-6">
          <h3 id="others" className="text-sm font-bold">
            Related claims
          </h3>
          <ul className="mt-2 grid gap-1.5 text-sm">
            {others.map((other) => (
              <li key={other.id} className="wrap-anywhere">
                <TextLink to={`/admin/approvals/${other.id}`}>
                  {other.user.email} to {other.company}
                </TextLink>
                , {CLAIM_STATE[other.state].label.toLowerCase()}
                {other.reason && `: ${other.reason}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="decision" className="mt-8 max-w-2xl">
        <h3 id="decision" className="text-lg">
          {state === 'requested' ? 'Decide' : 'Decision'}
        </h3>
        {state === 'requested' ? (
          <ClaimDecision key={claim.id} detail={detail} />
        ) : (
          <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">
            {CLAIM_STATE[state].label} {decidedAt && <Instant at={decidedAt} />}
            {decidedBy && ` by ${decidedBy}`}
            {reason ? `: ${reason}` : '.'}
          </p>
        )}
      </section>
    </article>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" aria-label={title} className="p-5">
    <h3 className="mb-3 text-sm font-bold">{title}</h3>
    {children}
  </Card>
)

const Website = ({ address }: { address: string }) => (
  <TextLink to={address} newTab>
    {address.replace(/^https?:\/\//, '')}
  </TextLink>
)

function Members({ members }: { members: readonly OwnerMember[] }) {
  return (
    <div className="mt-4 text-sm">
      <h4 className="text-xs font-semibold text-ink-3">Current members</h4>
      {members.length === 0 ? (
        <p className="mt-1">No members yet.</p>
      ) : (
        <ul className="mt-1 grid gap-1">
          {members.map(({ id, name, email, role }) => (
            <li key={id} className="wrap-anywhere">
              {name}, {email}: {CLAIM_ROLES[role].toLowerCase()}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const WEIGHT = {
  for: { icon: CircleCheck, label: 'Supports the claim', colour: 'text-success-dot' },
  against: { icon: CircleX, label: 'Against the claim', colour: 'text-danger' },
  neither: { icon: CircleHelp, label: 'Weak evidence', colour: 'text-ink-3' },
} as const satisfies Record<Evidence['weighs'], object>

const EvidenceList = ({ evidence }: { evidence: readonly Evidence[] }) => (
  <ul className="grid gap-2.5 text-sm">
    {evidence.map(({ weighs, text }) => {
      const { icon: Icon, label, colour } = WEIGHT[weighs]
      return (
        <li key={text} className="flex gap-2.5">
          <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${colour}`} strokeWidth={2} />
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">{label}: </span>
            {text}
          </span>
        </li>
      )
    })}
  </ul>
)
