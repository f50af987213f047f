import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Menu } from 'react-aria-components/Menu'
import { MenuItem } from './menu.tsx'
import { Popover } from './popover.tsx'
import { useDragOrder } from './use-drag-order.ts'
import { variants } from './variants.ts'

interface SortableProps<T> {
  items: readonly T[]
  /** The accessible name: "Custom fields". */
  label: string
  idOf: (item: T) => string
  /** The item's name in the label of its handle. */
  nameOf: (item: T) => string
  /** Moves the item at `from` to the position of the one at `to`. */
  onMove: (from: number, to: number) => void
  /** A column, or a grid in row order. */
  layout?: 'column' | 'grid'
  /** Read-only: without handles. */
  isFixed?: boolean
  className?: string
  /** Renders an item with its handle. */
  children: (item: T, handle: ReactNode, at: number) => ReactNode
}

const itemStyles = variants({
  base: [
    'relative min-w-0 data-dragged:pointer-events-none data-dragged:z-10 data-dragged:opacity-80',
    'data-drop:after:absolute data-drop:after:rounded-full data-drop:after:bg-focus',
    'data-[drop=above]:after:inset-x-0 data-[drop=above]:after:-top-1.5 data-[drop=above]:after:h-0.5',
    'data-[drop=below]:after:inset-x-0 data-[drop=below]:after:-bottom-1.5 data-[drop=below]:after:h-0.5',
    'data-[drop=left]:after:inset-y-0 data-[drop=left]:after:-left-2.5 data-[drop=left]:after:w-0.5',
    'data-[drop=right]:after:inset-y-0 data-[drop=right]:after:-right-2.5 data-[drop=right]:after:w-0.5',
  ],
})

const KEYS = {
  column: { ArrowUp: -1, ArrowDown: 1 },
  grid: { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 },
} as const satisfies Record<string, Record<string, -1 | 1>>

/**
 * A list that can be reordered. Its handles are dragged, moved with the arrow keys, or pressed for a menu, so
 * that neither precise pointing nor a keyboard is required. Rows may contain fields: only the handle listens.
 */
export function Sortable<T>({
  items,
  label,
  idOf,
  nameOf,
  onMove,
  layout = 'column',
  isFixed = false,
  className,
  children,
}: SortableProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  /** The item whose handle gets the focus back: a node that React moves loses it. */
  const [moved, setMoved] = useState<{ id: string } | null>(null)

  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(moved.id)}"]`)?.focus()
  }, [moved])

  function move(from: number, to: number) {
    const item = items[from]
    if (!item || from === to || to < 0 || to >= items.length) return
    onMove(from, to)
    setMoved({ id: idOf(item) })
    setSaid(`${nameOf(item)} is now ${to + 1} of ${items.length}`)
  }

  const { dragged, drop, startAt } = useDragOrder({ list, count: items.length, layout, onDrop: move })

  function moveByKey(event: KeyboardEvent, at: number) {
    const steps: Record<string, -1 | 1> = KEYS[layout]
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(at, at + step)
  }

  return (
    <>
      <ul ref={list} aria-label={label} className={className}>
        {items.map((item, at) => {
          const id = idOf(item)
          return (
            <li
              key={id}
              data-dragged={dragged === at || undefined}
              data-drop={drop?.at === at ? drop.side : undefined}
              className={itemStyles()}
            >
              {children(
                item,
                !isFixed && items.length > 1 && (
                  <Handle
                    id={id}
                    name={nameOf(item)}
                    isFirst={at === 0}
                    isLast={at === items.length - 1}
                    onDragStart={(event) => startAt(at, event)}
                    onKeyDown={(event) => moveByKey(event, at)}
                    onMove={(step) => move(at, at + step)}
                  />
                ),
                at,
              )}
            </li>
          )
        })}
      </ul>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
    </>
  )
}

interface HandleProps {
  id: string
  name: string
  isFirst: boolean
  isLast: boolean
  onDragStart: (event: PointerEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  onMove: (step: -1 | 1) => void
}

function Handle({ id, name, isFirst, isLast, onDragStart, onKeyDown, onMove }: HandleProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const disabledKeys = [isFirst && 'up', isLast && 'down'].filter((key) => key !== false)
  return (
    <>
      <button
        ref={button}
        type="button"
        data-handle={id}
        aria-label={`Move ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title="Drag, or use the arrow keys"
        onPointerDown={onDragStart}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(true)}
        className="inline-grid size-8.5 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-ink-3 transition-colors duration-150 hover:bg-surface-2 hover:text-ink active:cursor-grabbing pointer-coarse:min-h-11"
      >
        <GripVertical aria-hidden className="size-4.5" strokeWidth={1.75} />
      </button>
      <Popover trigger="MenuTrigger" triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} className="min-w-40">
        <Menu
          aria-label={`Move ${name}`}
          autoFocus="first"
          disabledKeys={disabledKeys}
          onAction={(key) => onMove(key === 'up' ? -1 : 1)}
          onClose={() => setOpen(false)}
          className="p-1.5 outline-none"
        >
          <MenuItem id="up" icon={ArrowUp}>
            Move up
          </MenuItem>
          <MenuItem id="down" icon={ArrowDown}>
            Move down
          </MenuItem>
        </Menu>
      </Popover>
    </>
  )
}
