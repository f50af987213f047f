import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const SOURCES = readSources('app').filter(({ path }) => !/\.test\.tsx?$/.test(path))

const matching = (pattern: RegExp) => SOURCES.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('the page is read again by useMutation, and by what follows the live hub', () => {
  expect(matching(/\buseRevalidator\b/).toSorted()).toEqual([
    'app/features/backoffice/admin-approvals/follow-approvals.tsx',
    'app/features/backoffice/admin-audit/audit-view.tsx',
    'app/features/backoffice/admin-campaigns/campaign-list.tsx',
    'app/features/shell/admin-shell/admin-shell.tsx',
    'app/kit/live/use-follow-staff.ts',
    // A conversation that is seen.
    'app/kit/messages/thread-view.tsx',
    'app/kit/mutation/use-mutation.ts',
    'app/routes/dashboard/layout.tsx',
    'app/routes/dashboard/listing-edit.tsx',
  ])
})

test('only the client of the API, the stream of the planner and the hydration of documents use fetch', () => {
  expect(matching(/(?<![.\w])fetch\(/).toSorted()).toEqual([
    'app/api-client.ts',
    'app/document/hydration-data.ts',
    'app/document/intent.js',
    'app/document/session.js',
    'app/features/planner/client/planner-client.ts',
    'app/features/planner/plan/plan-map.queries.ts',
  ])
})

/** Places that send in a way of their own, and why. */
const OWN_PENDING = {
  'a record that two people edit, which is merged before it is sent again': [
    'app/features/owner/listing-editor/listing-editor.tsx',
  ],
  'a question that stays open until its act has an answer': ['app/ui/confirm-dialog.tsx'],
  'no request of ours: the device says where it is': ['app/features/owner/owner-proofs/use-here.ts'],
  'an act of the planner, whose store sends it': [
    'app/features/planner/plan/campaign-acts.tsx',
    'app/features/planner/plan/plan-actions.tsx',
  ],
  'an example of a button': ['app/features/shell/design/actions.tsx'],
}

test('a request is sent by useMutation, which alone says that it is pending', () => {
  const own = matching(/\bset(?:Pending|Busy|Saving|Sending)\(/).filter(
    (path) => !path.startsWith('app/kit/mutation/') && !path.endsWith('.js'),
  )
  expect(own.toSorted()).toEqual(Object.values(OWN_PENDING).flat().toSorted())
})

/** Forms in a way of their own, and why. */
const OWN_FORMS = {
  'a search or a filter, whose fields are in the address': [
    'app/features/backoffice/admin-analytics/filter-dialog.tsx',
    'app/features/catalogue/catalogue-hub/hub-search.tsx',
    'app/features/catalogue/language-form.tsx',
    'app/features/catalogue/listing-results.tsx',
    'app/features/catalogue/search/search-results.tsx',
    'app/features/catalogue/search/site-search.tsx',
    'app/features/desk/blog/blog-view.tsx',
    'app/features/desk/faq/faq-view.tsx',
    'app/features/owner/owner-calendar/calendar-toolbar.tsx',
    'app/kit/list/list-filters.tsx',
  ],
  'one button, which posts without scripts': [
    'app/features/desk/newsletter/link-view.tsx',
    'app/features/shell/account-links.tsx',
  ],
  'a sentence for the planner, or a part of one': [
    'app/features/planner/empty-plan.tsx',
    'app/features/planner/plan/plan-chip-editors.tsx',
    'app/features/planner/start-card.tsx',
  ],
  'no texts: rows that move, days of a calendar, quantities of a listing': [
    'app/features/backoffice/categories/category-editor.tsx',
    'app/features/campaigns/line-change.tsx',
    'app/kit/add-to-campaign/campaign-form.tsx',
    'app/kit/add-to-campaign/spot-form.tsx',
  ],
  'one field, which is validated with the article or the row that it belongs to': [
    'app/features/desk/admin-blog/schedule-dialog.tsx',
    'app/features/owner/listing-import/edit-cell.tsx',
  ],
  'an example': ['app/features/shell/design/overlays.tsx', 'app/features/shell/design/public-fields.tsx'],
}

test('a form is one of useForm, or is named with its reason', () => {
  const own = matching(/<form\b|react-aria-components\/Form'/).filter((path) => path !== 'app/kit/form/form.tsx')
  expect(own.toSorted()).toEqual(Object.values(OWN_FORMS).flat().toSorted())
})

test('forms of public pages bring along neither SWR nor dialogs', () => {
  const known = new Map(SOURCES.map((source) => [source.path, source]))
  const seen = new Set<string>()
  const follow = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const { target, typeOnly } of known.get(path)?.imports ?? []) if (!typeOnly) follow(target)
  }
  follow('app/kit/form/form.tsx')
  follow('app/kit/form/use-form.ts')
  expect([...seen]).toContain('app/kit/mutation/use-mutation.ts')
  expect([...seen].filter((path) => path === 'swr' || path === 'app/ui/dialog.tsx')).toEqual([])
})
