import { RouterLink } from '../../ui/router-link.tsx'
import { apartFrom, project, windowAround } from './geometry.ts'
import type { MapFrame, MapPin } from './map-data.ts'
import { Ground, MapCredit, Names, percent } from './map-parts.tsx'

/** Data of a static map of a place. */
export interface PlaceMapData {
  frame: MapFrame
  lat: number
  lng: number
  /** Nearby sites of the same kind. */
  around: MapPin[]
}

const RATIO = 2
/** Width of the window, units: nine kilometres. */
const WIDTH = 180

/** Middle of the mark of the place itself. */
const HERE = { left: 0.5, top: 0.46 }
/** Minimum distance of dots: 24 pixels of the narrowest window, 345 by 172. */
const ROOM = { left: 0.07, top: 0.14 }

/** Static map of a listing's surroundings, with nearby sites of the same kind as links. */
export function PlaceMap({ map, title }: { map: PlaceMapData; title: string }) {
  const { frame, lat, lng, around } = map
  const here = project(frame, { lat, lng })
  const window = windowAround(here, WIDTH, 0, RATIO)
  const near = around
    .map((pin) => ({ pin, ...project(frame, pin) }))
    .map(({ pin, x, y }) => ({ pin, left: (x - window.x) / window.w, top: (y - window.y) / window.h }))
    .filter(({ left, top }) => left > 0.02 && left < 0.98 && top > 0.04 && top < 0.96)
  const dots = apartFrom([HERE], near, ROOM)
  return (
    <figure className="map-ground relative mt-3 aspect-2/1 overflow-hidden rounded-card border border-line bg-map-land">
      <Ground frame={frame} window={window} />
      <Names
        frame={frame}
        window={window}
        taken={[{ left: 0.46, right: 0.54, top: 0.36, foot: 0.54 }, ...dots.map(boxOf)]}
      />
      {dots.map(({ pin, left, top }) => (
        <RouterLink
          key={pin.id}
          to={pin.path}
          aria-label={`Near by: ${pin.title}, ${pin.price}`}
          style={{ left: percent(left), top: percent(top) }}
          className="group/dot absolute grid size-6 -translate-1/2 place-items-center rounded-full hover:z-10 focus-visible:z-10"
        >
          <span className="size-3.5 rounded-full border-2 border-surface bg-link group-hover/dot:bg-accent" />
        </RouterLink>
      ))}
      <span
        role="img"
        aria-label={`${title} on the map`}
        className="absolute top-1/2 left-1/2 size-5 -translate-x-1/2 -translate-y-full rotate-45 rounded-full rounded-br-none border-2 border-surface bg-accent shadow-lift"
      />
      <MapCredit frame={frame} />
    </figure>
  )
}

const boxOf = ({ left, top }: { left: number; top: number }) => ({
  left: left - 0.015,
  right: left + 0.015,
  top: top - 0.03,
  foot: top + 0.03,
})
