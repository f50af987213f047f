import type { CSSProperties, ReactNode } from 'react'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { RouterLink } from '../../ui/router-link.tsx'
import { apartFrom, placeNames, projectIndia, type Side } from './geometry.ts'
import type { CityDot, IndiaFrame } from './map-data.ts'
import { MapCredit, percent } from './map-parts.tsx'
import { stateShape, stateTints } from './tints.ts'

interface IndiaMapProps {
  frame: IndiaFrame
  cities: readonly CityDot[]
  /** Makes the search part of the address with a city. */
  searchOf: (city: string) => string
}

/** Map of India: cities with listings, each a link to its own map, and states tinted by their numbers of listings. */
export function IndiaMap({ frame, cities, searchOf }: IndiaMapProps) {
  const dots = cities.map((city) => ({ ...city, ...projectIndia(frame, city) }))
  const larger = dots.toSorted((one, other) => other.count - one.count)
  const wide = apartFrom([], larger, ROOM.wide)
  const linked = new Set(wide.map(({ name }) => name))
  const onPhones = new Set(apartFrom([], wide, ROOM.phone).map(({ name }) => name))
  const sides = placeNames(dots)
  const { states, legend } = stateTints(cities)
  return (
    <div className="map-ground">
      <div className="relative overflow-hidden rounded-card border border-line bg-surface p-4 pb-12">
        <div className="relative mx-auto aspect-1000/1148 max-w-2xl">
          <svg aria-hidden viewBox={`0 0 ${frame.w} ${frame.h}`} className="absolute inset-0 size-full">
            <use href={`/maps/${frame.file}#m`} />
            {states.map(({ name, level }) => (
              <use
                key={name}
                href={`/maps/${frame.file}#${stateShape(name)}`}
                className={`stroke-surface ${FILL[level]}`}
              />
            ))}
          </svg>
          {dots.map(({ name, count, left, top }) => {
            const side = sides.get(name)
            return (
              <Dot
                key={name}
                {...(linked.has(name) && { to: { search: searchOf(name) } })}
                label={`${name}, ${plural(count, ['site', 'sites'])}`}
                isOnPhones={onPhones.has(name)}
                style={{ left: percent(left), top: percent(top) }}
              >
                <span
                  className={`visible block rounded-full border-2 border-surface bg-brand group-hover/dot:bg-accent ${sizeOf(count)}`}
                />
                {side && (
                  <span
                    className={`absolute text-2xs font-semibold whitespace-nowrap text-ink max-sm:hidden ${BESIDE[side]}`}
                  >
                    {name}
                  </span>
                )}
              </Dot>
            )
          })}
        </div>
        <MapCredit frame={{ coast: false }}>
          Boundaries after the official map of India, simplified. State shapes: @react-map/india (MIT)
        </MapCredit>
      </div>
      {states.length > 0 && <States states={states} legend={legend} />}
    </div>
  )
}

interface DotProps {
  /** Absent for a city too close to a larger one, which the list next to the map has. */
  to?: { search: string }
  label: string
  /** True when a phone has room for the link. */
  isOnPhones: boolean
  style: CSSProperties
  children: ReactNode
}

const DOT = 'group/dot absolute grid min-h-6 min-w-6 -translate-1/2 place-items-center rounded-full'

function Dot({ to, label, isOnPhones, style, children }: DotProps) {
  if (!to) {
    return (
      <span aria-hidden style={style} className={`${DOT} pointer-events-none`}>
        {children}
      </span>
    )
  }
  return (
    <RouterLink
      to={to}
      aria-label={label}
      style={style}
      className={`${DOT} before:absolute before:-inset-1 hover:z-10 focus-visible:z-10 ${isOnPhones ? '' : DRAWN_ONLY}`}
    >
      {children}
    </RouterLink>
  )
}

/** Hides a link on phones except for its dot, which is `visible` by itself. */
const DRAWN_ONLY = 'max-sm:pointer-events-none max-sm:invisible'

/**
 * Minimum distances: 24 pixels of the smallest map in a wide window, 550 by 631, and on a phone of 320 pixels, 254 by
 * 291.
 */
const ROOM = { wide: { left: 0.0437, top: 0.0381 }, phone: { left: 0.0945, top: 0.0825 } }

/** Legend of the tints. */
const States = ({ states, legend }: ReturnType<typeof stateTints>) => (
  <section aria-labelledby="states-heading" className="mt-4 text-sm">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5">
      <h2 id="states-heading" className="font-semibold">
        Sites by state
      </h2>
      <ul aria-label="Tints of the map" className="num flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        {legend.map(({ level, from, to }) => (
          <li key={level} className="flex items-center gap-1.5">
            <Swatch level={level} />
            {from === to ? formatNumber(to) : `${formatNumber(from)} to ${formatNumber(to)}`}
          </li>
        ))}
      </ul>
    </div>
    <ul aria-label="States" className="mt-2 columns-2 gap-x-6 xl:columns-3">
      {states.map(({ name, count, level }) => (
        <li key={name} className="flex break-inside-avoid items-center gap-2 border-b border-line py-1.5">
          <Swatch level={level} />
          <span className="min-w-0 flex-1">{name}</span>
          <span className="num text-ink-3">{formatNumber(count)}</span>
        </li>
      ))}
    </ul>
  </section>
)

const Swatch = ({ level }: { level: keyof typeof FILL }) => (
  <svg aria-hidden viewBox="0 0 14 14" className="size-3.5 shrink-0">
    <rect x="0.5" y="0.5" width="13" height="13" rx="3" className={`stroke-line-strong ${FILL[level]}`} />
  </svg>
)

const FILL = {
  1: 'fill-map-tint-1',
  2: 'fill-map-tint-2',
  3: 'fill-map-tint-3',
  4: 'fill-map-tint-4',
} as const

/** The area of a dot grows with its count. */
const sizeOf = (count: number) => (count >= 60 ? 'size-5' : count >= 15 ? 'size-4' : 'size-3')

const BESIDE: Readonly<Record<Side, string>> = {
  right: 'top-1/2 left-full ml-0.5 -translate-y-1/2',
  left: 'top-1/2 right-full mr-0.5 -translate-y-1/2',
  above: 'bottom-full left-1/2 -translate-x-1/2',
  below: 'top-full left-1/2 -translate-x-1/2',
}
