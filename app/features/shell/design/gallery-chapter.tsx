import { FRAME_SIZE, type Frame, sceneUrl } from '../../../art/picture.ts'
import { Gallery } from '../../../ui/gallery.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const SITE = { category: 'ooh', id: 'ooh-gachibowli', variant: 'unipole-flyover' }

const view = (frame: Frame, alt: string, light?: Parameters<typeof sceneUrl>[2]) => ({
  src: sceneUrl(SITE, frame, light),
  alt,
  ...FRAME_SIZE[frame],
})

const VIEWS = [
  view('wide', 'The unipole by day, over the flyover'),
  view('detail', 'The face from close by'),
  view('wide', 'The unipole by night, lit from the front', 'night'),
  view('wide', 'The unipole in the monsoon', 'monsoon'),
  view('square', 'The unipole at the golden hour', 'golden'),
]

/** The pictures of a listing as a grid, a strip and a lightbox. */
export function GalleryChapter() {
  return (
    <Chapter id="views" title="Gallery">
      <Specimen name="Gallery, five views" isWide layout="stack">
        <Gallery title="Unipole facing Gachibowli flyover, IT corridor side" views={VIEWS} caption="Illustration" />
      </Specimen>
      <Specimen name="Gallery, three views" layout="stack" isWide>
        <Gallery title="Unipole with three views" views={VIEWS.slice(0, 3)} />
      </Specimen>
    </Chapter>
  )
}
