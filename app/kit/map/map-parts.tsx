import type { ReactNode } from 'react'
import { type Box, overlaps, type Window } from './geometry.ts'
import type { MapFrame } from './map-data.ts'

/** Drawing of a city through a window, in the colours of the page. */
export function Ground({ frame, window }: { frame: MapFrame; window: Window }) {
  return (
    <svg
      aria-hidden
      viewBox={`${window.x} ${window.y} ${window.w} ${window.h}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <use href={`/maps/${frame.file}#m`} />
    </svg>
  )
}

const TONES: Readonly<Record<string, string>> = {
  loc: 'font-semibold text-ink-2',
  water: 'text-map-water-ink',
  park: 'text-map-park-ink',
  place: 'text-ink-3',
}

/** Names of localities and waters that neither a pin nor another name covers. */
export function Names({ frame, window, taken }: { frame: MapFrame; window: Window; taken: readonly Box[] }) {
  const boxes = [...taken]
  const shown = frame.names.flatMap(([text, x, y, kind]) => {
    const name = { text: String(text), left: (Number(x) - window.x) / window.w, top: (Number(y) - window.y) / window.h }
    const half = 0.006 * name.text.length + 0.01
    if (name.left < half || name.left > 0.94 - half || name.top < 0.04 || name.top > 0.9) return []
    for (const shift of kind === 'loc' ? [0.055, -0.075, 0] : [0]) {
      const box = {
        left: name.left - half,
        right: name.left + half,
        top: name.top + shift - 0.022,
        foot: name.top + shift + 0.022,
      }
      if (boxes.some((other) => overlaps(box, other))) continue
      boxes.push(box)
      return [{ ...name, top: name.top + shift, kind: String(kind) }]
    }
    return []
  })
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 max-sm:hidden">
      {shown.map(({ text, left, top, kind }) => (
        <span
          key={`${text} ${kind}`}
          style={{ left: percent(left), top: percent(top) }}
          className={`absolute -translate-1/2 text-xs whitespace-nowrap ${TONES[kind] ?? ''}`}
        >
          {text}
        </span>
      ))}
    </div>
  )
}

export const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Credit of the drawing and of its data. */
export function MapCredit({ frame, children }: { frame: Pick<MapFrame, 'coast'>; children?: ReactNode }) {
  return (
    <p className="absolute right-2 bottom-2 max-w-[70%] rounded-sm bg-surface/85 px-2 py-0.5 text-2xs text-ink-2">
      {children ?? 'Simplified map, positions by locality'}
      {frame.coast && (
        <>
          . Coast ©{' '}
          <a href="https://www.openstreetmap.org/copyright" className="underline" rel="noreferrer">
            OpenStreetMap
          </a>
        </>
      )}
    </p>
  )
}
