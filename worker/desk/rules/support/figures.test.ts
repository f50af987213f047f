import { expect, test } from 'vitest'
import { resolutionText, responseText } from './figures.ts'

test.each([
  [2.5, '2.5 hours'],
  [2.449, '2.4 hours'],
  [1.02, '1 hour'],
  [0, '0 hours'],
  [null, 'None yet'],
])('a mean of %s reads %s', (hours, text) => expect(responseText(hours)).toBe(text))

test.each([
  [{ all: 300, resolved: 282 }, '94%'],
  [{ all: 1000, resolved: 999 }, '99%'],
  [{ all: 3, resolved: 3 }, '100%'],
  [{ all: 0, resolved: 0 }, 'None yet'],
])('%o reads %s', (period, text) => expect(resolutionText(period)).toBe(text))
