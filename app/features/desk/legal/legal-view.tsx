import { Link as LinkIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Section, textOf } from '../../../content/page.ts'
import { Prose } from '../../../kit/prose/prose.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { variants } from '../../../ui/variants.ts'
import { Contents } from './contents.tsx'
import type { LegalDocument } from './documents.ts'
import { StoredTable } from './stored-table.tsx'

const tabStyles = variants({
  base: 'flex min-h-11 items-center',
  variants: {
    isCurrent: {
      true: 'text-ink underline decoration-accent decoration-3 underline-offset-8',
      false: 'text-ink-3 hover:text-ink',
    },
  },
})

/** Print shows only the document, in the light theme: this hides the site's header and footer. */
const ON_PAPER =
  'print:[color-scheme:light] print:pt-0 print:[body:has(&)]:bg-white print:[body:has(&)>header]:hidden print:[body:has(&)>footer]:hidden'

interface LookProps {
  children: ReactNode
}

const LOOKS = {
  p: ({ children }: LookProps) => <p className="mt-2 max-w-[66ch] text-ink-2">{children}</p>,
  ul: ({ children }: LookProps) => <ul className="mt-3 max-w-[66ch] space-y-1.5 text-ink-2">{children}</ul>,
  li: ({ children }: LookProps) => (
    <li className="flex gap-3 print:break-inside-avoid">
      <span aria-hidden className="mt-2.5 size-1.5 shrink-0 rounded-full bg-line-strong" />
      <span className="min-w-0">{children}</span>
    </li>
  ),
}

interface LegalViewProps {
  document: LegalDocument
  /** All documents, for the links between them. */
  others: readonly { path: string; name: string }[]
}

/** A legal document: its summary, table of contents, and sections, each with a fragment of its own. */
export function LegalView({ document: { path, title, summary, updated, sections }, others }: LegalViewProps) {
  return (
    <article className={`page pt-6 pb-20 text-ink ${ON_PAPER}`}>
      <div className="border-b border-line pb-7">
        <nav aria-label="Legal pages" className="flex flex-wrap gap-x-5 text-sm font-semibold print:hidden">
          {others.map((other) => {
            const isCurrent = other.path === path
            return (
              <RouterLink
                key={other.path}
                to={other.path}
                aria-current={isCurrent ? 'page' : undefined}
                className={tabStyles({ isCurrent })}
              >
                {other.name}
              </RouterLink>
            )
          })}
        </nav>
        <h1 className="mt-5 text-3xl lg:text-4xl">{title}</h1>
        <p className="mt-2 text-ink-2">Last updated: {updated}</p>
      </div>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-7 lg:mt-9 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-16 print:block">
        <Contents sections={sections} />
        <div>
          <p className="max-w-[66ch] rounded-lg bg-surface-2 p-5 text-ink-2">
            <b className="text-ink">In short.</b> {summary}
          </p>
          {sections.map((section, at) => (
            <SectionView key={section.id} section={section} number={at + 1} />
          ))}
        </div>
      </div>
    </article>
  )
}

function SectionView({ section: { id, title, body }, number }: { section: Section; number: number }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="group mt-9 scroll-mt-20">
      <h2 id={`${id}-title`} className="flex items-baseline gap-3 text-xl print:break-after-avoid">
        <span aria-hidden className="num text-ink-3">
          {number}
        </span>
        {title}
        <a
          href={`#${id}`}
          className="grid size-6 shrink-0 place-items-center self-center rounded-xs text-ink-3 hover:text-ink pointer-coarse:size-11 print:hidden"
        >
          <LinkIcon aria-hidden className="size-4" strokeWidth={2} />
          <span className="sr-only">Link to “{title}”</span>
        </a>
      </h2>
      {body.map((element) =>
        element.tag === 'table' ? (
          <StoredTable key={id} caption={title} table={element} />
        ) : (
          <Prose key={textOf(element)} pieces={[element]} looks={LOOKS} />
        ),
      )}
    </section>
  )
}
