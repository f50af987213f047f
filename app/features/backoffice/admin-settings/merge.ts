import { type Choices, type MergeSide, verdictOf } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { GENERAL_LABELS, settingText } from '../../../../worker/kernel/rules/platform/setting-words.ts'
import type { GeneralSettings } from '../../../../worker/kernel/rules/platform/settings.ts'

const NAMES = Object.keys(GENERAL_LABELS) as (keyof GeneralSettings)[]

export const isSameSettings = (a: GeneralSettings, b: GeneralSettings): boolean =>
  NAMES.every((name) => a[name] === b[name])

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
    parts.filter(({ verdict }) => verdict === side).map(({ name }) => GENERAL_LABELS[name].toLowerCase())
  return {
    clashes: parts
      .filter(({ verdict }) => verdict === 'clash')
      .map(({ name }) => ({
        key: name,
        label: GENERAL_LABELS[name],
        mine: settingText(name, mine[name]),
        theirs: settingText(name, theirs[name]),
      })),
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
