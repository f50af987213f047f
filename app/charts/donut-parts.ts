export interface DonutPart {
  name: string
  value: number
  /** A CSS colour from `chartColour`. */
  colour: string
}

/** The colour stops of a conic gradient, for a ring without scripts. */
export function ringGradient(parts: readonly DonutPart[]): string {
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  if (total <= 0) return 'conic-gradient(var(--surface-3) 0 100%)'
  let from = 0
  const stops = parts.map(({ value, colour }) => {
    const to = from + (value / total) * 100
    const stop = `${colour} ${from.toFixed(2)}% ${to.toFixed(2)}%`
    from = to
    return stop
  })
  return `conic-gradient(${stops.join(', ')})`
}
