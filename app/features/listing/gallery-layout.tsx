import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import type { galleryOf } from './pictures.ts'

interface GalleryLayoutProps {
  crumbs: readonly Crumb[]
  gallery: ReturnType<typeof galleryOf>
  /** Next to the text, and below it on phones. */
  panel: ReactNode
  /** Phones: stays at the foot of the screen. */
  bar: ReactNode
  similar: ReactNode
  children: ReactNode
}

/** A layout that starts with the pictures, then the text with the price next to it. */
export function GalleryLayout({ crumbs, gallery, panel, bar, similar, children }: GalleryLayoutProps) {
  return (
    <>
      <div className="pb-16 lg:pb-20">
        <div className="page">
          <div className="py-2 lg:pt-6 lg:pb-4">
            <Breadcrumbs items={crumbs} />
          </div>
          <Gallery {...gallery} />
        </div>
        <div className="page mt-6 grid gap-12 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
          <div className="min-w-0">{children}</div>
          <StickyPanel>{panel}</StickyPanel>
        </div>
        {similar}
      </div>
      {bar}
    </>
  )
}

/** The sticky position of a price panel under the header and tabs; a tall panel scrolls. */
export function StickyPanel({ children }: { children: ReactNode }) {
  return (
    <aside id="price" className="scroll-mt-40">
      <div className="lg:sticky lg:top-40">{children}</div>
    </aside>
  )
}
