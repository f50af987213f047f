import { useEffect, useMemo, useState } from 'react'
import { tabName } from '../../../../worker/catalogue/rules/registry/names.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Plan, PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import { FRAME_SIZE } from '../../../art/picture.ts'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { CityMap } from '../../../kit/map/city-map.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { colourOf, orderSize, type PlanPart, roundMoney, shortMoney } from './plan-formats.ts'
import { linePicture } from './plan-line.tsx'
import { loadPlanMap, type PlanMapData, planCities } from './plan-map.queries.ts'
import { allIn } from './plan-money.ts'

interface PlanMapProps {
  plan: Plan
  parts: readonly PlanPart[]
}

/** Places of the plan on the map of a city, numbered as their lines. */
export function PlanMap({ plan, parts }: PlanMapProps) {
  const cities = useMemo(() => planCities(plan), [plan])
  const [wanted, setCity] = useState<string | null>(null)
  /** Number of cities at the start of the list without a place of the plan. */
  const [without, setWithout] = useState(0)
  const city = cities.find(({ name }) => name === wanted) ?? cities[Math.min(without, cities.length - 1)]
  const [loaded, setLoaded] = useState<{ key: string; map: PlanMapData | 'failed' } | null>(null)
  const area =
    plan.brief.areasMode === 'only' ? plan.brief.areas.find((one) => one.city === city?.name)?.area : undefined
  const key = city ? JSON.stringify([city.name, area, city.lines.map(({ listingId }) => listingId)]) : ''

  useEffect(() => {
    if (key === '') return
    const gone = new AbortController()
    const [name, around, ids] = JSON.parse(key) as [string, string | null, string[]]
    loadPlanMap({ city: name, area: around ?? undefined, ids }, gone.signal).then(
      (map) => setLoaded({ key, map }),
      () => gone.signal.aborted || setLoaded({ key, map: 'failed' }),
    )
    return () => gone.abort()
  }, [key])

  if (!city) return <Nowhere>No line of this plan is in a city, so there is no map.</Nowhere>
  const map = loaded?.key === key ? loaded.map : null
  const isEmpty = map !== null && map !== 'failed' && map.points.length === 0
  if (isEmpty && wanted === null && without < cities.length - 1) setWithout(without + 1)
  return (
    <div className="map-ground relative flex min-h-80 flex-1 flex-col">
      {map === null ? (
        <Skeleton className="min-h-80 flex-1 rounded-none" />
      ) : map === 'failed' ? (
        <Nowhere>The map could not be loaded. The lines have the same places.</Nowhere>
      ) : map.frame && map.points.length > 0 ? (
        <CitySites key={key} city={city} map={{ ...map, frame: map.frame }} parts={parts} isLower={cities.length > 1} />
      ) : (
        <Nowhere>
          {map.frame
            ? `No line in ${city.name} has a place on the map: ${list([...new Set(city.lines.map(({ channel }) => tabName(channel)))])}.`
            : `There is no map of ${city.name} yet. Its ${plural(city.lines.length, ['line is', 'lines are'])} under Lines.`}
        </Nowhere>
      )}
      {cities.length > 1 && (
        <div className="absolute top-3 left-3 z-30 rounded-md bg-surface shadow-card">
          <NativeSelect
            variant="toolbar"
            label="City on the map"
            options={cities.map(({ name, lines }) => ({ value: name, label: `${name} (${lines.length})` }))}
            value={city.name}
            onChange={({ target }) => setCity(target.value)}
          />
        </div>
      )}
    </div>
  )
}

const Nowhere = ({ children }: { children: React.ReactNode }) => (
  <p className="grid min-h-80 flex-1 place-content-center p-6 text-center text-sm text-ink-2">{children}</p>
)

interface CitySitesProps {
  city: { name: string; lines: readonly PlanLine[] }
  map: PlanMapData & { frame: NonNullable<PlanMapData['frame']> }
  parts: readonly PlanPart[]
  /** True below the choice of the city. */
  isLower: boolean
}

function CitySites({ city, map: { frame, points, around }, parts, isLower }: CitySitesProps) {
  const pins = city.lines.flatMap((line) => {
    const point = points.find(({ id }) => id === line.listingId)
    if (!point) return []
    const mark = { text: String(line.lineNo), colour: colourOf(parts, line.channel) }
    return [
      {
        id: line.inventoryId,
        title: line.title,
        area: point.area,
        lat: point.lat,
        lng: point.lng,
        price: shortMoney(allIn(line)),
        path: line.path,
        mark,
      },
    ]
  })
  const [chosen, setChosen] = useState<string | null>(pins[0]?.id ?? null)
  const line = city.lines.find(({ inventoryId }) => inventoryId === chosen)
  return (
    <>
      <CityMap
        city={city.name}
        frame={frame}
        pins={pins}
        chosen={chosen}
        onChoose={({ id }) => setChosen(id)}
        around={around}
        isFilling
      />
      {line && <ChosenLine line={line} isLower={isLower} />}
    </>
  )
}

/** Line chosen on the map: at the top of a wide map, at the foot of a narrow one. */
const ChosenLine = ({ line, isLower }: { line: PlanLine; isLower: boolean }) => (
  <article
    aria-label={`Line ${line.lineNo}`}
    className={`absolute inset-x-3 bottom-10 z-20 flex gap-3 rounded-lg bg-map-pin p-2.5 text-sm shadow-pop @2xl:right-auto @2xl:bottom-auto @2xl:w-84 ${isLower ? '@2xl:top-15' : '@2xl:top-3'}`}
  >
    <img
      src={linePicture(line)}
      alt=""
      {...FRAME_SIZE.card}
      decoding="async"
      className="h-16 w-21 shrink-0 rounded-sm bg-surface-3 object-cover"
    />
    <div className="min-w-0 flex-1">
      <RouterLink
        to={line.path}
        target="_blank"
        rel="noopener noreferrer"
        className="block truncate rounded-xs font-bold hover:underline hover:underline-offset-2"
      >
        {line.lineNo}. {line.title}
        <span className="sr-only"> (opens in a new tab)</span>
      </RouterLink>
      <LineMarks line={line} className="truncate text-xs" />
      <p className="truncate text-xs text-ink-2">{[orderSize(line), line.area].filter(Boolean).join(', ')}</p>
      <p className="num mt-0.5">
        <b>{roundMoney(allIn(line))}</b> all in
      </p>
    </div>
  </article>
)
