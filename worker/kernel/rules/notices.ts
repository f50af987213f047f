/** Notices that belong to no declared event yet. */
export type NoticeKind = 'message.received'
