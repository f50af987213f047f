import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { partsOf, type Section } from '../../../content/page.ts'

/** The founding story, next to a drawing. */
export function History({ section: { id, title, sections } }: { section: Section }) {
  return (
    <section aria-labelledby={id} className="page pb-20 lg:pb-24">
      <div className="grid overflow-hidden rounded-2xl bg-surface shadow-card lg:grid-cols-[1fr_1.15fr]">
        <div className="p-7 sm:p-10 lg:p-12">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <ol className="mt-6 space-y-6 border-l border-line pl-6">
            {sections.map((chapter) => (
              <li key={chapter.id} className="relative">
                <span
                  aria-hidden
                  className="absolute top-1.5 -left-[1.84rem] size-3 rounded-full border-2 border-surface bg-accent"
                />
                <h3 className="num text-base">{chapter.title}</h3>
                <p className="max-w-[48ch] text-sm text-ink-2">{partsOf(chapter.body).texts}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="relative hidden min-h-80 lg:block">
          <img
            src={sceneUrl({ category: 'btl', id: 'about', variant: 'bazaar' }, 'wide')}
            alt=""
            {...FRAME_SIZE.wide}
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full bg-surface-3 object-cover"
          />
        </div>
      </div>
    </section>
  )
}
