import { useState } from 'react'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { TextLink } from '../../ui/link.tsx'
import { RouterLink } from '../../ui/router-link.tsx'
import { CityMap } from './city-map.tsx'
import { IndiaMap } from './india-map.tsx'
import type { MapData, MapPin } from './map-data.ts'

export interface MapViewProps {
  map: MapData
  /** Makes the search part of the address with a city, or with none. */
  searchOf: (city: string | undefined) => string
}

const SITES = ['site', 'sites'] as const
const LIST =
  'max-h-[30rem] overflow-y-auto rounded-card border border-line bg-surface max-lg:order-last lg:max-h-[40rem]'

/**
 * Map with the same sites as the list next to it, which works without scripts: India with its cities, or a city with
 * its sites.
 */
export default function MapView({ map, searchOf }: MapViewProps) {
  if (map.city !== null) return <CitySites key={map.city} map={map} searchOf={searchOf} />
  return (
    <div className="grid gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <ul aria-label="Cities" className={LIST}>
        {map.cities.map(({ name, count }) => (
          <li key={name} className="border-b border-line last:border-b-0">
            <RouterLink
              to={{ search: searchOf(name) }}
              className="flex min-h-11 items-center justify-between gap-3 px-4 py-2 hover:bg-surface-2"
            >
              <span className="font-semibold">{name}</span>
              <span className="num text-sm text-ink-3">{formatNumber(count)}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
      <IndiaMap frame={map.frame} cities={map.cities} searchOf={searchOf} />
    </div>
  )
}

interface CitySitesProps {
  map: Extract<MapData, { city: string }>
  searchOf: MapViewProps['searchOf']
}

function CitySites({ map, searchOf }: CitySitesProps) {
  const { city, frame, pins, total } = map
  const [chosen, setChosen] = useState<string | null>(null)
  const areas = new Map<string, MapPin[]>()
  for (const pin of pins) areas.set(pin.area, [...(areas.get(pin.area) ?? []), pin])

  function choose({ id }: MapPin) {
    setChosen(id)
    document.getElementById(`site-${id}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <p className="num mb-3 flex flex-wrap gap-x-3 text-sm text-ink-2">
        <span role="status">
          {total > pins.length
            ? `The first ${formatNumber(pins.length)} of ${plural(total, SITES)} in ${city}`
            : `${plural(total, SITES)} in ${city}`}
        </span>
        <TextLink to={{ search: searchOf(undefined) }}>All cities</TextLink>
      </p>
      <div className="grid gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={LIST}>
          {[...areas].map(([area, own]) => (
            <section key={area} aria-label={area}>
              <h2 className="bg-surface-2 px-4 py-1.5 text-xs font-semibold text-ink-2">
                {area} · {plural(own.length, SITES)}
              </h2>
              <ul>
                {own.map((pin) => (
                  <li key={pin.id} id={`site-${pin.id}`} className="border-b border-line">
                    <RouterLink
                      to={pin.path}
                      onFocus={() => setChosen(pin.id)}
                      onPointerEnter={() => setChosen(pin.id)}
                      className={`flex justify-between gap-3 px-4 py-2.5 text-sm hover:bg-surface-2 ${pin.id === chosen ? 'bg-select' : ''}`}
                    >
                      <span className="min-w-0 wrap-anywhere">{pin.title}</span>
                      <span className="num shrink-0 font-bold">{pin.price}</span>
                    </RouterLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <CityMap city={city} frame={frame} pins={pins} chosen={chosen} onChoose={choose} />
      </div>
    </>
  )
}
