import { ChartNoAxesColumn, Copy, Ellipsis, Pencil, Plus, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import { type CampaignLine, sendPath } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { addDays, type CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { hasReport } from '../../../worker/money/rules/reports/has-report.ts'
import type { CancellationBands } from '../../../worker/organisations/rules/billing/cancellation.ts'
import { EstimateButton } from '../../kit/estimates/estimate-button.tsx'
import { Button } from '../../ui/button.tsx'
import type { CheckItem } from '../../ui/checklist.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { actsOf, type CampaignAct } from './acts.ts'
import { deleteCampaign, restoreCampaign, reviseCampaign, withdrawCampaign } from './campaigns.queries.ts'
import { CancelCampaignDialog } from './cancel-dialog.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { SubmitDialog } from './submit-dialog.tsx'
import { useCampaignActs } from './use-campaign-acts.ts'

interface CampaignActsProps {
  page: Pick<CampaignPage, 'campaign' | 'watched'>
  conditions: readonly CheckItem[]
  bands: CancellationBands
  today: CivilDate
  /** True when the address opens the dialog that sends the campaign. */
  isSending: boolean
}

/** Default start of a copy, in days after today: longer than every lead time. */
const LATER_DAYS = 45

const MENU = {
  edit: { label: 'Edit', icon: Pencil },
  copy: { label: 'Duplicate', icon: Copy },
  cancel: { label: 'Cancel the campaign', icon: X },
  delete: { label: 'Delete the draft', icon: Trash2 },
} as const

/** Statuses of lines that are not part of an estimate. */
const WITHOUT_COST: readonly CampaignLine['status'][] = ['declined', 'withdrawn', 'expired', 'cancelled', 'removed']

type Listed = keyof typeof MENU
const isListed = (act: CampaignAct): act is Listed => act in MENU

/** Acts on the campaign: the next steps as buttons, the rest in a menu. */
export function CampaignActs({ page, conditions, bands, today, isSending }: CampaignActsProps) {
  const { campaign, watched } = page
  const { id, name, version } = campaign
  const navigate = useNavigate()
  const { run, isPending, refusal } = useCampaignActs()
  const [open, setOpen] = useState<CampaignAct | null>(null)
  const acts = actsOf(campaign)
  const listed = acts.filter(isListed)
  const hasCost = campaign.lines.some(({ status }) => !WITHOUT_COST.includes(status))
  const close = () => setOpen(null)
  const goTo = (path: string) => void navigate(path, { replace: true, preventScrollReset: true })

  /** Leaves the page first, because a deleted draft is not found. */
  async function remove() {
    await navigate('/dashboard/campaigns')
    await run({
      send: () => deleteCampaign(id, version),
      done: `“${name}” was deleted`,
      undo: () => ({
        send: () => restoreCampaign(id),
        done: `“${name}” is back`,
        failed: 'It could not be restored',
      }),
      failed: `“${name}” was not deleted`,
    })
  }

  return (
    <div className="min-w-0">
      <div className="flex flex-wrap gap-2.5">
        {hasReport(campaign) && (
          <LinkButton to={`/dashboard/campaigns/${id}/report`} variant="outline">
            <ChartNoAxesColumn aria-hidden />
            Report
          </LinkButton>
        )}
        {listed.length > 0 && (
          <MenuTrigger>
            <Button variant="outline" aria-label="More for this campaign">
              <Ellipsis aria-hidden />
              More
            </Button>
            <Menu onAction={(key) => (key === 'delete' ? remove() : setOpen(key as Listed))}>
              {listed.map((one) => (
                <MenuItem key={one} id={one} icon={MENU[one].icon} isDanger={one === 'cancel' || one === 'delete'}>
                  {MENU[one].label}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        )}
        {hasCost && <EstimateButton source={() => ({ kind: 'campaign', id })} />}
        {acts.includes('add') && (
          <LinkButton to="/category" variant={acts.includes('submit') ? 'outline' : 'accent'}>
            <Plus aria-hidden />
            Add media
          </LinkButton>
        )}
        {acts.includes('withdraw') && (
          <Button variant="outline" onPress={() => setOpen('withdraw')}>
            Withdraw
          </Button>
        )}
        {acts.includes('revise') && (
          <Button
            variant="accent"
            isPending={isPending}
            onPress={() => run({ send: () => reviseCampaign(id, version), done: 'It is a draft again' })}
          >
            Revise
          </Button>
        )}
        {acts.includes('submit') && (
          <Button variant="accent" onPress={() => goTo(sendPath(campaign))}>
            Send for approval
          </Button>
        )}
      </div>
      <RefusalLine text={refusal?.whole ?? null} />
      {isSending && acts.includes('submit') && (
        <SubmitDialog
          campaign={campaign}
          watched={watched}
          conditions={conditions}
          today={today}
          onClose={() => goTo(`/dashboard/campaigns/${id}`)}
        />
      )}
      {open === 'edit' && <EditDialog campaign={campaign} onClose={close} />}
      {open === 'copy' && (
        <CopyDialog
          campaign={campaign}
          firstDay={campaign.ends > today ? addDays(campaign.ends, 1) : addDays(today, LATER_DAYS)}
          today={today}
          onClose={close}
        />
      )}
      {open === 'cancel' && acts.includes('cancel') && (
        <CancelCampaignDialog campaign={campaign} bands={bands} today={today} onClose={close} />
      )}
      <ConfirmDialog
        title="Withdraw the campaign?"
        confirm="Withdraw campaign"
        cancel="Keep it in review"
        isOpen={open === 'withdraw'}
        onOpenChange={close}
        onConfirm={async () => {
          // The page shows the refusal.
          await run({ send: () => withdrawCampaign(id, version), done: 'It is a draft again' })
        }}
      >
        <p>It becomes a draft again, and its held days are released.</p>
      </ConfirmDialog>
    </div>
  )
}
