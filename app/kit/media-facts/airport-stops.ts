/** Stops of a passenger's route, in order, with their names of zones. */
const WAY = [
  { kind: 'kerb', names: /kerb|approach|forecourt|parking|road/i },
  { kind: 'checkIn', names: /check/i },
  { kind: 'security', names: /security|immigration/i },
  { kind: 'gates', names: /gate|boarding|lounge|departure|retail|food/i },
  { kind: 'arrivals', names: /arriv|baggage|belt|exit/i },
] as const

export interface Stop {
  zone: string
  kind: (typeof WAY)[number]['kind'] | 'other'
  count: number
}

/** Zones of an airport's spots in the order of a passenger's route, each with its number of spots. */
export function stopsOf(spots: readonly { zone: string | null }[]): Stop[] {
  const counts = new Map<string, number>()
  for (const { zone } of spots) if (zone) counts.set(zone, (counts.get(zone) ?? 0) + 1)
  const place = (zone: string) => WAY.findIndex(({ names }) => names.test(zone))
  return [...counts]
    .map(([zone, count]) => ({ zone, kind: WAY[place(zone)]?.kind ?? ('other' as const), count }))
    .toSorted((a, b) => rank(place(a.zone)) - rank(place(b.zone)))
}

/** Zones outside the route come last. */
const rank = (place: number) => (place < 0 ? WAY.length : place)
