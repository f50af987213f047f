import { type Choices, type MergeSide, verdictOf } from '../../../worker/domain/merge/three-way.ts'
import { CURRENCY_LABELS } from '../../../worker/domain/platform/currency.ts'
import type { GeneralSettings } from '../../../worker/domain/platform/settings.ts'

/** The fields of the page and how it names them. */
export const LABELS: Record<keyof GeneralSettings, string> = {
  platformName: 'Platform name',
  supportEmail: 'Support email',
  currency: 'Default currency',
  twoFactorEnabled: 'Two-factor authentication',
  loginNotifications: 'Login notifications',
}

const NAMES = Object.keys(LABELS) as (keyof GeneralSettings)[]

export const isSameSettings = (a: GeneralSettings, b: GeneralSettings): boolean =>
  NAMES.every((name) => a[name] === b[name])

function textOf(name: keyof GeneralSettings, { [name]: value, currency }: GeneralSettings): string {
  if (name === 'currency') return CURRENCY_LABELS[currency]
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return value
}

/**
 * Merges two changes of the settings, field by field.
 * @param base the common original
 * @param mine the form's values
 * @param theirs what somebody else saved
 */
export function mergeSettings(base: GeneralSettings, mine: GeneralSettings, theirs: GeneralSettings) {
  const parts = NAMES.map((name) => ({
    name,
    verdict: verdictOf({ base: base[name], mine: mine[name], theirs: theirs[name] }, String),
  }))
  const notes = (side: MergeSide) =>
    parts.filter(({ verdict }) => verdict === side).map(({ name }) => LABELS[name].toLowerCase())
  return {
    clashes: parts
      .filter(({ verdict }) => verdict === 'clash')
      .map(({ name }) => ({ key: name, label: LABELS[name], mine: textOf(name, mine), theirs: textOf(name, theirs) })),
    merged: { mine: notes('mine'), theirs: notes('theirs') },
    resolve(choices: Choices): GeneralSettings {
      const taken = parts.flatMap(({ name, verdict }) => {
        const side = verdict === 'clash' ? (choices[name] ?? 'mine') : verdict
        return side === 'theirs' ? [[name, theirs[name]] as const] : []
      })
      return { ...mine, ...Object.fromEntries(taken) }
    },
  }
}
