import { expect, test } from 'vitest'
import { mergeFields } from './merge-fields.ts'

const NAMING = {
  labels: { list: 'IP whitelist', minutes: 'Session timeout', isOn: 'Verification' },
  textOf: (name: 'list' | 'minutes' | 'isOn', values: Values) => `${values[name]}`,
}
interface Values {
  list: string
  minutes: number
  isOn: boolean
}
const BASE: Values = { list: '', minutes: 30, isOn: true }

const merge = (mine: Partial<Values>, theirs: Partial<Values>) =>
  mergeFields(NAMING, { base: BASE, mine: { ...BASE, ...mine }, theirs: { ...BASE, ...theirs } })

test('what only one side changed is taken from that side', () => {
  const { clashes, merged, resolve } = merge({ minutes: 20 }, { list: '192.0.2.1' })
  expect(clashes).toEqual([])
  expect(merged).toEqual({ mine: ['session timeout'], theirs: ['ip whitelist'] })
  expect(resolve({})).toEqual({ list: '192.0.2.1', minutes: 20, isOn: true })
})

test('what both changed to different values is asked about, and mine unless theirs is chosen', () => {
  const { clashes, resolve } = merge({ minutes: 20, isOn: false }, { minutes: 60, isOn: false })
  expect(clashes).toEqual([{ key: 'minutes', label: 'Session timeout', mine: '20', theirs: '60' }])
  expect(resolve({})).toMatchObject({ minutes: 20, isOn: false })
  expect(resolve({ minutes: 'theirs' })).toMatchObject({ minutes: 60, isOn: false })
})
