const TOKENS = 5

/**
 * Colour of the nth part of a chart, as CSS: the tokens in their order, then the same mixed with the ground and with the ink,
 * so that fourteen media differ. Being variables, they follow light and dark by themselves.
 */
export function chartColour(at: number): string {
  const token = `var(--chart-${(at % TOKENS) + 1})`
  const round = Math.floor(at / TOKENS) % 3
  return round === 0 ? token : `color-mix(in oklab, ${token} 55%, var(--${round === 1 ? 'surface' : 'ink'}))`
}
