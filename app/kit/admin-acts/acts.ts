/** Texts of an act of staff that needs a confirmation. */
interface Consequences {
  /** Routes of the staff API that carry it out: `DELETE /users/:id`. */
  routes: readonly string[]
  /** @param of object of the act, a name or number */
  title: (of: string) => string
  /** Label of the button. */
  confirm: string
  /** Consequences for people, days, money and pages. */
  follows: string
  /** Way to undo the act, or a note that there is none. */
  wayBack: string
  /** `accent` for an act that destroys nothing. */
  look?: 'accent'
}

/**
 * Acts of staff that others notice at once or that cannot be undone. Each dialog takes its texts from here;
 * tests/worker/backoffice/staff-acts.test.ts lists every route that is neither here nor undone in another way.
 */
export const ACTS = {
  'campaign.reject': {
    routes: ['POST /approvals/:id/reject'],
    title: (of) => `Reject “${of}”?`,
    confirm: 'Reject campaign',
    follows: 'The advertiser is notified with the reason. The days are released immediately, and nothing is charged.',
    wayBack: 'This cannot be undone. The advertiser can change the campaign and send it again.',
  },
  'campaign.leaveOut': {
    routes: ['POST /approvals/:id/approve'],
    title: (of) => `Approve “${of}” in part?`,
    confirm: 'Approve in part',
    follows:
      'The advertiser is notified, and the requests for the other items go to their owners. Excluded items are withdrawn with the reason, and their days are released.',
    wayBack: 'Excluded items cannot be added back. The advertiser can add other places.',
    look: 'accent',
  },
  'claim.reject': {
    routes: ['PUT /owner-claims/:id'],
    title: (of) => `Reject the claim to “${of}”?`,
    confirm: 'Reject claim',
    follows: 'The claimant gets an email with the reason, and does not get the company.',
    wayBack: 'This cannot be undone. The claimant can send a new claim.',
  },
  'listing.approve': {
    routes: ['POST /listings/:id/approve'],
    title: (of) => `Approve “${of}”?`,
    confirm: 'Approve listing',
    follows: 'The listing is published in the catalogue immediately, and its owner is notified.',
    wayBack: 'Staff cannot unpublish it. Its owner can pause it.',
    look: 'accent',
  },
  'listing.reject': {
    routes: ['POST /listings/:id/reject'],
    title: (of) => `Reject “${of}”?`,
    confirm: 'Reject listing',
    follows: 'Its owner is notified with the reason. The listing becomes a draft again and is not published.',
    wayBack: 'This cannot be undone. The owner can change the listing and send it again.',
  },
  'artwork.approve': {
    routes: ['POST /approvals/artwork/:id/approve'],
    title: (of) => `Approve “${of}”?`,
    confirm: 'Approve artwork',
    follows: 'The owner of the place is notified, and reviews the artwork next.',
    wayBack: 'This cannot be undone. The owner can still reject the artwork.',
    look: 'accent',
  },
  'artwork.reject': {
    routes: ['POST /approvals/artwork/:id/reject'],
    title: (of) => `Reject “${of}”?`,
    confirm: 'Reject artwork',
    follows: 'The advertiser is notified with the reason. The booking, its days and its price do not change.',
    wayBack: 'This cannot be undone. The advertiser can send another version.',
  },
  'proof.accept': {
    routes: ['POST /proofs/:id/accept'],
    title: (of) => `Accept ${of}?`,
    confirm: 'Accept proof',
    follows: 'The dispute ends without a credit. Advertiser and owner are notified with the reason.',
    wayBack: 'This cannot be undone.',
    look: 'accent',
  },
  'proof.short': {
    routes: ['POST /proofs/:id/short'],
    title: (of) => `Find ${of} short?`,
    confirm: 'Find proof short',
    follows: 'The dispute ends. Advertiser and owner are notified with the reason.',
    wayBack: 'This cannot be undone.',
  },
  'fees.make': {
    routes: ['POST /fee-invoices'],
    title: (of) => `Make ${of}?`,
    confirm: 'Make invoices',
    follows: 'Each is a tax invoice with the next number of its series, and its owner is notified.',
    wayBack: 'A numbered invoice cannot be changed or deleted.',
    look: 'accent',
  },
  'rate.withdraw': {
    routes: ['DELETE /settings/currency-rates', 'DELETE /settings/tax-rates', 'DELETE /settings/rules'],
    title: (of) => `Withdraw ${of}?`,
    confirm: 'Withdraw change',
    follows: 'The earlier value stays in force after its first day. No one is notified.',
    wayBack: 'It can be added again until then.',
  },
  'check.withdraw': {
    routes: ['POST /owners/:id/verifications/:verification/withdraw'],
    title: (of) => `Withdraw the check of ${of}?`,
    confirm: 'Withdraw check',
    follows: 'Without another check the company loses the Verified mark immediately.',
    wayBack: 'This cannot be undone. A new check can be recorded.',
  },
  'campaign.cancel': {
    routes: ['POST /campaigns/:id/cancel'],
    title: (of) => `Cancel “${of}”?`,
    confirm: 'Cancel campaign',
    follows:
      'Every line ends, and its days are released to the owners. We cancel, so nothing is charged for what has not begun. The advertiser and the owners are notified.',
    wayBack: 'This cannot be undone.',
  },
  'user.suspend': {
    routes: ['POST /users/bulk'],
    title: (of) => `Suspend ${of}?`,
    confirm: 'Suspend access',
    follows:
      'Suspended users are signed out everywhere immediately and cannot sign in. Their invitation links end. Nothing is deleted.',
    wayBack: 'They can be activated and invited again.',
  },
  'user.delete': {
    routes: ['DELETE /users/:id'],
    title: (of) => `Delete ${of}?`,
    confirm: 'Delete user',
    follows:
      'The account and its personal data are deleted immediately. Documents of booked campaigns and the audit log are kept, as the law requires.',
    wayBack: 'This cannot be undone. To close an account for a while, suspend it.',
  },
  'user.signOut': {
    routes: ['DELETE /users/:id/sessions', 'DELETE /users/:id/sessions/:session'],
    title: (of) => `End ${of}?`,
    confirm: 'End now',
    follows: 'The user has to sign in again there. Unsaved work may be lost.',
    wayBack: 'This cannot be undone.',
  },
  'user.leave': {
    routes: ['DELETE /users/:id/memberships/:membership'],
    title: (of) => `Remove ${of}?`,
    confirm: 'Remove from company',
    follows: 'The user loses access to the company immediately. Invitations from the user end too.',
    wayBack: 'The user can be added again. The invitations cannot be restored.',
  },
  'staff.signOut': {
    routes: ['DELETE /security/sessions/:id'],
    title: (of) => `Sign ${of} out?`,
    confirm: 'Sign out',
    follows: 'This device has to sign in again. Unsaved work there may be lost.',
    wayBack: 'This cannot be undone.',
  },
  'staff.signOutOthers': {
    routes: ['POST /security/sessions/end-others'],
    title: () => 'Sign out all others?',
    confirm: 'Sign out all others',
    follows: 'All other sessions of staff end immediately, including yours on other devices. This one stays.',
    wayBack: 'This cannot be undone.',
  },
  'post.delete': {
    routes: ['DELETE /posts/:id'],
    title: () => 'Delete this article?',
    confirm: 'Delete article',
    follows: 'It is deleted with its history. A published article leaves the site immediately.',
    wayBack: 'It can be restored for ten minutes.',
  },
  'post.newLink': {
    routes: ['POST /posts/:id/preview'],
    title: () => 'Create a new secret link?',
    confirm: 'Create link',
    follows: 'The earlier link ends immediately.',
    wayBack: 'It cannot be restored.',
  },
  'post.endLink': {
    routes: ['DELETE /posts/:id/preview'],
    title: () => 'End the secret link?',
    confirm: 'End link',
    follows: 'People who have it can no longer read the article before it is public.',
    wayBack: 'This link cannot be restored. You can create a new one.',
  },
  'answer.delete': {
    routes: ['DELETE /canned-answers/:id'],
    title: () => 'Delete this answer?',
    confirm: 'Delete answer',
    follows: 'It is deleted for all staff. Answers that were sent stay.',
    wayBack: 'This cannot be undone.',
  },
  'category.delete': {
    routes: ['DELETE /categories/:id'],
    title: (of) => `Delete ${of}?`,
    confirm: 'Delete Category',
    follows: 'Its pages leave the site immediately.',
    wayBack: 'It can be restored for ten minutes with Undo in the next message.',
  },
  'subcategory.delete': {
    routes: ['DELETE /categories/:id/subcategories/:subId'],
    title: (of) => `Delete ${of}?`,
    confirm: 'Delete Subcategory',
    follows: 'Its page leaves the site immediately.',
    wayBack: 'This cannot be undone.',
  },
} as const satisfies Record<string, Consequences>

export type Act = keyof typeof ACTS

/** Consequences of an act and the way to undo it, for a dialog with its own form. */
export const consequencesOf = (act: Act): string => `${ACTS[act].follows} ${ACTS[act].wayBack}`
