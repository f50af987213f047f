import { expect, test } from 'vitest'
import { briefWith } from '../../../../../tests/support/plan.ts'
import type { Brief } from '../brief.ts'
import { titleOf } from './title.ts'

test.each<[Partial<Brief>, string]>([
  [{}, 'Campaign in Mumbai, January 2027'],
  [{ objective: 'launch' }, 'Launch campaign in Mumbai, January 2027'],
  [{ objective: 'sales' }, 'Sales campaign in Mumbai, January 2027'],
  [{ product: '  protein \n bar ', objective: 'launch' }, 'Protein bar launch, Mumbai'],
  [{ product: 'tea' }, 'Tea campaign, Mumbai'],
  [{ product: ' ' }, 'Campaign in Mumbai, January 2027'],
  [{ cities: ['Mumbai', 'Pune'] }, 'Campaign in Mumbai and Pune, January 2027'],
  [{ cities: ['Mumbai', 'Pune', 'Delhi'] }, 'Campaign in Mumbai, Pune and Delhi, January 2027'],
  [{ cities: ['Mumbai', 'Pune', 'Delhi', 'Agra'] }, 'Campaign in Mumbai, Pune and 2 more cities, January 2027'],
  [{ cities: ['Mumbai', 'Pune'], excludedCities: ['Mumbai'] }, 'Campaign in Pune, January 2027'],
  [{ geoScope: 'pan_india', cities: [] }, 'Campaign in all of India, January 2027'],
  [{ startDate: '2026-12-15', endDate: '2027-02-14' }, 'Campaign in Mumbai, December 2026 to February 2027'],
])('%j is named %s', (brief, title) => {
  expect(titleOf(briefWith(brief))).toBe(title)
})
