import { ExternalLink, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import type { EnquiryDetail as Enquiry } from '../../../../worker/planner/rules/enquiries/enquiry.ts'
import { useIdentity } from '../../../site.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'
import { Written } from '../../../ui/written.tsx'
import { AnswerEnquiry } from './answer-enquiry.tsx'

interface EnquiryDetailProps {
  enquiry: Enquiry
  /** Reference of the enquiry's ticket; null before there is one. */
  ticket: string | null
  /** Lines and sums of the plan; null without a plan. */
  plan: ReactNode
}

/** Subject of the enquiry: the brief of a plan, or the listing with the choices on its page. */
const subjectOf = ({ listingId, item, listing, ...brief }: Enquiry) =>
  listingId === null
    ? [
        { label: 'Budget', value: brief.budget },
        { label: 'Objective', value: brief.campaignObjective },
        { label: 'Audience', value: brief.targetAudience },
      ]
    : [
        { label: 'Listing', value: item ?? '' },
        { label: 'Order', value: listing?.order ?? '' },
      ]

/** Days of issue of a printed title, else first and last day. */
const daysOf = ({ issues, startDate, endDate }: Enquiry) =>
  issues.length > 0
    ? [{ label: 'Issues', value: list(issues.map(formatLongDate)) }]
    : [
        { label: 'From', value: startDate && formatLongDate(startDate) },
        { label: 'Until', value: endDate && formatLongDate(endDate) },
      ]

/** Enquiry: sender, request, and the listing or the plan as it was on that day. */
export function EnquiryDetail({ enquiry, ticket, plan }: EnquiryDetailProps) {
  const site = useIdentity()

  const { reference, company, name, email, phone, requirements, createdAt } = enquiry
  const isAboutPlan = enquiry.listingId === null
  const subject = new URLSearchParams({ subject: `${reference}: your enquiry at ${site.name}` })
  return (
    <article className="max-w-5xl">
      <BackLink to="/admin/support/enquiries">All enquiries</BackLink>
      <h2 className="mt-4 text-xl wrap-anywhere">{company}</h2>
      <p className="num text-sm text-ink-3">
        {reference}, sent <Instant at={createdAt} />
      </p>
      <Card as="section" aria-label="Brief" className="mt-5 p-5">
        <SpecList
          facts={[
            { label: 'Name', value: name },
            { label: 'Email', value: email },
            { label: 'Phone', value: phone },
            ...subjectOf(enquiry),
            ...daysOf(enquiry),
          ].filter(({ value }) => value !== '')}
        />
        {requirements && (
          <>
            <h3 className="mt-4 text-xs font-semibold text-ink-3">{isAboutPlan ? 'Requirements' : 'Message'}</h3>
            <Written className="mt-1 text-sm">{requirements}</Written>
          </>
        )}
        <p className="mt-4 text-xs text-ink-3">Written by the visitor and not checked.</p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          <AnswerEnquiry enquiry={reference} ticket={ticket} />
          <LinkButton to={`mailto:${email}?${subject.toString().replaceAll('+', '%20')}`} variant="outline" size="sm">
            <Mail aria-hidden />
            Answer by mail
          </LinkButton>
          <LinkButton to={`tel:${phone.replace(/[^+\d]/g, '')}`} variant="outline" size="sm">
            <Phone aria-hidden />
            Call
          </LinkButton>
        </div>
      </Card>
      {enquiry.listing && (
        <LinkButton to={enquiry.listing.path} variant="outline" size="sm" className="mt-5">
          <ExternalLink aria-hidden />
          Open the listing
        </LinkButton>
      )}
      {isAboutPlan && (
        <section aria-labelledby="enquiry-plan" className="mt-8">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 id="enquiry-plan" className="text-lg">
              The plan
            </h2>
            {enquiry.plan && (
              <LinkButton to={`/admin/support/enquiries/${reference}/plan`} variant="outline" size="sm">
                <ExternalLink aria-hidden />
                Open the plan
              </LinkButton>
            )}
          </div>
          {plan ?? <p className="mt-2 text-sm text-ink-2">This enquiry was sent without a plan.</p>}
        </section>
      )}
    </article>
  )
}
