import { SquareArrowOutUpRight } from 'lucide-react'

/** A link to the public site. It loads a new document: public pages do not include the code of the back office. */
export function SiteLink() {
  return (
    <a
      href="/"
      className="flex h-8.5 items-center gap-2.5 rounded-sm px-2.5 font-medium text-ink-2 transition-colors duration-120 hover:bg-surface-3/60 hover:text-ink max-lg:h-11 pointer-coarse:h-11"
    >
      <SquareArrowOutUpRight aria-hidden className="size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
      View site
    </a>
  )
}
