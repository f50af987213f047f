import type { StaffCampaign } from '../../../../worker/backoffice/campaigns/detail.server.ts'
import type { Campaign } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { CHANNELS } from '../../../../worker/catalogue/rules/registry/spec.ts'
import type { EventName } from '../../../../worker/kernel/rules/events/event.ts'
import { DOCUMENT_LABELS } from '../../../../worker/money/rules/documents/document.ts'
import type { Tone } from '../../../ui/badge.tsx'

interface StateWords {
  label: string
  tone: Tone
}

/** Labels of campaign statuses in the lists of staff. */
export const CAMPAIGN_STATE: Record<Campaign['status'], StateWords> = {
  draft: { label: 'Draft', tone: 'neutral' },
  pending: { label: 'Pending Review', tone: 'warn' },
  rejected: { label: 'Rejected', tone: 'neutral' },
  planned: { label: 'Planned', tone: 'info' },
  active: { label: 'Active', tone: 'success' },
  completed: { label: 'Completed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
  deleted: { label: 'Deleted', tone: 'neutral' },
}

/** Report channels of categories, in their order: `Television`, `OOH`. */
export function channelsOf(categories: readonly string[]): string[] {
  const found = new Set<string>(categories.map((id) => mediaSpec({ id, name: id }).channel))
  return CHANNELS.filter((channel) => found.has(channel))
}

/** Title of a document: `Tax invoice GSM/26-27/000318`. */
export const documentTitle = ({ kind, number }: StaffCampaign['documents'][number]): string =>
  `${DOCUMENT_LABELS[kind]} ${number}`

/** Basis points as text: `3.8%` for 380. */
export const percentText = (bp: number): string => `${bp / 100}%`

/** Act as text: "Campaign approved" for `campaign.approved`. */
export function actText(action: EventName): string {
  const words = action.replace('creative', 'artwork').replaceAll(/[._]/g, ' ')
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}
