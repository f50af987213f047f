import { expect, test } from 'vitest'
import { LISTINGS } from '../../worker/catalogue/rules/nouns.ts'
import { MEDIA } from '../../worker/catalogue/rules/registry/media.ts'
import { readSources } from './sources.ts'

/** A count whose noun is written where it is shown. */
const COUNTED_PLACES =
  /\[\s*'(?:[\w ]* )?place',\s*'(?:[\w ]* )?places'\s*\]|\} places (?:for|to be|chosen|cannot)|'places for sale'/

test('what can be booked is counted as listings, spots or offers, never as places', () => {
  const pages = readSources('app')
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter(({ text }) => COUNTED_PLACES.test(text)).map(({ path }) => path)).toEqual([])
  const nouns = Object.values(MEDIA).flatMap(({ noun, spotNoun }) => [noun[1], spotNoun?.[1]])
  expect(nouns).not.toContain('places')
  expect(nouns).not.toContain(LISTINGS[1])
})

test('the docstring of a component begins with a noun or a verb', () => {
  const asked =
    /\/\*\*\s+(?:\* )?(?:What|Whether|How|Which|Who|Where|When)\b(?:[^*]|\*(?!\/))*\*\/\nexport (?:default )?function [A-Z]/
  expect(
    readSources('app')
      .filter(({ text }) => asked.test(text))
      .map(({ path }) => path),
  ).toEqual([])
})
