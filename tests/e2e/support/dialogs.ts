import type { Role } from './account.ts'

// Ways to open each dialog of the app, for checks that apply to all of them (dialogs.spec.ts).
// tests/architecture/dialogs.test.ts compares the files with the sources, so that a new dialog gets a look.

/** The first control of that role and name; `last` where the last one is meant. */
type Press = readonly [role: 'button' | 'menuitem' | 'checkbox' | 'link', name: string | RegExp, which?: 'last']

interface Opening {
  /** The file that draws it, under app/. */
  file: string
  press: readonly Press[]
}

interface Place {
  role: Role
  path: string
  /** The link on that page which leads to the record: ids differ from day to day. What follows is put behind its address. */
  record?: readonly [name: RegExp, then: string]
  openings: readonly Opening[]
}

const dialog = (file: string, ...press: Press[]): Opening => ({ file, press })
const button = (name: string | RegExp): Press => ['button', name]
const item = (name: string | RegExp): Press => ['menuitem', name]

export const PLACES: readonly Place[] = [
  {
    role: 'admin',
    path: '/admin/users?q=Rohit+Deshmukh',
    openings: [
      dialog('ui/confirm-dialog.tsx', button(/^Actions for/), item('Suspend')),
      dialog('features/backoffice/users/edit-user-dialog.tsx', button(/^Actions for/), item('Edit')),
      dialog('features/backoffice/users/delete-user-dialog.tsx', button(/^Actions for/), item('Delete')),
      dialog('features/backoffice/users/bulk-acts.tsx', ['checkbox', /Rohit Deshmukh/], button('Change location')),
    ],
  },
  {
    role: 'admin',
    path: '/admin/users/usr_demo-owner',
    openings: [dialog('features/backoffice/users/add-membership-dialog.tsx', button('Add to a company'))],
  },
  {
    role: 'admin',
    path: '/admin/campaigns?status=planned',
    openings: [
      dialog('features/backoffice/admin-campaigns/manage-dialog.tsx', button('Manage Campaign')),
      dialog(
        'features/backoffice/admin-campaigns/cancel-dialog.tsx',
        button('Manage Campaign'),
        button('Cancel campaign'),
      ),
    ],
  },
  {
    role: 'admin',
    path: '/admin/categories',
    openings: [
      dialog('features/backoffice/categories/subcategory-dialog.tsx', button('Add subcategory to Newspaper')),
      dialog('features/backoffice/categories/delete-dialog.tsx', button('Delete Newspaper')),
    ],
  },
  {
    role: 'admin',
    path: '/admin/blog/new',
    openings: [
      dialog('features/desk/admin-blog/editor/link-dialog.tsx', button('Link')),
      dialog('features/desk/admin-blog/editor/picture-dialog.tsx', button('Picture')),
    ],
  },
  {
    role: 'admin',
    path: '/admin/support?status=open',
    openings: [
      dialog(
        'features/desk/admin-support/canned-answers-dialog.tsx',
        ['link', 'View Details'],
        button('Insert canned answer'),
        item(/^Manage/),
      ),
      dialog(
        'features/desk/admin-support/canned-answer-form.tsx',
        button('Insert canned answer'),
        item(/^Manage/),
        button('New answer'),
      ),
    ],
  },
  {
    role: 'admin',
    path: '/admin/owners/sahyadri-outdoor',
    openings: [dialog('features/backoffice/admin-approvals/withdraw-dialog.tsx', button('Withdraw check'))],
  },
  {
    role: 'admin',
    path: '/admin/settings',
    openings: [
      dialog('features/backoffice/admin-settings/rule-dialogs.tsx', button('Change the fee')),
      dialog('features/backoffice/admin-settings/rule-dialogs.tsx', button('Change the milestones')),
      dialog('features/backoffice/admin-settings/rule-dialogs.tsx', button('Change the bands')),
      dialog('features/backoffice/admin-settings/localization-panel.tsx', button('Add a rate')),
      dialog('features/backoffice/admin-settings/tax-dialog.tsx', ['button', 'Add a rate', 'last']),
    ],
  },
  {
    role: 'admin',
    path: '/admin/analytics',
    openings: [dialog('features/backoffice/admin-analytics/filter-dialog.tsx', button('Filters'))],
  },
  {
    role: 'advertiser',
    path: '/dashboard/campaigns',
    record: [/^Filter coffee, winter/, ''],
    openings: [
      dialog('features/campaigns/edit-dialog.tsx', button('More for this campaign'), item('Edit')),
      dialog('features/campaigns/copy-dialog.tsx', button('More for this campaign'), item('Duplicate')),
    ],
  },
  {
    role: 'advertiser',
    path: '/dashboard/campaigns',
    record: [/^Filter coffee, winter/, '/proofs'],
    openings: [dialog('features/campaigns/campaign-proofs/share-dialog.tsx', button('Share with client'))],
  },
  {
    role: 'advertiser',
    path: '/dashboard/campaigns',
    record: [/^Gift boxes/, '?send'],
    openings: [dialog('features/campaigns/submit-dialog.tsx')],
  },
  {
    role: 'advertiser',
    path: '/compare?ids=rang',
    openings: [dialog('kit/add-to-campaign/spot-form.tsx', ['link', /^Add to Campaign/])],
  },
  {
    role: 'advertiser',
    path: '/account',
    openings: [dialog('features/account/close-section.tsx', button('Delete my account'))],
  },
  {
    role: 'mediaOwner',
    path: '/dashboard/payments',
    openings: [
      dialog('features/money/payments/payment-dialog.tsx', button(/^Record payment/)),
      dialog('features/money/payments/correct-dialog.tsx', button(/^Correct /)),
    ],
  },
  {
    role: 'mediaOwner',
    path: '/dashboard/listings',
    openings: [
      dialog('features/owner/owner-listings/rate-dialog.tsx', ['checkbox', /Gandhipuram/], button('Change rate')),
    ],
  },
  {
    role: 'mediaOwner',
    path: '/dashboard/requests',
    openings: [dialog('features/owner/owner-requests/decline-several.tsx', ['checkbox', /BKG|,/], button('Decline'))],
  },
]

/** Dialogs that are open where a journey asks for findings: their state is its own. */
export const JOURNEYS: Readonly<Record<string, string>> = {
  'features/account/proof-dialog.tsx': 'account',
  'kit/add-to-campaign/added.tsx': 'add-to-campaign',
  'kit/add-to-campaign/campaign-form.tsx': 'add-to-campaign',
  'features/desk/admin-blog/schedule-dialog.tsx': 'admin-blog',
  'features/backoffice/admin-campaigns/campaign-drawer.tsx': 'signed-in-pages',
  'features/shell/admin-shell/admin-menu.tsx': 'admin-shell',
  'features/shell/admin-shell/confirm-act.tsx': 'admin-security',
  'features/campaigns/cancel-dialog.tsx': 'campaigns',
  'features/campaigns/line-dialog.tsx': 'campaigns',
  'features/backoffice/categories/category-editor.tsx': 'admin-categories-states',
  'features/shell/command/command-dialog.tsx': 'admin-audit',
  'features/catalogue/compare/add-place.tsx': 'decision',
  'kit/enquiry/enquiry-form.tsx': 'enquiry',
  'kit/enquiry/enquiry-sent.tsx': 'enquiry',
  'kit/enquiry/owner-dialog.tsx': 'enquiry',
  'features/owner/listing-import/edit-cell.tsx': 'listing-import',
  'features/listing/price-sheet.tsx': 'free-days',
  'features/owner/owner-calendar/block-dialog.tsx': 'owner-calendar',
  'features/owner/owner-calendar/feed-dialog.tsx': 'owner-calendar',
  'features/owner/owner-calendar/allocation-drawer.tsx': 'owner-calendar',
  'features/owner/owner-requests/cancel-dialog.tsx': 'requests',
  'features/owner/owner-requests/decline-dialog.tsx': 'requests',
  'features/owner/owner-requests/offer-dialog.tsx': 'requests',
  'features/planner/plan/campaign-acts.tsx': 'planner-plan',
  'features/planner/plan/plan-actions.tsx': 'planner-plan',
  'features/planner/planner-modal.tsx': 'planner-chat',
  'features/planner/versions-drawer.tsx': 'planner-turns',
  'features/catalogue/saved-listings/estimate-dialog.tsx': 'estimate',
  'features/owner/team/invite-dialog.tsx': 'team',
  'features/backoffice/users/add-user-dialog.tsx': 'admin-users',
  'ui/lightbox.tsx': 'keyboard',
  'kit/conflict/merge-dialog.tsx': 'admin-categories',
}

/** Not opened by any test, because no seeded record brings their state about: each has the parts of another one that is. */
export const UNOPENED: readonly string[] = [
  // The fields of `payment-dialog.tsx`.
  'features/money/payments/refund-dialog.tsx',
  // A sentence and a list, as when a copy leaves lines out.
  'kit/estimates/estimate-button.tsx',
]
