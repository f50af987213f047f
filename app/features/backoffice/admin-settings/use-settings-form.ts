import { useEffect } from 'react'
import type * as v from 'valibot'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { settingText } from '../../../../worker/kernel/rules/platform/setting-words.ts'
import type { GeneralSettings, Saved, SecuritySettings } from '../../../../worker/kernel/rules/platform/settings.ts'
import { useRecordForm } from '../../../kit/conflict/use-record-form.ts'
import type { Texts } from '../../../kit/form/use-form.ts'

type Name = keyof (GeneralSettings | SecuritySettings)
type Setting = string | number | boolean

/** Kind of settings page. */
interface SettingsKind<Value> {
  schema: v.GenericSchema<unknown, Value>
  /** Label of each field. */
  labels: Readonly<Record<keyof Value & string, string>>
  send: (change: Value & { version: number }) => Promise<Saved<Value>>
  /** Message after a save. */
  done: string
  /** Keeps what was typed in this tab under this name. */
  keep?: string
}

const ON = 'on'

const textOf = (value: Setting): string => (typeof value === 'boolean' ? (value ? ON : '') : `${value}`)

/** A setting of the type that it had. */
function settingOf(text: string, before: Setting): Setting {
  if (typeof before === 'boolean') return text === ON
  return typeof before === 'number' ? (text.trim() === '' ? Number.NaN : Number(text)) : text
}

/**
 * Form of settings. While nothing is typed it follows what others save.
 * @param saved settings of the last load
 */
export function useSettingsForm<Value extends GeneralSettings | SecuritySettings>(
  saved: Saved<Value>,
  { schema, labels, send, ...options }: SettingsKind<Value>,
) {
  const settingsOf = ({ value }: Saved<Value>) => Object.entries(value) as [Name & keyof Value & string, Setting][]
  const { base, form, start, conflict } = useRecordForm<Saved<Value>, Value & { version: number }, Saved<Value>>(
    saved,
    {
      ...options,
      textsOf: (from) => Object.fromEntries(settingsOf(from).map(([name, value]) => [name, textOf(value)])),
      shown: (from) =>
        Object.fromEntries(settingsOf(from).map(([name, value]) => [labels[name], settingText(name, value)])),
      read: (texts: Texts, from) => ({
        ...parse(
          schema,
          Object.fromEntries(settingsOf(from).map(([name, value]) => [name, settingOf(texts[name] ?? '', value)])),
        ),
        version: from.version,
      }),
      send,
    },
  )

  useEffect(() => {
    if (saved.version > base.version && !form.isChanged && !form.isPending) start(saved)
  })

  return {
    ...form,
    conflict,
    /** Props of a switch of this name. */
    flag: (name: string) => ({
      isSelected: form.texts[name] === ON,
      onChange: (isOn: boolean) => form.set({ [name]: textOf(isOn) }),
    }),
    discard() {
      form.discard()
      start(saved)
    },
  }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>
