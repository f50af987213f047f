import { Link as LinkIcon } from 'lucide-react'
import { useGstRates } from '../../../site.ts'
import { RouterLink } from '../../../ui/router-link.tsx'
import { variants } from '../../../ui/variants.ts'
import { Contents } from './contents.tsx'
import { LAST_UPDATED, type LegalSection, type ShownBlock, type ShownDocument } from './document.ts'
import { gstLines } from './gst-lines.ts'
import { RichText } from './rich-text.tsx'
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

interface LegalViewProps {
  document: ShownDocument
  /** All documents, for the links between them. */
  others: readonly Pick<ShownDocument, 'path' | 'name'>[]
}

/** A legal document: its summary, table of contents, and sections, each with a fragment of its own. */
export function LegalView({ document: { path, title, summary, sections }, others }: LegalViewProps) {
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
        <p className="mt-2 text-ink-2">
          Last updated: <time dateTime="2024-03-15">{LAST_UPDATED}</time>
        </p>
      </div>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-7 lg:mt-9 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-16 print:block">
        <Contents sections={sections} />
        <div>
          <p className="max-w-[66ch] rounded-lg bg-surface-2 p-5 text-ink-2">
            <b className="text-ink">In short.</b> {summary}
          </p>
          {sections.map((section, at) => (
            <Section key={section.id} section={section} number={at + 1} />
          ))}
        </div>
      </div>
    </article>
  )
}

function Section({ section: { id, title, blocks }, number }: { section: LegalSection<ShownBlock>; number: number }) {
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
      {blocks.map((block) => (
        <BlockView key={keyOf(block)} block={block} caption={title} />
      ))}
    </section>
  )
}

function keyOf(block: ShownBlock): string {
  if (typeof block === 'string') return block
  return 'list' in block ? `list ${block.list[0]}` : (Object.keys(block)[0] ?? '')
}

function BlockView({ block, caption }: { block: ShownBlock; caption: string }) {
  const rates = useGstRates()
  if (typeof block === 'string') {
    return (
      <p className="mt-2 max-w-[66ch] text-ink-2">
        <RichText text={block} />
      </p>
    )
  }
  if ('stored' in block) return <StoredTable caption={caption} items={block.stored} />
  const texts = 'rates' in block ? gstLines(rates) : block.list
  return (
    <ul className="mt-3 max-w-[66ch] space-y-1.5 text-ink-2">
      {texts.map((text) => (
        <li key={text} className="flex gap-3 print:break-inside-avoid">
          <span aria-hidden className="mt-2.5 size-1.5 shrink-0 rounded-full bg-line-strong" />
          <span className="min-w-0">
            <RichText text={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}
