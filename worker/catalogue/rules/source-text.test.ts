import { expect, test } from 'vitest'
import { AudienceFigure } from './listing.ts'
import { sourceText } from './source-text.ts'

test('every source of a figure says that it is the owner’s, and no source claims an audit', () => {
  const { options } = AudienceFigure.entries.source
  expect(options.map((source) => sourceText({ source, asOf: '2026-11-16' }))).toEqual([
    'Stated by the owner, 16 Nov 2026',
    'Estimated by the owner, 16 Nov 2026',
  ])
})
