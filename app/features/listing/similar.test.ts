import { expect, test } from 'vitest'
import { ALL_INDIA } from '../../../worker/catalogue/rules/places/coverage.ts'
import { similarSections } from './similar.ts'

const site = (city: string, state: string, covers = [{ state, city }].slice(1)) => ({
  covers,
  place: { city, state, area: '', venue: null, address: '', lat: null, lng: null, pin: 'near' as const },
})
const INDORE = site('Indore', 'Madhya Pradesh')
const BHOPAL = site('Bhopal', 'Madhya Pradesh')
const LUCKNOW = site('Lucknow', 'Uttar Pradesh')

test('similar listings are grouped under the place that all of them are in, and others under Elsewhere', () => {
  expect(similarSections(INDORE, [INDORE, INDORE], 'sites')).toEqual([
    { title: 'Similar sites in Indore', listings: [INDORE, INDORE] },
  ])
  expect(similarSections(INDORE, [INDORE, BHOPAL, LUCKNOW], 'sites')).toEqual([
    { title: 'Similar sites in Madhya Pradesh', listings: [INDORE, BHOPAL] },
    { title: 'Similar sites elsewhere', listings: [LUCKNOW] },
  ])
  expect(similarSections(INDORE, [LUCKNOW], 'sites')).toEqual([
    { title: 'Similar sites elsewhere', listings: [LUCKNOW] },
  ])
  expect(similarSections(INDORE, [], 'sites')).toEqual([])
})

test('a channel of all India has no neighbours, only others like it', () => {
  const channel = site('Mumbai', 'Maharashtra', [ALL_INDIA])
  const other = site('Delhi', 'Delhi', [ALL_INDIA])
  expect(similarSections(channel, [other], 'channels')).toEqual([{ title: 'Similar channels', listings: [other] }])
})
