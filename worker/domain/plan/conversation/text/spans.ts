/** A stretch of a text: position of its first character, and of the one after its last. */
export interface Span {
  start: number
  end: number
}

/** The stretch that a match takes. */
export const spanOfMatch = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
})

/** Whether two stretches share a character. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** Stretches in order of text, those that touch or overlap made one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}
