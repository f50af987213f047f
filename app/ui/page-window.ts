/**
 * The page numbers to show: the first, the last, and the current one with its neighbours. `null` is a gap;
 * a gap that would hide a single page shows that page instead.
 *
 * @example pageWindow(5, 11) // [1, null, 4, 5, 6, null, 11]
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((candidate) => candidate >= 1 && candidate <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((current, index) => {
    const skipped = current - (shown[index - 1] ?? 0) - 1
    if (skipped === 0) return [current]
    return [skipped === 1 ? current - 1 : null, current]
  })
}
