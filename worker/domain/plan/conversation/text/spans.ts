/** A stretch of a text: first character, and the one after the last. */
export type Span = [number, number]

/** Whether two stretches share a character. */
export const overlaps = (a: Span, b: Span): boolean => a[0] < b[1] && b[0] < a[1]

/** Stretches in order of text, those that touch or overlap made one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
