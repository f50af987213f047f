import { MapPin, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { moved, project, scaleOf, startWindow, type Window, windowAround, zoomed } from './geometry.ts'
import type { MapFrame } from './map-data.ts'
import { Ground, MapCredit, Names, percent } from './map-parts.tsx'

const RATIO = 260 / 226
/** Width of the window, units: thirteen kilometres. */
const WIDTH = 260
/** Units per press of an arrow key: a hundred metres; with Shift a kilometre. */
const STEP = 2
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Point {
  lat: number
  lng: number
}

interface PinMapProps {
  city: string
  frame: MapFrame
  /** Null while it is not set. */
  point: Point | null
  onChange: (point: Point) => void
  isReadOnly?: boolean
}

const rounded = (value: number) => Math.round(value * 1e5) / 1e5

/** Map of a city on which one point is set: by a press, by dragging the pin, or by its arrow keys. */
export function PinMap({ city, frame, point, onChange, isReadOnly = false }: PinMapProps) {
  const box = useRef<HTMLElement>(null)
  const here = point && project(frame, point)
  const isOn = (at: { x: number; y: number }) => at.x >= 0 && at.y >= 0 && at.x <= frame.size && at.y <= frame.size
  const isShown = here !== null && isOn(here)
  const [window, setWindow] = useState<Window>(() =>
    here && isOn(here) ? windowAround(here, WIDTH, 0, RATIO) : startWindow(frame, [], RATIO),
  )
  const drag = useRef<{ x: number; y: number; from: Window; isPin: boolean } | null>(null)

  const put = ({ x, y }: { x: number; y: number }) =>
    onChange({
      lat: rounded(frame.lat - (y - frame.half) / frame.north),
      lng: rounded(frame.lng + (x - frame.half) / frame.east),
    })
  const unitsAt = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = (box.current as HTMLElement).getBoundingClientRect()
    return { x: window.x + ((clientX - left) / width) * window.w, y: window.y + ((clientY - top) / height) * window.h }
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target.closest('button, a') : null
    const isPin = target?.hasAttribute('data-pin') ?? false
    if (target && !isPin) return
    drag.current = { x: event.clientX, y: event.clientY, from: window, isPin: isPin && !isReadOnly }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!drag.current) return
    const { x, y, from, isPin } = drag.current
    if (isPin) return put(unitsAt(event))
    const { clientWidth, clientHeight } = event.currentTarget
    setWindow(moved(frame, from, (x - event.clientX) / clientWidth, (y - event.clientY) / clientHeight))
  }
  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const start = drag.current
    drag.current = null
    if (!start || start.isPin || isReadOnly) return
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < 4) put(unitsAt(event))
  }
  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key]
    if (!arrow || isReadOnly || !here) return
    event.preventDefault()
    const step = STEP * (event.shiftKey ? 10 : 1)
    put({ x: here.x + arrow[0] * step, y: here.y + arrow[1] * step })
  }
  const left = here ? (here.x - window.x) / window.w : 0
  const top = here ? (here.y - window.y) / window.h : 0
  const isInside = isShown && left >= 0 && left <= 1 && top >= 0 && top <= 1
  const scale = scaleOf(window)
  return (
    <figure
      ref={box}
      aria-label={`Map of ${city}`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        drag.current = null
      }}
      className="map-ground relative aspect-260/226 w-full touch-pan-y overflow-hidden rounded-lg border border-line bg-map-land select-none"
    >
      <Ground frame={frame} window={window} />
      <Names
        frame={frame}
        window={window}
        taken={isInside ? [{ left: left - 0.2, right: left + 0.2, top: top - 0.1, foot: top + 0.12 }] : []}
      />
      {isInside && (
        <button
          type="button"
          data-pin
          disabled={isReadOnly}
          aria-label="Pin. Drag it, or use the arrow keys"
          onKeyDown={onKeyDown}
          style={{ left: percent(left), top: percent(top) }}
          className="absolute z-10 grid size-11 -translate-x-1/2 -translate-y-[85%] touch-none place-items-center rounded-full"
        >
          <MapPin aria-hidden className="size-9 fill-brand text-surface drop-shadow-lg" strokeWidth={1.5} />
        </button>
      )}
      {isInside && !isReadOnly && (
        <span
          aria-hidden
          style={{ left: percent(Math.min(Math.max(left, 0.22), 0.78)), top: percent(top) }}
          className="pointer-events-none absolute mt-2.5 -translate-x-1/2 rounded-sm bg-brand px-2 py-1 text-2xs font-semibold whitespace-nowrap text-on-brand"
        >
          Drag, or use the arrow keys
        </span>
      )}
      {!isInside && !isReadOnly && (
        <p className="pointer-events-none absolute top-3 left-3 max-w-[60%] rounded-sm bg-brand px-2 py-1 text-2xs font-semibold text-on-brand">
          {point ? 'The point is outside the map' : 'Press the map to set the point'}
        </p>
      )}
      <div className="absolute top-3 right-3 grid overflow-hidden rounded-md bg-surface shadow-pop">
        <IconButton
          size="md"
          aria-label="Zoom in"
          onPress={() => setWindow((from) => zoomed(frame, from, 1.6, here && isInside ? here : undefined))}
        >
          <Plus aria-hidden />
        </IconButton>
        <IconButton size="md" aria-label="Zoom out" onPress={() => setWindow((from) => zoomed(frame, from, 1 / 1.6))}>
          <Minus aria-hidden />
        </IconButton>
      </div>
      <p
        aria-hidden
        style={{ width: percent(scale.share) }}
        className="absolute bottom-2.5 left-3 text-2xs font-semibold text-ink-2"
      >
        {scale.label}
        <span className="block h-1.5 border-2 border-t-0 border-ink-2" />
      </p>
      <MapCredit frame={frame} />
    </figure>
  )
}
