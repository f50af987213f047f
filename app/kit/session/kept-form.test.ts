import { expect, test } from 'vitest'
import { readSources } from '../../../tests/architecture/sources.ts'
import { isKept } from './kept-form.tsx'

test.each(['name', 'email', 'message', 'gstin', 'legalName'])('the text of %s is kept', (name) => {
  expect(isKept({ name, type: 'text' })).toBe(true)
})

test.each([
  ['password', 'password'],
  // Type of a password field whose text is visible.
  ['password', 'text'],
  ['code', 'text'],
  ['token', 'hidden'],
  ['bankAccount', 'text'],
  ['ifsc', 'text'],
  ['photo', 'file'],
  ['', 'text'],
])('what is in %j of the type %s is not', (name, type) => {
  expect(isKept({ name, type })).toBe(false)
})

/** Forms whose texts are not stored, with the reason. */
const NOT_KEPT: Record<string, readonly string[]> = {
  'a password or a code': [
    'account/close-section.tsx',
    'account/password-section.tsx',
    'account/proof-dialog.tsx',
    'account/two-factor-setup.tsx',
    'backoffice/admin-login/admin-login-form.tsx',
    'shell/admin-shell/confirm-act.tsx',
    'account/sign-in/credentials-form.tsx',
    'account/sign-in/second-factor-form.tsx',
    'account/sign-in/set-password-view.tsx',
  ],
  'sums and days that are judged against what is stored at that moment': [
    'backoffice/admin-settings/dated-dialog.tsx',
    'owner/owner-calendar/allocation-drawer.tsx',
    'owner/owner-proofs/make-good-offer.tsx',
    'kit/expiring-links/expiring-links.tsx',
    'money/payments/payment-dialog.tsx',
    'money/payments/refund-dialog.tsx',
    'catalogue/saved-listings/estimate-dialog.tsx',
  ],
  'a change of a record that others change as well': [
    'backoffice/admin-campaigns/manage-dialog.tsx',
    'backoffice/admin-security/settings-panels.tsx',
    'backoffice/admin-settings/general-panels.tsx',
    'backoffice/users/edit-user-dialog.tsx',
  ],
  'a word or an address, sent with the next press': [
    'desk/admin-blog/editor/link-dialog.tsx',
    'desk/admin-blog/schedule-dialog.tsx',
    'owner/listing-import/edit-cell.tsx',
    'planner/plan/plan-chip-editors.tsx',
    'planner/talk/plan-approval.tsx',
    'planner/talk/plan-comments.tsx',
    'backoffice/users/bulk-acts.tsx',
    'backoffice/users/delete-user-dialog.tsx',
  ],
  'an example of the kit': ['shell/design/overlays.tsx'],
  'kept by the page around it': [
    'backoffice/categories/category-editor.tsx',
    'backoffice/categories/subcategory-dialog.tsx',
  ],
}

test('a form with texts keeps them over a reload, or says why not', () => {
  const forms = readSources('app/features', 'app/kit').filter(
    ({ text }) =>
      /<(?:form|ApiForm|Form|FormDialog)\b/.test(text) && /TextField|PlainField|PasswordField|CodeField/.test(text),
  )
  const lost = forms
    .filter(({ text }) => !/KeptForm|useKeptText|keepInput|kept=\{|\bkeep:/.test(text))
    .map(({ path }) => path.replace(/^app\/(?:features\/)?/, ''))
  expect(lost.toSorted()).toEqual(Object.values(NOT_KEPT).flat().toSorted())
})
