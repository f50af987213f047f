import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CatalogueFigures } from '../../../../worker/catalogue/figures.server.ts'
import { CHOWK } from '../../../art/picture.ts'
import { type ContentPage, partsOf, type Section, sectionOf } from '../../../content/page.ts'
import { Actions } from '../solutions/actions.tsx'
import { Benefits } from './benefits.tsx'
import { CountedFigures } from './counted-figures.tsx'
import { History } from './history.tsx'

interface AboutViewProps {
  page: ContentPage
  /** The band with the company's own figures. */
  headline: ReactNode
  figures: CatalogueFigures
}

/** The About page: who we are, our purpose, and figures counted from the catalogue. */
export function AboutView({ page, headline, figures }: AboutViewProps) {
  const closing = sectionOf(page, 'closing')
  return (
    <>
      <section className="page pt-12 lg:pt-20">
        <h1 className="max-w-[18ch] text-4xl lg:text-5xl">{page.heading}</h1>
        <p className="mt-5 max-w-[58ch] text-lg text-ink-2">{partsOf(page.body).texts}</p>
        <div className="mt-10 h-64 overflow-hidden rounded-2xl bg-[#0f1735] sm:h-80 lg:aspect-[1600/640] lg:h-auto">
          <img
            {...CHOWK}
            alt=""
            decoding="async"
            fetchPriority="high"
            className="size-full object-cover object-bottom"
          />
        </div>
      </section>
      <div className="page grid gap-x-16 gap-y-10 py-16 lg:grid-cols-2 lg:py-24">
        <Purpose section={sectionOf(page, 'mission')} />
        <Purpose section={sectionOf(page, 'vision')} />
      </div>
      {headline}
      <Benefits section={sectionOf(page, 'benefits')} />
      <CountedFigures section={sectionOf(page, 'counted')} figures={figures} />
      <History section={sectionOf(page, 'history')} />
      <section className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-5 pb-20">
        <h2 className="max-w-[26ch] text-2xl lg:text-3xl">{closing.title}</h2>
        <Actions
          links={partsOf(closing.body).links}
          looks={[{ variant: 'accent', trail: ArrowRight }, { variant: 'outline' }]}
        />
      </section>
    </>
  )
}

function Purpose({ section: { title, body } }: { section: Section }) {
  const [aim, ...texts] = partsOf(body).texts
  return (
    <section>
      <h2 className="text-sm font-semibold text-ink-3">{title}</h2>
      <p className="mt-2 text-2xl leading-snug font-bold">{aim}</p>
      <p className="mt-4 max-w-[52ch] text-ink-2">{texts}</p>
    </section>
  )
}
