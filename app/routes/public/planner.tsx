import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { PlannerView } from '../../features/planner/planner-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/planner'

export const headers = documentHeaders

/** React runs at load here: only the browser has the conversation. */
export const handle = { app: true }

export const loader = ({ context }: Route.LoaderArgs) => call(context, async () => publicData(null, ['content']))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'AI media planner',
      description:
        'Say your goal, cities, budget and dates. The planner drafts a media plan for India from listings with real rates, GST and reach, to change and to send.',
      path: '/planner',
    },
    matches,
  )

export default function Planner() {
  return <PlannerView />
}
