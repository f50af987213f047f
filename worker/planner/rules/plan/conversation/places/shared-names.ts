import { SHARED_NAMES } from './place-names.ts'

/** A name that two cities share, with what tells them apart. */
export interface SharedName {
  name: string
  options: { name: string; state: string }[]
}

/** Which of the cities of a shared name lies in a state; with the state where the name alone says nothing. */
export function sharedIn(name: string, state: string): string | null {
  const option = SHARED_NAMES[name]?.find((one) => one.state === state)
  if (!option) return null
  return option.name === name ? `${name} (${state})` : option.name
}

/** The cities that a name may mean. A name of ours that was said of a city abroad has the two of that. */
export const optionsOf = (name: string): SharedName['options'] => [
  ...(SHARED_NAMES[name] ?? [
    { name, state: 'Telangana' },
    { name, state: 'Sindh, outside India' },
  ]),
]
