import type { Person } from '../../../worker/kernel/rules/live/live.ts'

const urgency = ({ at, editing }: Person) => (editing ? 2 : 0) + (at === 'list' ? 0 : 1)

/** Other people, each once for all their tabs: an edited place first, then a viewed one, then the list. */
export function others(people: readonly Person[], userId: string): Person[] {
  const byId = new Map<string, Person>()
  for (const person of people) {
    const known = byId.get(person.userId)
    if (person.userId !== userId && (!known || urgency(person) > urgency(known))) byId.set(person.userId, person)
  }
  return [...byId.values()]
}
