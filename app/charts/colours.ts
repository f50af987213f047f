const TOKENS = 5

/**
 * The CSS colour of the nth part of a chart: the tokens in order, then mixed with the background and with the ink,
 * so that fourteen media differ. They are CSS variables, so they follow light and dark.
 */
export function chartColour(at: number): string {
  const token = `var(--chart-${(at % TOKENS) + 1})`
  const round = Math.floor(at / TOKENS) % 3
  return round === 0 ? token : `color-mix(in oklab, ${token} 55%, var(--${round === 1 ? 'surface' : 'ink'}))`
}
