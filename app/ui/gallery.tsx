import { Images } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Button as StyledButton } from './button.tsx'
import { Lightbox, type View } from './lightbox.tsx'
import { variants } from './variants.ts'

/** The number of pictures in the grid of wide screens; the lightbox shows all. */
const GRID_PLACES = 5

const galleryStyles = variants({
  slots: {
    strip: [
      'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
      'md:grid md:h-95 md:grid-rows-2 md:gap-2 md:overflow-hidden md:rounded-xl',
    ],
    place: 'w-full shrink-0 snap-center md:w-auto md:min-w-0',
    tile: 'group block h-72 w-full cursor-zoom-in overflow-hidden bg-surface-3 data-focus-visible:-outline-offset-2 md:h-full',
    picture: 'size-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.02]',
  },
  variants: {
    look: {
      wide: {},
      // One picture; the others are in the lightbox.
      small: {
        strip: 'h-48 md:h-full! md:grid-cols-1! md:grid-rows-1! sm:rounded-card',
        place: 'not-first:hidden md:row-span-1!',
        tile: 'h-full!',
      },
    },
    // The grid has no gaps for any number of pictures: the first is tall, and an odd last one spans its row.
    places: {
      1: { place: 'md:row-span-2' },
      2: { strip: 'md:grid-cols-2', place: 'md:row-span-2' },
      3: { strip: 'md:grid-cols-[2fr_1fr]', place: 'md:first:row-span-2' },
      4: { strip: 'md:grid-cols-[2fr_1fr_1fr]', place: 'md:first:row-span-2 md:nth-4:col-span-2' },
      5: { strip: 'md:grid-cols-[2fr_1fr_1fr]', place: 'md:first:row-span-2 md:nth-[n+6]:hidden' },
    },
  },
})

interface GalleryProps {
  title: string
  views: readonly View[]
  /** On the first picture. */
  caption?: string
  /** `small`: one picture next to a heading. */
  look?: 'wide' | 'small'
}

/**
 * The pictures of a listing: a grid on wide screens, a strip to swipe on phones; both are plain HTML. Each opens a
 * lightbox once React runs. On phones the strip extends over the page's gutters.
 */
export function Gallery({ title, views, caption, look = 'wide' }: GalleryProps) {
  const [isOpen, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const places = Math.min(views.length, GRID_PLACES) as 1 | 2 | 3 | 4 | 5
  const styles = galleryStyles({ places, look })
  const open = (place: number) => {
    setIndex(place)
    setOpen(true)
  }
  if (views.length === 0) return null
  const count = `${views.length} ${views.length === 1 ? 'picture' : 'pictures'}`

  return (
    <section aria-label={`Pictures of ${title}`} className={look === 'small' ? '-mx-5 sm:mx-0' : '-mx-5 md:mx-0'}>
      <div className="relative h-full">
        <ul className={styles.strip()}>
          {views.map((view, place) => (
            <li key={view.src} className={styles.place()}>
              <Button aria-haspopup="dialog" onPress={() => open(place)} className={styles.tile()}>
                <img
                  {...view}
                  alt={view.alt}
                  loading={place === 0 ? 'eager' : 'lazy'}
                  fetchPriority={place === 0 ? 'high' : 'auto'}
                  decoding={place === 0 ? 'sync' : 'async'}
                  draggable={false}
                  className={styles.picture()}
                />
              </Button>
            </li>
          ))}
        </ul>
        <StyledButton
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          onPress={() => open(0)}
          className={`num absolute! border-transparent! shadow-pop ${look === 'small' ? 'right-2 bottom-2' : 'right-4 bottom-4'}`}
        >
          <Images aria-hidden />
          {count}
        </StyledButton>
        {caption && (
          <p
            className={`pointer-events-none absolute rounded-sm bg-surface px-2 py-0.5 text-2xs font-semibold text-ink-2 ${look === 'small' ? 'top-2 left-2' : 'bottom-4 left-4'}`}
          >
            {caption}
          </p>
        )}
      </div>
      <Lightbox title={title} views={views} isOpen={isOpen} onOpenChange={setOpen} index={index} onShow={setIndex} />
    </section>
  )
}
