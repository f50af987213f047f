import { partsOf, type Section } from '../../../content/page.ts'
import { type ActionLook, Actions } from './actions.tsx'

/** The closing band of a page, with one call to action. */
export function ClosingBand({ section: { title, body }, look }: { section: Section; look: ActionLook }) {
  const { texts, links } = partsOf(body)
  return (
    <section className="on-dark bg-[#16213d] text-white">
      <div className="page flex flex-col gap-6 py-12 sm:flex-row sm:items-center sm:justify-between lg:py-14">
        <div>
          <h2 className="text-2xl lg:text-3xl">{title}</h2>
          <p className="mt-1.5 max-w-[56ch] text-white/80">{texts}</p>
        </div>
        <Actions links={links} looks={[look]} />
      </div>
    </section>
  )
}
