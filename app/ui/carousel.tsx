import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, type UIEvent, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'

interface CarouselProps {
  label: string
  /** The noun for one slide, for the buttons: "Next testimonial". */
  noun: string
  children: ReactNode
}

/**
 * Shows one slide at a time in a scrollable track that the buttons move; after the last comes the
 * first. It never moves by itself. Without scripts the track shows its scroll bar instead of the buttons.
 */
export function Carousel({ label, noun, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  // The target of the current scroll: a second press counts from there, not from the current position.
  const heading = useRef<number | null>(null)
  const slides = Children.toArray(children)

  const go = (step: 1 | -1) => {
    const from = heading.current ?? index
    const next = (from + step + slides.length) % slides.length
    const wraps = Math.abs(next - from) > 1
    heading.current = next
    // CSS turns `scroll-smooth` off for reduced motion. Wrapping around jumps instead of scrolling past every slide.
    track.current?.scrollTo({ left: next * track.current.clientWidth, behavior: wraps ? 'instant' : 'auto' })
  }

  const onScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    const place = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
    if (place === heading.current) heading.current = null
    setIndex(place)
  }

  return (
    <section aria-label={label} aria-roledescription="carousel" className="min-w-0">
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        tabIndex={0}
        onScroll={onScroll}
        onPointerDown={() => {
          heading.current = null
        }}
        className="flex snap-x snap-mandatory items-stretch overflow-x-auto overscroll-x-contain scroll-smooth rounded-lg [scrollbar-width:none] noscript:[scrollbar-width:thin]"
      >
        {slides.map((slide, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides of a carousel are never reordered
          <li key={place} className="w-full min-w-0 shrink-0 snap-start">
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="mt-5 flex items-center gap-2.5 noscript:hidden">
          <IconButton variant="circle" size="md" aria-label={`Previous ${noun}`} onPress={() => go(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton variant="circle" size="md" aria-label={`Next ${noun}`} onPress={() => go(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
          <p aria-live="polite" className="num ml-1.5 text-sm text-ink-2">
            {index + 1} of {slides.length}
          </p>
        </div>
      )}
    </section>
  )
}
