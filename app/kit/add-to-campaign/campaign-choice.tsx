import type { CampaignSummary } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { MAX_CAMPAIGN_NAME, NEW_CAMPAIGN } from '../../../worker/booking/rules/campaigns/campaign-item.ts'
import { type CivilDate, formatDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoneyShort } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface CampaignChoiceProps {
  /** Undefined while loading. */
  campaigns: readonly CampaignSummary[] | undefined
  hasFailed: boolean
  /** Id, or `new`; null before a choice. */
  value: string | null
  name: string
  problems: Readonly<Record<string, string>>
  today: CivilDate
  onChoose: (campaign: string) => void
  onName: (name: string) => void
  onRetry: () => void
}

/** Summary of a campaign: `6 items · 15 Dec to 14 Feb · ₹8 L left`. */
function summaryText({ lines, starts, ends, budget, total, status }: CampaignSummary, today: CivilDate): string {
  const left = budget === null ? null : budget - total
  return [
    plural(lines, ['item', 'items']),
    `${formatDate(starts, today)} to ${formatDate(ends, today)}`,
    left === null ? null : left >= 0 ? `${formatMoneyShort(left)} left` : `${formatMoneyShort(-left)} over budget`,
    status === 'draft' ? null : 'approved: you ask the owner once it is added',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Choice between the account's campaigns and a new one with a name. */
export function CampaignChoice(props: CampaignChoiceProps) {
  const { campaigns, hasFailed, value, name, problems, today, onChoose, onName, onRetry } = props
  if (!campaigns) {
    return hasFailed ? (
      <p role="alert" className="text-danger">
        Your campaigns could not be loaded.{' '}
        <Button variant="ghost" size="xs" onPress={onRetry}>
          Try again
        </Button>
      </p>
    ) : (
      <div aria-busy="true">
        <Skeleton className="h-16 w-full" />
      </div>
    )
  }
  return (
    <>
      <RadioCards
        label="Campaign"
        name="campaign"
        value={value}
        onChange={onChoose}
        isInvalid={problems.campaign !== undefined}
        validationBehavior="aria"
        errorMessage={problems.campaign}
        options={[
          ...campaigns.map((campaign) => ({
            value: campaign.id,
            label: campaign.name,
            description: summaryText(campaign, today),
          })),
          { value: NEW_CAMPAIGN, label: 'New campaign', description: 'Name it and start with this item' },
        ]}
      />
      {value === NEW_CAMPAIGN && <CampaignNameField name={name} problem={problems.campaignName} onName={onName} />}
    </>
  )
}

interface CampaignNameFieldProps extends Pick<CampaignChoiceProps, 'name' | 'onName'> {
  problem: string | undefined
}

/** Field with the name of a new campaign. */
export const CampaignNameField = ({ name, problem, onName }: CampaignNameFieldProps) => (
  <TextField
    label="Campaign name"
    name="campaignName"
    autoComplete="off"
    placeholder="For example, Summer launch 2027"
    maxLength={MAX_CAMPAIGN_NAME}
    value={name}
    onChange={onName}
    validationBehavior="aria"
    isInvalid={problem !== undefined}
    errorMessage={problem}
  />
)
