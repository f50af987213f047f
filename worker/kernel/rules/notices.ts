/** Notices that belong to no declared event yet. */
export type NoticeKind =
  | 'place.freed'
  | 'listing.submitted'
  | 'listing.approved'
  | 'listing.rejected'
  | 'plan.commented'
  | 'plan.approved'
  | 'plan.withdrawn'
  | 'message.received'
