import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Section } from '../../../content/page.ts'
import { Prose } from '../../../kit/prose/prose.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { findTopics } from './guide.ts'

/** Print shows only the guide, in the light theme. */
const ON_PAPER =
  'print:block print:[color-scheme:light] print:[body:has(&)_aside]:hidden print:[body:has(&)_header]:hidden print:[body:has(&)]:bg-white'

interface LookProps {
  children: ReactNode
}

const LOOKS = {
  ol: ({ children }: LookProps) => <ol className="list-decimal space-y-1 pl-5">{children}</ol>,
  dl: ({ children }: LookProps) => <dl className="divide-y divide-line border-y border-line">{children}</dl>,
  div: ({ children }: LookProps) => (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[180px_minmax(0,1fr)]">{children}</div>
  ),
  dt: ({ children }: LookProps) => <dt className="font-semibold text-ink">{children}</dt>,
}

interface GuideViewProps {
  guide: readonly Section[]
  search: string
  onSearch: (search: string) => void
  /** True when the reader may open a page of the back office: only then its chapter has a link. */
  mayOpen: (to: string) => boolean
}

/** Guide of the back office: contents, a search over its headings, and chapters. */
export function GuideView({ guide, search, onSearch, mayOpen }: GuideViewProps) {
  const chapters = findTopics(guide, search)
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[260px_minmax(0,1fr)] ${ON_PAPER}`}>
      <div className="space-y-4 xl:sticky xl:top-19 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto print:hidden">
        <div className="p-0.5">
          <SearchInput
            label="Search the headings"
            placeholder="Search headings"
            variant="toolbar"
            value={search}
            onChange={({ target }) => onSearch(target.value)}
          />
        </div>
        <Contents chapters={chapters} />
      </div>
      {chapters.length === 0 ? (
        <EmptyState icon={SearchX} title="No heading has these words" heading="h2">
          Try one word, such as refund, role or schedule.
        </EmptyState>
      ) : (
        <article aria-label="Admin guide" className="min-w-0 space-y-5">
          {chapters.map((chapter) => (
            <Chapter key={chapter.id} chapter={chapter} mayOpen={mayOpen} />
          ))}
        </article>
      )}
    </div>
  )
}

function Contents({ chapters }: { chapters: readonly Section[] }) {
  return (
    <nav aria-label="Contents" className="text-sm">
      <ul className="space-y-2.5">
        {chapters.map(({ id, title, sections }) => (
          <li key={id}>
            <ContentsLink id={id} className="font-semibold">
              {title}
            </ContentsLink>
            <ul className="hidden xl:block">
              {sections.map((topic) => (
                <li key={topic.id}>
                  <ContentsLink id={topic.id} className="pl-3 text-ink-2">
                    {topic.title}
                  </ContentsLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const ContentsLink = ({ id, className, children }: { id: string; className: string; children: string }) => (
  <a
    href={`#${id}`}
    className={`flex min-h-7 items-center rounded-xs hover:underline pointer-coarse:min-h-11 ${className}`}
  >
    {children}
  </a>
)

interface ChapterProps extends Pick<GuideViewProps, 'mayOpen'> {
  chapter: Section
}

function Chapter({ chapter: { id, title, to, sections }, mayOpen }: ChapterProps) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="scroll-mt-18 p-5 print:border-0 print:p-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        {to && mayOpen(to) && (
          <RouterLink
            to={to}
            className="flex min-h-6 items-center rounded-xs text-sm font-semibold text-link hover:underline pointer-coarse:min-h-11 print:hidden"
          >
            Open {title}
          </RouterLink>
        )}
      </div>
      {sections.map((topic) => (
        <section key={topic.id} id={topic.id} aria-labelledby={`${topic.id}-title`} className="mt-5 scroll-mt-18">
          <h3 id={`${topic.id}-title`} className="text-sm font-bold print:break-after-avoid">
            {topic.title}
          </h3>
          <div className="mt-1.5 max-w-[72ch] space-y-2.5 text-sm leading-relaxed text-ink-2">
            <Prose pieces={topic.body} looks={LOOKS} />
          </div>
        </section>
      ))}
    </Card>
  )
}
