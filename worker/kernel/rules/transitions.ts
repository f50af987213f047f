import type { Role } from './identity/roles.ts'

/** Actor that moves something from one state to another; `clock` is the calendar. */
export type Mover = Role | 'clock'

/** Actors and next state, by state and verb. */
export type Machine<State extends string> = {
  readonly [From in State]: { readonly [verb: string]: readonly [by: readonly Mover[], to: State] }
}

/** Result of a verb; `conflict` where the state has no such verb, `forbidden` where it belongs to another actor. */
export type Move<State extends string> = { to: State } | { error: 'conflict' | 'forbidden' }

export function move<State extends string>(machine: Machine<State>, from: State, verb: string, by: Mover): Move<State> {
  const verbs = machine[from]
  const rule = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!rule) return { error: 'conflict' }
  const [movers, to] = rule
  return movers.includes(by) ? { to } : { error: 'forbidden' }
}

/** States in which an actor may use a verb. */
export const statesBefore = <State extends string>(machine: Machine<State>, verb: string, by: Mover): State[] =>
  (Object.keys(machine) as State[]).filter((from) => 'to' in move(machine, from, verb, by))
