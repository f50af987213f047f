import { expect, test } from 'vitest'
import { audienceOf } from './brief-words.ts'

test.each([
  [null, 'Everyone 15+'],
  ['women 25-50', 'Women 25-50'],
  ['hni', 'HNI'],
  ['families, hnis', 'Families, HNIs'],
  ['sec a', 'SEC A'],
  ['security guards', 'Security guards'],
])('%j is shown as %s', (audience, shown) => expect(audienceOf({ audience })).toBe(shown))
