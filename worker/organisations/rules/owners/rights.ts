/** Rights of a member of an owner. Each right contains those before it. */
export const MEMBER_RIGHTS = ['view', 'sell', 'manage'] as const
export type MemberRight = (typeof MEMBER_RIGHTS)[number]

/** True for the text of a right. */
export const isRight = (text: string): text is MemberRight => MEMBER_RIGHTS.some((right) => right === text)

/** True when one right covers an act that needs another. */
export const mayAs = (has: MemberRight, needed: MemberRight): boolean =>
  MEMBER_RIGHTS.indexOf(has) >= MEMBER_RIGHTS.indexOf(needed)

/** The rights that include one. */
export const rightsFrom = (needed: MemberRight): MemberRight[] => MEMBER_RIGHTS.filter((has) => mayAs(has, needed))
