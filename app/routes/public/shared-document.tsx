import { formatInstant, formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { getSharedPages } from '../../../worker/money/documents/shared.server.ts'
import { call } from '../../context.ts'
import { SharedDocument } from '../../features/money/documents/shared-document.tsx'
import { errorMeta, linkHeaders, pageMeta } from '../../meta.ts'
import type { Route } from './+types/shared-document'

/** React runs at load: the print button is part of the page. */
export const handle = { app: true }

export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  call(context, async (service) => ({ shared: await getSharedPages(service, token), token }))

export const headers = linkHeaders

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) =>
  loaderData
    ? pageMeta(
        {
          title: loaderData.shared.title,
          description: 'An estimate, shared as a link.',
          path: `/papers/shared/${loaderData.token}`,
          noindex: true,
        },
        matches,
      )
    : errorMeta(error, matches)

export default function SharedDocumentPage({ loaderData: { shared, token } }: Route.ComponentProps) {
  const { title, facts, pages, expires, validUntil, isOver } = shared
  return (
    <SharedDocument
      title={title}
      facts={facts}
      pages={pages}
      pdf={`/papers/shared/${token}.pdf`}
      note={`Shared until ${formatLongDate(expires)}`}
      warning={
        isOver
          ? `This estimate was valid until ${formatInstant(validUntil)}. Ask for a new one: prices may have changed.`
          : null
      }
    />
  )
}
