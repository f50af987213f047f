import { BadgeCheck } from 'lucide-react'
import { civilDate, formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { checkDocument } from '../../../worker/money/documents/document-page.server.ts'
import { DOCUMENT_LABELS } from '../../../worker/money/rules/documents/document.ts'
import { exactMoney } from '../../../worker/money/rules/documents/parts.ts'
import { call } from '../../context.ts'
import { errorMeta, linkHeaders, pageMeta } from '../../meta.ts'
import { useIdentity } from '../../site.ts'
import { Card } from '../../ui/card.tsx'
import { SpecList } from '../../ui/spec-list.tsx'
import type { Route } from './+types/check'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  call(context, async (service) => ({
    checked: await checkDocument(service, params.documentId),
    id: params.documentId,
  }))

export const headers = linkHeaders

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) =>
  loaderData
    ? pageMeta(
        {
          title: `${loaderData.checked.number} is genuine`,
          description: 'Result of the code on a document.',
          path: `/check/${loaderData.id}`,
          noindex: true,
        },
        matches,
      )
    : errorMeta(error, matches)

export default function CheckRoute({ loaderData: { checked } }: Route.ComponentProps) {
  const site = useIdentity()

  const { kind, number, issuer, at, payable, isClosed } = checked
  return (
    <div className="page max-w-2xl py-10 lg:py-14">
      <h1 className="flex items-center gap-3 text-2xl lg:text-3xl">
        <BadgeCheck aria-hidden className="size-8 shrink-0 text-link" />
        <span className="min-w-0 wrap-anywhere">{number} is genuine</span>
      </h1>
      <p className="mt-3 text-ink-2">
        This document was issued on {site.name}. If your copy differs, it was changed.
        {isClosed && ' It was replaced by another document.'}
      </p>
      <Card className="mt-6 p-4">
        <SpecList
          columns={1}
          facts={[
            { label: 'Document', value: DOCUMENT_LABELS[kind] },
            { label: 'Number', value: number },
            { label: 'Issued by', value: issuer },
            { label: 'Date', value: formatLongDate(civilDate(new Date(at))) },
            { label: kind === 'proforma' ? 'Asks for' : 'Sum', value: exactMoney(payable) },
          ]}
        />
      </Card>
    </div>
  )
}
