import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '../../../../worker/domain/catalogue/paths.ts'
import { plural } from '../../../../worker/domain/text/plural.ts'
import { RequestError } from '../../../api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { seemsSignedIn } from '../../session/local-session.ts'
import { draftOfPlan, type PlanDraft } from './plan-draft.ts'
import { saveFailure } from './plan-save.ts'

interface CampaignButtonProps {
  /** The id of the saved plan. */
  planId: () => Promise<string>
  isDisabled?: boolean
}

/** A draft campaign of the plan, in one press. Lines that cannot be taken over are named with their reasons. */
export function CampaignButton({ planId, isDisabled = false }: CampaignButtonProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isPending, setPending] = useState(false)
  const [made, setMade] = useState<PlanDraft | null>(null)

  async function make() {
    const next = `${pathname}${search}`
    if (!seemsSignedIn()) return navigate(signInPath('campaign', next))
    setPending(true)
    try {
      const draft = await draftOfPlan(await planId())
      if (draft.refused.length > 0) setMade(draft)
      else navigate(`/dashboard/campaigns/${draft.campaign.id}`)
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) return navigate(signInPath('campaign', next))
      toast({ tone: 'danger', title: 'The campaign could not be made', description: saveFailure(error) })
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <Button
        variant="outline"
        isDisabled={isDisabled}
        isPending={isPending}
        pendingLabel="Making the campaign"
        onPress={make}
      >
        <FolderPlus aria-hidden />
        Make it a campaign
      </Button>
      <Modal isOpen={made !== null} onOpenChange={() => setMade(null)}>
        {made && <Refused {...made} />}
      </Modal>
    </>
  )
}

const Refused = ({ campaign, refused }: PlanDraft) => (
  <Dialog
    title="Some lines could not be taken over"
    footer={
      <>
        <Button slot="close" variant="outline">
          Stay here
        </Button>
        <LinkButton to={`/dashboard/campaigns/${campaign.id}`}>Open the campaign</LinkButton>
      </>
    }
  >
    <p className="text-ink-2 wrap-anywhere">
      {plural(campaign.lines.length, ['line is', 'lines are'])} in the draft {campaign.name}. Not these:
    </p>
    <ul className="mt-3 divide-y divide-line rounded-lg border border-line">
      {refused.map(({ title, reason }) => (
        <li key={title} className="p-3.5 wrap-anywhere">
          <p className="font-bold">{title}</p>
          <p className="text-ink-2">{reason}</p>
        </li>
      ))}
    </ul>
  </Dialog>
)
