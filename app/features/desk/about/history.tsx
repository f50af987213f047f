import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'

/** The company's history, the earliest first. */
const CHAPTERS: readonly { year: number; text: string }[] = [
  {
    year: 2018,
    text: 'Two media planners in Madhapur share one spreadsheet of hoardings with the rates filled in. Others ask for a copy.',
  },
  { year: 2021, text: 'Radio and print owners join. The spreadsheet becomes a site.' },
  { year: 2024, text: 'One campaign for several owners, with the documents of each in one place.' },
]

/** The founding story, next to a drawing. */
export function History() {
  return (
    <section aria-labelledby="history" className="page pb-20 lg:pb-24">
      <div className="grid overflow-hidden rounded-2xl bg-surface shadow-card lg:grid-cols-[1fr_1.15fr]">
        <div className="p-7 sm:p-10 lg:p-12">
          <h2 id="history" className="text-2xl">
            How it started
          </h2>
          <ol className="mt-6 space-y-6 border-l border-line pl-6">
            {CHAPTERS.map(({ year, text }) => (
              <li key={year} className="relative">
                <span
                  aria-hidden
                  className="absolute top-1.5 -left-[1.84rem] size-3 rounded-full border-2 border-surface bg-accent"
                />
                <h3 className="num text-base">{year}</h3>
                <p className="max-w-[48ch] text-sm text-ink-2">{text}</p>
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
