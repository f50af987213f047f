import { SHARED_NAMES } from './place-names.ts'

/** A name that two cities share, with the states that separate them. */
export interface SharedName {
  name: string
  options: { name: string; state: string }[]
}

/** The city of a shared name that lies in a state; with the state where the name alone is ambiguous. */
export function sharedIn(name: string, state: string): string | null {
  const option = SHARED_NAMES[name]?.find((one) => one.state === state)
  if (!option) return null
  return option.name === name ? `${name} (${state})` : option.name
}

/** Cities that a name may mean. A city of ours that was named with a country abroad may be either of two. */
export const optionsOf = (name: string): SharedName['options'] => [
  ...(SHARED_NAMES[name] ?? [
    { name, state: 'Telangana' },
    { name, state: 'Sindh, outside India' },
  ]),
]
