import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Category } from '../../../../worker/catalogue/rules/listing.ts'
import { categoryPath } from '../../../../worker/catalogue/rules/paths.ts'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { mediaIcon } from '../../../kit/media/presentations.ts'
import { RouterLink } from '../../../ui/router-link.tsx'

interface MediaTabBarProps {
  categories: readonly Category[]
  /** Id of the category of the address; null at the hub. */
  current: string
}

/**
 * Links to all media, on every page of the catalogue. They are links, not ARIA tabs: Tab reaches each, and arrow keys
 * are a shortcut. `data-tabs` lets app/document/shell.js scroll to the current one before hydration.
 */
export function MediaTabBar({ categories, current }: MediaTabBarProps) {
  const bar = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is current is read from the document
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2
  }, [current])

  return (
    <nav aria-label="Media types" className="sticky top-16 z-20 border-b border-line bg-surface">
      <div className="page">
        <ul
          ref={bar}
          data-tabs
          onKeyDown={moveFocus}
          className="relative -mx-3 flex snap-x scroll-px-8 gap-0.5 overflow-x-auto overscroll-x-contain [scrollbar-width:none] max-xl:scroll-hint max-xl:pr-8 xl:justify-between"
        >
          {categories.map((category) => {
            const Icon = mediaIcon(category)
            return (
              <li key={category.id} className="shrink-0">
                <RouterLink
                  to={categoryPath(category.id)}
                  // The breadcrumbs mark the page itself.
                  aria-current={category.id === current ? 'true' : undefined}
                  className={[
                    'group relative flex snap-start flex-col items-center gap-1 px-3 pt-3 pb-2.5 text-xs font-semibold text-ink-3',
                    'transition-colors duration-120 hover:text-ink focus-visible:-outline-offset-2',
                    'aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:bottom-0',
                    'aria-[current]:after:h-[3px] aria-[current]:after:rounded-t-full aria-[current]:after:bg-accent',
                    'aria-[current]:[scroll-initial-target:nearest]',
                  ].join(' ')}
                >
                  <Icon aria-hidden className="size-5.5 stroke-[1.6] group-aria-[current]:stroke-2" />
                  <span className="max-w-32 truncate">{mediaSpec(category).tab}</span>
                </RouterLink>
              </li>
            )
          })}
        </ul>
      </div>
    </nav>
  )
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const step = STEPS[event.key]
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link.contains(event.target as Node))
  if (!step || at < 0) return
  event.preventDefault()
  links[step(at, links.length - 1)]?.focus()
}
