import { getPlanTalk } from '../../../worker/planner/plan-talk.server.ts'
import { getPlan } from '../../../worker/planner/plans.server.ts'
import { call } from '../../context.ts'
import deckCss from '../../features/planner/deck/deck-print.css?url'
import { PlanDeck } from '../../features/planner/deck/plan-deck.tsx'
import { PlanDocument } from '../../features/planner/plan/plan-document.tsx'
import { cityText, roundMoney } from '../../features/planner/plan/plan-formats.ts'
import printCss from '../../features/planner/plan/plan-print.css?url'
import { errorMeta, pageMeta } from '../../meta.ts'
import type { Route } from './+types/plan'

/** React runs at load: the ring and the print button are part of the page. */
export const handle = { app: true }

export const loader = ({ context, params }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const ref = { id: params.planId }
    return { ...(await getPlan(service, ref)), talk: await getPlanTalk(service, ref) }
  })

/** Anyone with the link may read it; it is not indexed. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' })

export const links: Route.LinksFunction = () =>
  [printCss, deckCss].map((href) => ({ rel: 'stylesheet', href, media: 'print' }))

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) =>
  loaderData
    ? pageMeta(
        {
          title: loaderData.plan.title,
          description: `A draft media plan for ${cityText(loaderData.plan.brief)}: ${roundMoney(loaderData.plan.totals.payable)} with printing and GST.`,
          path: loaderData.path,
          noindex: true,
        },
        matches,
      )
    : errorMeta(error, matches)

export default function SharedPlan({ loaderData: { plan, createdAt, ...shared } }: Route.ComponentProps) {
  return (
    <>
      <PlanDocument plan={plan} createdAt={createdAt} shared={shared} />
      <PlanDeck plan={plan} path={shared.path} createdAt={createdAt} approval={shared.talk.approval} />
    </>
  )
}
