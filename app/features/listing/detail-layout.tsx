import { type ReactNode, useState } from 'react'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import type { galleryOf } from './pictures.ts'
import { PriceBar, type PriceBarProps } from './price-bar.tsx'
import { PriceSheet } from './price-sheet.tsx'

interface DetailLayoutProps {
  crumbs: readonly Crumb[]
  /** Pictures above everything, across the page; absent when the heading has a picture. */
  gallery?: ReturnType<typeof galleryOf>
  panel: ReactNode
  /** Price bar of phones, at the foot of the screen. */
  bar: Omit<PriceBarProps, 'onOpen'>
  /** Content below the panel, across the page. */
  more: ReactNode
  similar: ReactNode
  children: ReactNode
}

/**
 * Layout of a page with a price panel next to the content. On phones the panel is a sheet that the bar opens; without
 * scripts it follows the content. There is one panel at a time, because its fields have ids.
 */
export function DetailLayout({ crumbs, gallery, panel, bar, more, similar, children }: DetailLayoutProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="pb-12">
        <div className="page">
          <div className="py-1 lg:pt-5 lg:pb-4">
            <Breadcrumbs items={crumbs} />
          </div>
          {gallery && <Gallery {...gallery} />}
        </div>
        <div
          className={`page grid gap-10 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-14 ${gallery ? 'mt-5 lg:mt-7' : ''}`}
        >
          <div className="min-w-0 space-y-8">{children}</div>
          <aside id="price" className="scroll-mt-40 max-lg:not-noscript:hidden">
            <div className="lg:sticky lg:top-36">{!isOpen && panel}</div>
          </aside>
        </div>
        <div className="page mt-8">{more}</div>
        {similar}
      </div>
      <PriceBar {...bar} onOpen={() => setOpen(true)} />
      <PriceSheet isOpen={isOpen} onOpenChange={setOpen}>
        {panel}
      </PriceSheet>
    </>
  )
}
