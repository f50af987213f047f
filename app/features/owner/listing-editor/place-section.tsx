import { CircleCheck, LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { distanceKm } from '../../../../worker/catalogue/rules/places/distance.ts'
import { CITY_POINTS } from '../../../../worker/catalogue/rules/places/points.ts'
import type { ListingContent } from '../../../../worker/supply/rules/listings/content.ts'
import { type FormField, valueAt, withValue } from '../../../../worker/supply/rules/listings/form-field.ts'
import type { MapFrame } from '../../../kit/map/map-data.ts'
import { PinMap } from '../../../kit/map/pin-map.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldInput, SuggestedText } from './field-input.tsx'
import type { SectionProps } from './section.tsx'

const CITIES = CITY_POINTS.map(({ name }) => name)
const STATES = [...new Set(CITY_POINTS.map(({ state }) => state))].sort()

interface PlaceSectionProps extends SectionProps {
  /** Map of the city; null when there is none. */
  frame: MapFrame | null
  /** Loads the map of another city. */
  onCity: (city: string) => void
}

/**
 * Place of a listing: city and state of our maps, and a point that is set on the map, typed, or taken from the device.
 */
export function PlaceSection({ section, content, change, errorAt, isReadOnly, frame, onCity }: PlaceSectionProps) {
  const { place } = content
  const hasPoint = section.fields.some(({ path }) => path === 'place.lat')
  const point = place.lat !== null && place.lng !== null ? { lat: place.lat, lng: place.lng } : null
  const setCity = (city: string) => {
    const town = CITY_POINTS.find(({ name }) => name.toLowerCase() === city.toLowerCase())
    if (town) onCity(town.name)
    change(
      (before) => ({ ...before, place: { ...before.place, city, ...(town && { state: town.state }) } }),
      ['place.city', 'place.state'],
    )
  }
  const setPoint = ({ lat, lng }: { lat: number; lng: number }) =>
    change((before) => ({ ...before, place: { ...before.place, lat, lng } }), ['place.lat', 'place.lng'])
  const fieldOf = (field: FormField) => {
    const { path } = field
    const error = errorAt(path)
    const set = (value: unknown) => change((before) => withValue(before, path, value), [path])
    const isPlace = path === 'place.city' || path === 'place.state'
    return (
      <div key={path} data-field={path} className={path === 'place.lat' || path === 'place.lng' ? '' : 'col-span-2'}>
        {isPlace && !isReadOnly ? (
          <SuggestedText
            label={field.label}
            value={String(valueAt(content, path) ?? '')}
            onChange={path === 'place.city' ? setCity : set}
            suggestions={path === 'place.city' ? CITIES : STATES}
            isInvalid={error !== undefined}
            errorMessage={error}
          />
        ) : (
          <FieldInput
            field={field}
            value={valueAt(content, path)}
            onChange={(value) => set(field.kind === 'text' && path === 'place.venue' ? value || null : value)}
            errorAt={errorAt}
            path={path}
            isReadOnly={isReadOnly}
          />
        )}
      </div>
    )
  }
  return (
    <div className={hasPoint && frame ? 'grid gap-5 md:grid-cols-[minmax(0,260px)_minmax(0,1fr)]' : ''}>
      <div className={`grid grid-cols-2 items-start gap-4 ${hasPoint && frame ? '' : 'sm:grid-cols-4'}`}>
        {section.fields.map(fieldOf)}
        {hasPoint && !isReadOnly && <Here onFound={setPoint} />}
        {point && <Distance place={place} />}
      </div>
      {hasPoint && frame && (
        <PinMap
          key={frame.file}
          city={place.city}
          frame={frame}
          point={point}
          onChange={setPoint}
          isReadOnly={isReadOnly}
        />
      )}
    </div>
  )
}

/** Distance of the point from the middle of its town. */
function Distance({ place }: { place: ListingContent['place'] }) {
  const town = CITY_POINTS.find(({ name }) => name.toLowerCase() === place.city.toLowerCase())
  if (!town || place.lat === null || place.lng === null) return null
  const km = distanceKm(town, { lat: place.lat, lng: place.lng })
  return (
    <p className="col-span-full flex gap-2 text-xs text-ink-2">
      <CircleCheck aria-hidden className="size-4 shrink-0 text-success-dot" strokeWidth={2} />
      {km.toFixed(1)} km from the centre of {town.name}.
    </p>
  )
}

/** Button that takes the position of the device. */
function Here({ onFound }: { onFound: (point: { lat: number; lng: number }) => void }) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  function ask() {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound({ lat: Math.round(coords.latitude * 1e5) / 1e5, lng: Math.round(coords.longitude * 1e5) / 1e5 })
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }
  return (
    <div className="col-span-full hidden pointer-coarse:block">
      <Button variant="outline" size="sm" isPending={state === 'asking'} onPress={ask}>
        <LocateFixed aria-hidden />
        Use my position
      </Button>
      <p role="status" className="mt-1.5 text-xs text-ink-2 empty:hidden">
        {state === 'failed' && 'Your position is not available. Set the point on the map.'}
      </p>
    </div>
  )
}
