import { Maximize, Minus, Plus, Store } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import {
  type Box,
  type Cluster,
  canZoomIn,
  clusters,
  moved,
  project,
  scaleOf,
  startWindow,
  UNITS_A_KM,
  type Window,
  windowAround,
  zoomed,
} from './geometry.ts'
import type { MapFrame, MapPin } from './map-data.ts'
import { Ground, MapCredit, Names, percent } from './map-parts.tsx'

/** Width by height of the box. */
const RATIO = 4 / 3
/** Minimum target of a finger in pixels, and the box width of the server's rendering. */
const FINGER = 46
/** Width of a pin with a number. */
const MARKED = 84
const SERVER_WIDTH = 420
const STEP = 0.25
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

interface CityMapProps {
  city: string
  frame: MapFrame
  pins: readonly MapPin[]
  /** Id of the chosen site. */
  chosen: string | null
  onChoose: (pin: MapPin) => void
  /** Locality with a circle around it. */
  around?: { name: string; lat: number; lng: number; km: number } | null
  /** True to fill the height of a flex column, without a frame; otherwise the box is 4 by 3. */
  isFilling?: boolean
}

/**
 * Map of a city with its sites: pins and clusters are buttons in reading order; the list next to it has the same
 * sites.
 */
export function CityMap({ city, frame, pins, chosen, onChoose, around = null, isFilling = false }: CityMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const ratio = useRef(RATIO)
  const measured = useRef(false)
  const [window, setWindow] = useState(() => startWindow(frame, pins, RATIO))
  const [width, setWidth] = useState(SERVER_WIDTH)
  const drag = useRef<{ x: number; y: number; from: Window } | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element
      if (clientWidth === 0 || clientHeight === 0) return
      setWidth(clientWidth)
      if (!isFilling) return
      const isFirst = measured.current === false
      measured.current = true
      ratio.current = clientWidth / clientHeight
      // Keeps the middle when the box changes its shape.
      setWindow(({ x, y, w, h }) => {
        if (isFirst) return startWindow(frame, pins, ratio.current)
        const middle = { x: x + w / 2, y: y + h / 2 }
        return windowAround(middle, Math.min(w, h * ratio.current), Math.min(h, w / ratio.current), ratio.current)
      })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isFilling, frame, pins])

  const groups = clusters(frame, pins, window, (pins.some(({ mark }) => mark) ? MARKED : FINGER) / width)
  const scale = scaleOf(window)
  const zoom = (factor: number, at?: Cluster) => setWindow((from) => zoomed(frame, from, factor, at))

  function open(group: Cluster) {
    const [pin] = group.pins
    if (pin && (group.pins.length === 1 || !canZoomIn(window))) onChoose(pin)
    else zoom(2.2, group)
  }
  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key]
    if (arrow) setWindow((from) => moved(frame, from, ...arrow))
    else if (event.key === '+' || event.key === '=') zoom(1.6)
    else if (event.key === '-') zoom(1 / 1.6)
    else return
    event.preventDefault()
  }
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.target instanceof Element && event.target.closest('button, a')) return
    drag.current = { x: event.clientX, y: event.clientY, from: window }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) {
    if (!drag.current) return
    const { x, y, from } = drag.current
    setWindow(moved(frame, from, (x - clientX) / currentTarget.clientWidth, (y - clientY) / currentTarget.clientHeight))
  }
  const endDrag = () => {
    drag.current = null
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is a group of buttons, not a set of fields
    <div
      ref={box}
      role="group"
      aria-label={`Map of ${city}`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      className={`relative w-full touch-pan-y overflow-hidden map-ground bg-map-land select-none ${isFilling ? 'min-h-80 flex-1' : 'aspect-4/3 rounded-card border border-line'}`}
    >
      <Ground frame={frame} window={window} />
      {around && <Circle {...around} {...project(frame, around)} window={window} />}
      <Names frame={frame} window={window} taken={groups.map((group) => boxOf(group, width))} />
      {groups.map((group) => (
        <PinButton
          key={group.pins.map(({ id }) => id).join(' ')}
          group={group}
          isChosen={group.pins.some(({ id }) => id === chosen)}
          isLast={!canZoomIn(window)}
          onPress={() => open(group)}
        />
      ))}
      <div className="absolute top-3 right-3 grid overflow-hidden rounded-lg bg-map-pin shadow-card">
        <MapButton label="Zoom in" Icon={Plus} onPress={() => zoom(1.6)} />
        <MapButton label="Zoom out" Icon={Minus} onPress={() => zoom(1 / 1.6)} />
        <MapButton
          label="Show all sites"
          Icon={Maximize}
          onPress={() => setWindow(startWindow(frame, pins, ratio.current))}
        />
      </div>
      <p
        aria-hidden
        style={{ width: percent(scale.share) }}
        className="absolute bottom-3 left-3 text-2xs font-semibold text-ink-2"
      >
        {scale.label}
        <span className="block h-1.5 border-2 border-t-0 border-ink-2" />
      </p>
      <MapCredit frame={frame} />
    </div>
  )
}

interface CircleProps {
  x: number
  y: number
  km: number
  name: string
  window: Window
}

/** Locality and its surroundings, under the pins. */
function Circle({ x, y, km, name, window }: CircleProps) {
  return (
    <>
      <svg
        role="img"
        aria-label={`${km} km around ${name}`}
        viewBox={`${window.x} ${window.y} ${window.w} ${window.h}`}
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-0 size-full"
      >
        <circle
          cx={x}
          cy={y}
          r={km * UNITS_A_KM}
          fill="var(--link)"
          fillOpacity={0.06}
          stroke="var(--link)"
          strokeWidth={1.5}
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span
        aria-hidden
        style={{ left: percent((x - window.x) / window.w), top: percent((y - window.y) / window.h) }}
        className="pointer-events-none absolute grid size-8 -translate-1/2 place-items-center rounded-full border-3 border-surface bg-accent text-accent-ink shadow-lift"
      >
        <Store className="size-4 stroke-2" />
      </span>
    </>
  )
}

/** Box covered by a pin, which names avoid. */
function boxOf({ pins, left, top }: Cluster, width: number): Box {
  const [wide, high] = [(pins.length > 1 ? 24 : 36) / width, (24 / width) * RATIO]
  return { left: left - wide, right: left + wide, top: top - high * (pins.length > 1 ? 1 : 1.6), foot: top + high }
}

interface PinButtonProps {
  group: Cluster
  isChosen: boolean
  /** True at the closest zoom: a cluster opens its first site in the list. */
  isLast: boolean
  onPress: () => void
}

const NAMED = 3

function PinButton({ group: { pins, left, top }, isChosen, isLast, onPress }: PinButtonProps) {
  const [pin] = pins
  if (!pin) return null
  const isCluster = pins.length > 1
  const areas = [...new Set(pins.map(({ area }) => area))].slice(0, NAMED).join(', ')
  const label = isCluster
    ? `${plural(pins.length, ['site', 'sites'])}, ${areas}. ${isLast ? 'Show in the list' : 'Zoom in'}`
    : `${pin.mark ? `${pin.mark.text}, ` : ''}${pin.price}, ${pin.title}, ${pin.area}`
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isCluster ? undefined : isChosen}
      onClick={onPress}
      style={{ left: percent(left), top: percent(top) }}
      className={`num absolute -translate-x-1/2 text-xs font-bold shadow-lift before:absolute before:-inset-2 hover:z-10 hover:bg-accent hover:text-accent-ink focus-visible:z-20 ${
        isCluster
          ? 'grid size-9 -translate-y-1/2 place-items-center rounded-full border-2 border-surface'
          : 'h-7 -translate-y-full rounded-md px-2'
      } ${isChosen ? 'z-10 bg-accent text-accent-ink' : isCluster ? 'bg-brand text-on-brand' : 'bg-map-pin text-ink'}`}
    >
      {isCluster ? pins.length : <PinText pin={pin} />}
    </button>
  )
}

const PinText = ({ pin: { mark, price } }: { pin: MapPin }) =>
  mark ? (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <span className="size-2.5 rounded-full border border-surface" style={{ backgroundColor: mark.colour }} />
      {mark.text} <span className="font-medium">{price}</span>
    </span>
  ) : (
    price
  )

interface MapButtonProps {
  label: string
  Icon: typeof Plus
  onPress: () => void
}

const MapButton = ({ label, Icon, onPress }: MapButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className="grid size-11 place-items-center text-ink not-first:border-t not-first:border-line hover:bg-surface-2"
  >
    <Icon aria-hidden className="size-5" strokeWidth={1.75} />
  </button>
)
