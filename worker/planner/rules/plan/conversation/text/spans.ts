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

/** Characters at either side of a stretch that the readers look at: more than the longest wording that they know. */
const WINDOW = 120

/** The text just before a position. Reading all of it would cost the square of a message's length. */
export const textBefore = (text: string, at: number): string => text.slice(Math.max(0, at - WINDOW), at)

/** The text just after a position. */
export const textAfter = (text: string, at: number): string => text.slice(at, at + WINDOW)

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

/** Tells whether a stretch shares no character with any of the others. */
export function freeOf(taken: readonly Span[]): (span: Span) => boolean {
  const merged = mergeSpans(taken)
  return (span) => {
    // The last one that starts before the end of the stretch is the only one that can reach into it.
    let [low, high] = [0, merged.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((merged[middle]?.start ?? 0) < span.end) low = middle + 1
      else high = middle
    }
    return (merged[low - 1]?.end ?? 0) <= span.start
  }
}
