import { expect, test } from 'vitest'
import { briefWith } from '../../../../tests/support/plan.ts'
import type { Brief } from '../brief.ts'
import { titleOf } from './title.ts'

test.each<[Partial<Brief>, string]>([
  [{}, 'Campaign, Mumbai'],
  [{ objective: 'launch' }, 'Launch campaign, Mumbai'],
  [{ objective: 'sales' }, 'Sales campaign, Mumbai'],
  [{ product: '  protein \n bar ', objective: 'launch' }, 'Protein bar launch, Mumbai'],
  [{ product: 'tea' }, 'Tea campaign, Mumbai'],
  [{ product: ' ' }, 'Campaign, Mumbai'],
  [{ cities: ['Mumbai', 'Pune'] }, 'Campaign, Mumbai and Pune'],
  [{ cities: ['Mumbai', 'Pune', 'Delhi'] }, 'Campaign, Mumbai, Pune and Delhi'],
  [{ cities: ['Mumbai', 'Pune', 'Delhi', 'Agra'] }, 'Campaign, Mumbai, Pune and 2 more cities'],
  [{ cities: ['Mumbai', 'Pune'], excludedCities: ['Mumbai'] }, 'Campaign, Pune'],
  [{ geoScope: 'pan_india', cities: [] }, 'Campaign, all of India'],
])('%j is named %s', (brief, title) => {
  expect(titleOf(briefWith(brief))).toBe(title)
})
