import { hc } from 'hono/client'
import { Timer } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { HOLD_MS } from '../../../../worker/booking/rules/campaigns/campaign-item.ts'
import { signInPath } from '../../../../worker/catalogue/rules/paths.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { planCampaignsApi } from '../../../../worker/planner/plan-campaigns.api.ts'
import { API, RequestError } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'
import { seemsSignedIn } from '../../../kit/session/local-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { tellNotice } from '../client/planner-notice.ts'
import { saveFailure } from './plan-save.ts'

const { campaigns } = hc<typeof planCampaignsApi>(...API)

/** Result of saving a plan. */
interface PlanDraft {
  campaign: { id: string; name: string; lines: readonly unknown[] }
  refused: readonly { title: string; reason: string }[]
  /** Null when no hold was requested; `until` is null when nothing could be held. */
  hold: { until: string | null; problem: { code: string; message: string } | null } | null
}

/** Idempotency key by plan and wish: a repeated request after a lost answer makes no second campaign. */
const keys = new Map<string, string>()

/** Makes a campaign from a saved plan, and holds its places if requested. @throws RequestError */
async function campaignOfPlan(planId: string, hold: boolean): Promise<PlanDraft> {
  const wish = `${planId} ${hold}`
  const key = keys.get(wish) ?? crypto.randomUUID()
  keys.set(wish, key)
  const made = await signedInAnswerOf(campaigns['from-plan'].$post({ json: { planId, hold, key } }))
  // A later press makes another campaign.
  keys.delete(wish)
  return made
}

const HOLD_HOURS = HOLD_MS / 3_600_000

interface CampaignActsProps {
  /** Saves the plan and returns its id. */
  planId: () => Promise<string>
  isDisabled: boolean
  /** Content between the two buttons: further acts on the plan. */
  children?: React.ReactNode
}

type Act = 'hold' | 'save'

/**
 * Buttons that make a campaign of the plan, with or without holds. Lines that could not be added are listed with
 * reasons.
 */
export function CampaignActs({ planId, isDisabled, children }: CampaignActsProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [pending, setPending] = useState<Act | null>(null)
  const [made, setMade] = useState<PlanDraft | null>(null)
  const [needsAccount, setNeedsAccount] = useState(false)

  async function make(act: Act) {
    if (!seemsSignedIn()) return setNeedsAccount(true)
    setPending(act)
    try {
      const campaign = await campaignOfPlan(await planId(), act === 'hold')
      if (campaign.refused.length > 0 || campaign.hold?.problem) setMade(campaign)
      else await navigate(`/dashboard/campaigns/${campaign.campaign.id}`)
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) return setNeedsAccount(true)
      tellNotice({ tone: 'danger', title: 'The campaign could not be created', text: saveFailure(error) })
    } finally {
      setPending(null)
    }
  }

  return (
    <>
      <Button
        variant="outline"
        isDisabled={isDisabled || pending === 'save'}
        isPending={pending === 'hold'}
        pendingLabel="Holding the places"
        onPress={() => make('hold')}
      >
        <Timer aria-hidden />
        <span>
          Hold all<span className="@max-2xl/foot:hidden">, {HOLD_HOURS} h</span>
        </span>
      </Button>
      {children}
      <Button
        variant="accent"
        isDisabled={isDisabled || pending === 'hold'}
        isPending={pending === 'save'}
        pendingLabel="Making the campaign"
        onPress={() => make('save')}
      >
        <span>
          Save<span className="@max-lg/foot:sr-only"> as campaign</span>
        </span>
      </Button>
      <Modal size="confirm" isOpen={needsAccount} onOpenChange={setNeedsAccount}>
        <SignIn next={`${pathname}${search}`} />
      </Modal>
      <Modal isOpen={made !== null} onOpenChange={() => setMade(null)}>
        {made && <Outcome {...made} />}
      </Modal>
    </>
  )
}

/** Sign-in notice; the plan is in the storage of the tab and returns with the page. */
const SignIn = ({ next }: { next: string }) => (
  <Dialog
    title="Sign in to keep this plan"
    footer={
      <>
        <Button slot="close" variant="outline">
          Not now
        </Button>
        <LinkButton to={signInPath('campaign', next)}>Sign in</LinkButton>
      </>
    }
  >
    <p className="text-ink-2">Campaigns belong to an account. Your plan stays in this tab while you sign in.</p>
  </Dialog>
)

function Outcome({ campaign, refused, hold }: PlanDraft) {
  const isHeld = Boolean(hold?.until)
  return (
    <Dialog
      title={hold && !isHeld ? 'Saved, and nothing is held yet' : 'Some lines could not be added'}
      footer={
        <>
          <Button slot="close" variant="outline">
            Stay here
          </Button>
          <LinkButton to={`/dashboard/campaigns/${campaign.id}`}>Open the campaign</LinkButton>
        </>
      }
    >
      {hold?.problem && <p className="mb-3 font-semibold wrap-anywhere">{hold.problem.message}</p>}
      <p className="text-ink-2 wrap-anywhere">
        {plural(campaign.lines.length, [
          `line is in the draft ${campaign.name}.`,
          `lines are in the draft ${campaign.name}.`,
        ])}
      </p>
      {refused.length > 0 && (
        <ul aria-label="Lines that are not in it" className="mt-3 divide-y divide-line rounded-lg border border-line">
          {refused.map(({ title, reason }) => (
            <li key={`${title} ${reason}`} className="p-3.5 wrap-anywhere">
              <p className="font-bold">{title}</p>
              <p className="text-ink-2">{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
