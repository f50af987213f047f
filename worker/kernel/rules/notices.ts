/** Notices that belong to no declared event yet. */
export type NoticeKind = 'place.freed' | 'plan.commented' | 'plan.approved' | 'plan.withdrawn' | 'message.received'
