/** Milestones of a campaign's payment, in order: before its start, on its start, and after its end. */
export const MILESTONE_KINDS = ['advance', 'progress', 'final'] as const

export type MilestoneKind = (typeof MILESTONE_KINDS)[number]
