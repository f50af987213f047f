import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from './icon-button.tsx'
import { variants } from './variants.ts'

/** One picture of a listing and its caption. */
export interface View {
  src: string
  alt: string
  width: number
  height: number
  /** Other widths of the same picture, and how wide it is in a gallery. */
  srcSet?: string
  sizes?: string
}

interface LightboxProps {
  title: string
  views: readonly View[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The current picture. It is kept after `isOpen` ends, so that closing does not change the picture. */
  index: number
  onShow: (index: number) => void
}

/** Minimum distance of a swipe in CSS pixels. */
const SWIPE_DISTANCE = 48

const CURRENT = { 'aria-current': 'true' } as const

const thumbnailStyles = variants({
  base: [
    'block h-14 w-20 overflow-hidden rounded-sm border-2 transition-opacity duration-150',
    'hover:opacity-100 data-focus-visible:opacity-100',
  ],
  variants: { isShown: { true: 'border-accent', false: 'border-transparent opacity-60' } },
})

/** All pictures at full size, one at a time: buttons, arrow keys, Home, End, thumbnails and swipe. Escape closes. */
export function Lightbox({ isOpen, onOpenChange, ...stage }: LightboxProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="on-dark fixed inset-x-0 top-0 z-50 h-(--visual-viewport-height) bg-[#0f1735] text-white transition-opacity duration-150 data-exiting:opacity-0 starting:opacity-0"
    >
      <Modal className="h-full outline-none">
        <Dialog className="h-full outline-none">{({ close }) => <Stage {...stage} onClose={close} />}</Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface StageProps extends Omit<LightboxProps, 'isOpen' | 'onOpenChange'> {
  onClose: () => void
}

function Stage({ title, views, index, onShow, onClose }: StageProps) {
  const last = views.length - 1
  const show = (next: number) => onShow((next + views.length) % views.length)
  const swipe = useSwipe((step) => show(index + step))
  const view = views[index]
  const keys: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }

  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }

  return (
    <Group aria-label="Pictures" onKeyDown={onKeyDown} className="flex h-full flex-col">
      <header className="flex items-center gap-3 py-2 pr-2 pl-5">
        <Heading slot="title" className="min-w-0 flex-1 truncate text-base">
          {title}
        </Heading>
        <p aria-live="polite" className="num shrink-0 text-sm text-white/85">
          {index + 1} of {views.length}
        </p>
        <IconButton variant="glass" size="md" aria-label="Close" onPress={onClose} autoFocus={last === 0}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="relative min-h-0 flex-1 touch-pan-y px-2 sm:px-18" {...swipe}>
        {view && (
          <img
            key={view.src}
            {...view}
            {...(view.srcSet && { sizes: '100vw' })}
            alt={view.alt}
            draggable={false}
            className="size-full object-contain"
          />
        )}
        {last > 0 && (
          <>
            <IconButton
              variant="glass"
              size="md"
              aria-label="Previous picture"
              onPress={() => show(index - 1)}
              className="absolute top-1/2 left-3 -translate-y-1/2 bg-black/40"
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton
              variant="glass"
              size="md"
              aria-label="Next picture"
              // Inside the group, so that the arrow keys work from the start
              autoFocus
              onPress={() => show(index + 1)}
              className="absolute top-1/2 right-3 -translate-y-1/2 bg-black/40"
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </>
        )}
      </div>
      <ul className="flex shrink-0 gap-2 overflow-x-auto p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:justify-center">
        {views.map((thumbnail, place) => (
          <li key={thumbnail.src} className="shrink-0">
            <Button
              aria-label={`Picture ${place + 1}: ${thumbnail.alt}`}
              {...(place === index && CURRENT)}
              onPress={() => show(place)}
              className={thumbnailStyles({ isShown: place === index })}
            >
              <img
                {...thumbnail}
                {...(thumbnail.srcSet && { sizes: '5rem' })}
                alt=""
                draggable={false}
                className="size-full object-cover"
              />
            </Button>
          </li>
        ))}
      </ul>
    </Group>
  )
}

/** Detects a horizontal swipe by touch or pen: 1 towards the next, -1 towards the previous. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number | null>(null)
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'mouse' ? null : event.clientX
    },
    onPointerUp(event: PointerEvent) {
      const travelled = start.current === null ? 0 : event.clientX - start.current
      start.current = null
      if (Math.abs(travelled) >= SWIPE_DISTANCE) onSwipe(travelled < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
