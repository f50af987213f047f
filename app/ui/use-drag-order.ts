import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Drop {
  /** Index of the item beside which the dragged one would land. */
  at: number
  side: 'above' | 'below' | 'left' | 'right'
}

interface DragOrderOptions {
  /** Its children are the items, in order. */
  list: RefObject<HTMLElement | null>
  count: number
  layout: 'column' | 'grid'
  onDrop: (from: number, to: number) => void
}

/** A hand that trembles this much, in pixels, has not begun to drag. */
const SLACK = 4

/** Nearest item to a point, and on which side of its middle the point is. */
function dropAt(items: readonly Element[], x: number, y: number): Drop | null {
  const boxes = items.map((item) => item.getBoundingClientRect())
  // A grid is a column on a phone.
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

/** Index that the item from `from` gets when it is let go at `drop`. */
const targetOf = (from: number, { at, side }: Drop) => {
  const gap = side === 'below' || side === 'right' ? at + 1 : at
  return gap > from ? gap - 1 : gap
}

/**
 * Dragging an item of a list to another place, with a mouse, a pen or a finger. Nothing changes place before it is let
 * go; Escape takes it back.
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
  // Somebody else added or removed an item: the places under the hand are not the same any more.
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
      // Measured where it lies: its own place is a goal like the others, and the page may have scrolled.
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
      // Not for the dialog around the list, which would close.
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

/** The click that ends a drag is no press. It comes with the pointer's release or not at all. */
function swallowClick() {
  const swallow = (event: MouseEvent) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  requestAnimationFrame(() => removeEventListener('click', swallow, { capture: true }))
}
