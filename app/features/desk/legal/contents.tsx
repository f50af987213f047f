import { ChevronDown } from 'lucide-react'
import type { Section } from '../../../content/page.ts'

type ContentsProps = { sections: readonly Pick<Section, 'id' | 'title'>[] }

/** Plain fragment links: the browser scrolls and updates the URL. */
function Links({ sections }: ContentsProps) {
  return sections.map(({ id, title }, at) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className="-ml-px flex min-h-8 items-center gap-2.5 border-l-2 border-transparent py-1 pl-4 text-ink-2 hover:border-accent hover:text-ink pointer-coarse:min-h-11"
      >
        <span aria-hidden className="num w-5 shrink-0 text-ink-3">
          {at + 1}
        </span>
        {title}
      </a>
    </li>
  ))
}

/** The table of contents: sticky next to the text on wide screens, else collapsed above it. */
export function Contents({ sections }: ContentsProps) {
  return (
    <>
      <nav aria-label="On this page" className="hidden lg:block print:hidden">
        <ol className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto border-l border-line text-sm">
          <Links sections={sections} />
        </ol>
      </nav>
      <details className="group rounded-lg border border-line bg-surface lg:hidden print:hidden">
        <summary
          // app/document/shell.js changes this label while the part is open.
          suppressHydrationWarning
          className="flex min-h-12 list-none items-center justify-between gap-4 rounded-lg px-4 font-semibold [&::-webkit-details-marker]:hidden"
        >
          On this page
          <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-3 group-open:rotate-180" />
        </summary>
        <nav aria-label="On this page" className="px-4 pb-3">
          <ol className="border-l border-line text-sm">
            <Links sections={sections} />
          </ol>
        </nav>
      </details>
    </>
  )
}
