import { type PointerEvent, useEffect, useRef } from 'react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'

/** Movement up to this many pixels is not a drag. */
const SLACK = 5

/** Time after which a resting finger selects; one that moves earlier scrolls the page. */
const LONG_PRESS_MS = 450

interface DayDrag {
  /** Day at a point; null outside of the days. */
  dayAt: (x: number, y: number) => CivilDate | null
  /** Undefined when nothing can be selected. */
  onSelect: ((anchor: CivilDate, head: CivilDate) => void) | undefined
  /** Called for a press and release on one day. */
  onTap: (day: CivilDate) => void
}

/** Selects days by dragging, with a mouse or pen, and with a finger after a long press. */
export function useDayDrag({ dayAt, onSelect, onTap }: DayDrag) {
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  return function startDrag(start: PointerEvent) {
    if (start.button !== 0 || stop.current) return
    const first = dayAt(start.clientX, start.clientY)
    if (first === null) return
    const isTouch = start.pointerType === 'touch'
    const controller = new AbortController()
    const { signal } = controller
    let isDragging = false
    const hold = isTouch && onSelect ? window.setTimeout(begin, LONG_PRESS_MS) : undefined

    function begin() {
      if (first === null || !onSelect) return
      isDragging = true
      onSelect(first, first)
    }
    stop.current = () => {
      controller.abort()
      window.clearTimeout(hold)
      stop.current = undefined
    }

    const onPointerMove = ({ pointerId, clientX, clientY }: globalThis.PointerEvent) => {
      if (pointerId !== start.pointerId) return
      if (!isDragging) {
        if (Math.hypot(clientX - start.clientX, clientY - start.clientY) < SLACK) return
        if (isTouch || !onSelect) return stop.current?.()
        begin()
      }
      const day = dayAt(clientX, clientY)
      if (day !== null) onSelect?.(first, day)
    }
    const onPointerUp = ({ pointerId }: globalThis.PointerEvent) => {
      if (pointerId !== start.pointerId) return
      stop.current?.()
      if (!isDragging) onTap(first)
    }
    // While days are selected, the finger does not scroll, and no context menu opens.
    const keep = (event: Event) => isDragging && event.preventDefault()

    addEventListener('pointermove', onPointerMove, { signal })
    addEventListener('pointerup', onPointerUp, { signal })
    addEventListener('pointercancel', () => stop.current?.(), { signal })
    addEventListener('touchmove', keep, { signal, passive: false })
    if (isTouch) addEventListener('contextmenu', keep, { signal })
  }
}
