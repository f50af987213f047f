import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Drop {
  /** Index of the item next to which the dragged one would be dropped. */
  at: number
  side: 'above' | 'below' | 'left' | 'right'
}

interface DragOrderOptions {
  /** The element whose children are the items, in order. */
  list: RefObject<HTMLElement | null>
  count: number
  layout: 'column' | 'grid'
  onDrop: (from: number, to: number) => void
}

/** Movement up to this many pixels does not start a drag. */
const SLACK = 4

/** The nearest item to a point, and the side of its centre that the point is on. */
function dropAt(items: readonly Element[], x: number, y: number): Drop | null {
  const boxes = items.map((item) => item.getBoundingClientRect())
  // On phones a grid is one column.
  const isColumn = boxes.every(({ left }) => left === boxes[0]?.left)
  let nearest = Number.POSITIVE_INFINITY
  let drop: Drop | null = null
  for (const [at, { left, right, top, bottom }] of boxes.entries()) {
    const aside = isColumn ? 0 : Math.max(left - x, 0, x - right)
    const distance = Math.hypot(aside, Math.max(top - y, 0, y - bottom))
    if (distance >= nearest) continue
    nearest = distance
    if (isColumn) drop = { at, side: y > (top + bottom) / 2 ? 'below' : 'above' }
    else drop = { at, side: x > (left + right) / 2 ? 'right' : 'left' }
  }
  return drop
}

/** The index of the item from `from` after it is dropped at `drop`. */
const targetOf = (from: number, { at, side }: Drop) => {
  const gap = side === 'below' || side === 'right' ? at + 1 : at
  return gap > from ? gap - 1 : gap
}

/**
 * Drags an item of a list to another position, by mouse, pen or touch. The order changes only on the
 * drop; Escape cancels.
 */
export function useDragOrder({ list, count, layout, onDrop }: DragOrderOptions) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [drop, setDrop] = useState<Drop | null>(null)
  const stop = useRef<() => void>(undefined)
  const settle = useRef(onDrop)
  const counted = useRef(count)

  useEffect(() => {
    settle.current = onDrop
  })
  // Someone else added or removed an item, so the positions under the pointer are no longer the same.
  useEffect(() => {
    if (counted.current !== count) stop.current?.()
    counted.current = count
  }, [count])
  useEffect(() => () => stop.current?.(), [])

  function startAt(from: number, start: PointerEvent) {
    if (start.button !== 0 || stop.current) return
    const item = list.current?.children[from]
    if (!(item instanceof HTMLElement)) return
    const { left, top } = item.getBoundingClientRect()
    const grip = { x: start.clientX - left, y: start.clientY - top }
    const controller = new AbortController()
    const { signal } = controller
    let goal: Drop | null = null
    let phase: 'held' | 'dragged' | 'given up' = 'held'

    const putBack = () => {
      goal = null
      item.style.transform = ''
      setDragged(null)
      setDrop(null)
    }
    stop.current = () => {
      controller.abort()
      stop.current = undefined
      putBack()
    }

    const onPointerMove = ({ pointerId, clientX, clientY }: globalThis.PointerEvent) => {
      if (pointerId !== start.pointerId || phase === 'given up' || !list.current) return
      if (phase === 'held' && Math.hypot(clientX - start.clientX, clientY - start.clientY) < SLACK) return
      phase = 'dragged'
      // Measured now: its own position is a valid target too, and the page may have scrolled.
      item.style.transform = ''
      const own = item.getBoundingClientRect()
      const items = [...list.current.children]
      const found = dropAt(items, clientX, clientY)
      goal = found && targetOf(from, found) !== from ? found : null
      const dx = layout === 'column' ? 0 : clientX - grip.x - own.left
      item.style.transform = `translate(${dx}px, ${clientY - grip.y - own.top}px)`
      if (goal) items[goal.at]?.scrollIntoView({ block: 'nearest' })
      setDragged(from)
      setDrop(goal)
    }

    const onPointerUp = ({ pointerId }: globalThis.PointerEvent) => {
      if (pointerId !== start.pointerId) return
      const landed = goal
      if (phase !== 'held') swallowClick()
      stop.current?.()
      if (landed) settle.current(from, targetOf(from, landed))
    }

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || phase === 'held') return
      // Keeps Escape from closing the dialog around the list.
      event.stopPropagation()
      event.preventDefault()
      phase = 'given up'
      putBack()
    }

    addEventListener('pointermove', onPointerMove, { signal })
    addEventListener('pointerup', onPointerUp, { signal })
    addEventListener('pointercancel', () => stop.current?.(), { signal })
    addEventListener('keydown', onKeyDown, { signal, capture: true })
  }

  return { dragged, drop, startAt }
}

/** Suppresses the click at the end of a drag. It follows the pointerup or does not come at all. */
function swallowClick() {
  const swallow = (event: MouseEvent) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  requestAnimationFrame(() => removeEventListener('click', swallow, { capture: true }))
}
