import { plural } from '../../../worker/domain/text/plural.ts'
import { RouterLink } from '../../ui/router-link.tsx'
import { placeNames, projectIndia, type Side } from './geometry.ts'
import type { CityDot, IndiaFrame } from './map-data.ts'
import { MapCredit, percent } from './map-parts.tsx'

interface IndiaMapProps {
  frame: IndiaFrame
  cities: readonly CityDot[]
  /** The search part of the address with a city. */
  searchOf: (city: string) => string
}

/** India with the cities where something is, each a link to its own map. */
export function IndiaMap({ frame, cities, searchOf }: IndiaMapProps) {
  const dots = cities.map((city) => ({ ...city, ...projectIndia(frame, city) }))
  const sides = placeNames(dots)
  return (
    <div className="map-ground relative overflow-hidden rounded-card border border-line bg-surface p-4 pb-12">
      <div className="relative mx-auto aspect-1000/1148 max-w-2xl">
        <svg aria-hidden viewBox={`0 0 ${frame.w} ${frame.h}`} className="absolute inset-0 size-full">
          <use href={`/maps/${frame.file}#m`} />
        </svg>
        {dots.map(({ name, count, left, top }) => {
          const side = sides.get(name)
          return (
            <RouterLink
              key={name}
              to={{ search: searchOf(name) }}
              aria-label={`${name}, ${plural(count, ['site', 'sites'])}`}
              style={{ left: percent(left), top: percent(top) }}
              className="group/dot absolute -translate-1/2 rounded-full before:absolute before:-inset-2 hover:z-10 focus-visible:z-10"
            >
              <span
                className={`block rounded-full border-2 border-surface bg-brand group-hover/dot:bg-accent ${sizeOf(count)}`}
              />
              {side && (
                <span
                  className={`absolute text-2xs font-semibold whitespace-nowrap text-ink max-sm:hidden ${BESIDE[side]}`}
                >
                  {name}
                </span>
              )}
            </RouterLink>
          )
        })}
      </div>
      <MapCredit frame={{ coast: false }}>
        Boundaries after the official map of India, simplified. State shapes: @react-map/india (MIT)
      </MapCredit>
    </div>
  )
}

/** The area of a dot grows with its count. */
const sizeOf = (count: number) => (count >= 60 ? 'size-5' : count >= 15 ? 'size-4' : 'size-3')

const BESIDE: Readonly<Record<Side, string>> = {
  right: 'top-1/2 left-full ml-0.5 -translate-y-1/2',
  left: 'top-1/2 right-full mr-0.5 -translate-y-1/2',
  above: 'bottom-full left-1/2 -translate-x-1/2',
  below: 'top-full left-1/2 -translate-x-1/2',
}
