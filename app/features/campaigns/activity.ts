import type { Activity } from '../../../worker/booking/lines/campaign-page.server.ts'

type Words = string | readonly [own: string, other: string]

/** What happened, in words; two where it matters who did it. */
const WORDS: Partial<Record<Activity['action'], Words>> = {
  'campaign.created': 'Campaign started',
  'campaign.submitted': 'Sent to our team',
  'campaign.withdrawn': 'Taken back from our team',
  'campaign.approved': 'Approved by our team',
  'campaign.rejected': 'Sent back by our team',
  'campaign.deferred': 'Put off by our team',
  'campaign.started': 'Set active by our team',
  'campaign.completed': 'Completed by our team',
  'campaign.reopened': 'Put back to its days and bookings by our team',
  'campaign.cancelled': ['Cancelled by you', 'Cancelled by our team'],
  'campaign.changed': 'Details changed',
  'campaign.revised': 'Taken up again as a draft',
  'campaign.copied': 'Copied',
  'campaign.deleted': 'Deleted',
  'campaign.restored': 'Brought back',
  'document.made': 'A document was made',
  'payment.recorded': 'A payment was recorded',
  'payment.refunded': 'Money was paid back',
  'payment.corrected': 'A payment was corrected',
  'estimate.made': 'Estimate made',
  'line.added': 'Added to the campaign',
  'line.asked': 'Owner asked',
  'line.changed': 'Days or quantity changed',
  'line.removed': 'Removed from the campaign',
  'line.replaced': 'Replaced by another place',
  'line.confirmed': 'Confirmed by the owner',
  'line.declined': 'Declined by the owner',
  'line.countered': 'The owner offered something else',
  'line.accepted': 'You accepted the offer',
  'line.withdrawn': ['Request withdrawn', 'Request withdrawn by our team'],
  'line.expired': 'Not answered in time',
  'creative.uploaded': 'Artwork sent',
  'creative.approved': 'Artwork approved by the owner',
  'creative.rejected': 'Artwork sent back by the owner or our team',
  'proof.sent': 'The owner sent a proof',
  'proof.accepted': 'You accepted a proof',
  'proof.disputed': 'You disputed a proof',
  'proof.offered': 'The owner offered days at no charge',
  'proof.judged': 'Our team decided about a proof',
  'proof.remedied': 'You answered the offer of days',
  'proofs.shared': 'Link to the proofs made',
  'proofs.unshared': 'Link to the proofs ended',
  'report_mail.turned_on': 'Weekly report by mail turned on',
  'report_mail.turned_off': 'Weekly report by mail turned off',
  'line.cancelled': ['Cancelled by you', 'Cancelled by the owner or our team'],
}

/** What happened, in plain words. */
export function activityText({ action, isOwn }: Pick<Activity, 'action' | 'isOwn'>): string {
  const words = WORDS[action] ?? action
  return typeof words === 'string' ? words : words[isOwn ? 0 : 1]
}
