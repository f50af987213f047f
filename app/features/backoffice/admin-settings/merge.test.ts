import { expect, test } from 'vitest'
import type { GeneralSettings } from '../../../../worker/kernel/rules/platform/settings.ts'
import { mergeSettings } from './merge.ts'

const BASE: GeneralSettings = {
  platformName: 'AdChowk',
  supportEmail: 'hello@adchowk.example',
  currency: 'INR',
  twoFactorEnabled: false,
  loginNotifications: true,
}

test('what only one side changed is kept without a question; of the rest one side is chosen', () => {
  const mine = { ...BASE, platformName: 'Mine', twoFactorEnabled: true }
  const theirs = { ...BASE, platformName: 'Theirs', currency: 'USD' as const }
  const { clashes, merged, resolve } = mergeSettings(BASE, mine, theirs)
  expect(clashes).toEqual([{ key: 'platformName', label: 'Platform name', mine: 'Mine', theirs: 'Theirs' }])
  expect(merged).toEqual({ mine: ['two-factor authentication'], theirs: ['default currency'] })
  expect(resolve({})).toEqual({ ...mine, currency: 'USD' })
  expect(resolve({ platformName: 'theirs' })).toEqual({ ...mine, platformName: 'Theirs', currency: 'USD' })
})
