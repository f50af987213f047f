import type { ReactNode } from 'react'
import { heroScene, type Side } from '../../../art/picture.ts'
import { type ContentPage, partsOf } from '../../../content/page.ts'
import { type ActionLook, Actions } from './actions.tsx'

interface DarkHeroProps {
  page: ContentPage
  /**
   * Side of the market whose scene is the background; on wide screens its billboard is between the text and the card.
   */
  side: Side
  looks: readonly ActionLook[]
  /** The card on top of the scene. */
  children: ReactNode
}

/** The hero of a solutions page. It starts under the header. */
export function DarkHero({ page, side, looks, children }: DarkHeroProps) {
  const { texts, links } = partsOf(page.body)
  return (
    <section className="on-dark relative isolate overflow-hidden bg-[#0f1735] text-white">
      <img
        {...heroScene(side)}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 -z-10 hidden size-full object-cover object-bottom xl:block"
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] items-center gap-10 pt-28 pb-14 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:pt-38 lg:pb-28">
        {/* Left of the billboard. */}
        <div className="xl:max-w-100">
          <h1 className="max-w-[14ch] text-4xl sm:text-5xl">{page.heading}</h1>
          <p className="mt-5 max-w-[44ch] text-lg text-white/85">{texts}</p>
          <div className="mt-8">
            <Actions links={links} looks={looks} />
          </div>
        </div>
        <div className="w-full max-w-[420px] lg:justify-self-end">{children}</div>
      </div>
    </section>
  )
}
