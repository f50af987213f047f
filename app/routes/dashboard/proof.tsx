import { getOwnerProof } from '../../../worker/booking/proofs/owner-proofs.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { call } from '../../context.ts'
import { ProofView } from '../../features/owner/owner-proofs/proof-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/proof'
import { useUser } from './layout.tsx'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, url, params: { lineId, slot } }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    return { page: await getOwnerProof(service, user, { line: lineId, slot }), today: civilDate(service.now) }
  })

export const meta: Route.MetaFunction = ({ matches, params: { lineId, slot } }) =>
  pageMeta(
    {
      title: 'Proof',
      description: 'Proof of a booking.',
      path: `/dashboard/proofs/${lineId}/${slot}`,
      noindex: true,
    },
    matches,
  )

export default function Proof({ loaderData: { page, today } }: Route.ComponentProps) {
  return <ProofView key={`${page.line.id} ${page.slot.slot}`} page={page} user={useUser()} today={today} />
}
