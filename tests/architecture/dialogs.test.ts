import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { JOURNEYS, PLACES, UNOPENED } from '../e2e/support/dialogs.ts'
import { readSources } from './sources.ts'

/** The dialog of the kit, and frames of dialogs whose fields are those of who uses them. */
const DIALOG = /<(?:Dialog|FormDialog|CancelDialog|DatedDialog)\b/
/** Frames that others fill, and what two of the dialogs show until their data is there. */
const FRAMES = new Set([
  'ui/dialog.tsx',
  'kit/form/form-dialog.tsx',
  'kit/cancellation/cancel-dialog.tsx',
  'features/backoffice/admin-settings/dated-dialog.tsx',
  'kit/add-to-campaign/campaign-dialog.tsx',
  'kit/enquiry/enquiry-dialog.tsx',
])

const SOURCES = readSources('app')
  .filter(({ path }) => path.endsWith('.tsx') && !path.includes('features/shell/design/'))
  .map(({ path, text }) => ({ file: path.replace(/^app\//, ''), text }))

/** Dialogs in a popover cover nothing: they are judged with their page. */
const drawn = SOURCES.filter(({ file, text }) => DIALOG.test(text) && !/<Popover\b/.test(text) && !FRAMES.has(file))

test('every dialog is looked at by axe: opened in dialogs.spec.ts, or by a journey that asks for findings', () => {
  const looked = [
    ...PLACES.flatMap(({ openings }) => openings.map(({ file }) => file)),
    ...Object.keys(JOURNEYS),
    ...UNOPENED,
  ]
  expect(drawn.map(({ file }) => file).filter((file) => !looked.includes(file))).toEqual([])
  expect(looked.filter((file) => !drawn.some((one) => one.file === file))).toEqual([])
  for (const journey of Object.values(JOURNEYS)) {
    const [spec = ''] = globSync(`tests/e2e/*/${journey}.spec.ts`)
    expect(readFileSync(spec, 'utf8'), journey).toMatch(/indings\(/)
  }
})

/** No form, and the field is what the dialog is for; or another card of the same dialog takes over. */
const BY_HAND = new Set([
  'ui/lightbox.tsx',
  'features/catalogue/compare/add-place.tsx',
  'features/planner/planner-modal.tsx',
  'features/backoffice/categories/icon-picker.tsx',
])

test('where the focus begins in a dialog is the rule of ui/dialog.tsx: none sets it by hand', () => {
  const set = SOURCES.filter(({ file, text }) => DIALOG.test(text) && /\bautoFocus\b/.test(text) && !BY_HAND.has(file))
  expect(set.map(({ file }) => file)).toEqual([])
})

test('the button that acts names its object: “Decline request”, not “Decline”', () => {
  const acting = readSources('app').filter(
    ({ path, text }) => /<(?:\w*Dialog)\b/.test(text) || path.endsWith('admin-acts/acts.ts'),
  )
  const bare = acting.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:action|confirm)(?:=|: )["']([^\s"'/]+)["']/g)].map(([, label]) => `${path}: ${label}`),
  )
  expect(bare).toEqual([])
})
