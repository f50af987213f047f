import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useRouteError } from 'react-router'
import type { MenuCategory } from '../../site.ts'
import { useIdentity } from '../../site.ts'
import { RouterLink } from '../../ui/router-link.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { variants } from '../../ui/variants.ts'
import { AccountLinks } from './account-links.tsx'
import { MENU_ID, MenuSheet } from './menu-sheet.tsx'
import { currentOf, hasHero, MAIN_LINKS } from './navigation.ts'
import { ShortlistLink } from './shortlist-link.tsx'
import { Wordmark } from './wordmark.tsx'

const headerStyles = variants({
  base: 'group/header sticky top-0 z-30 h-16 shrink-0 border-b border-line bg-surface text-ink transition-colors duration-200',
  variants: {
    // The hero starts under the header. Without scripts the header scrolls away with it.
    isOverHero: { true: 'over-hero -mb-16 noscript:absolute noscript:inset-x-0' },
  },
})

const mainLinkStyles = variants({
  base: [
    'relative flex h-16 items-center px-3 text-ink-2 transition-colors duration-200 hover:text-ink focus-visible:-outline-offset-2',
    'aria-[current]:text-(--current,var(--ink)) aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0',
    'aria-[current]:after:h-[3px] aria-[current]:after:bg-(--current-bar,var(--accent))',
  ],
})

interface SiteHeaderProps {
  /** Categories of the menu, in their order. */
  categories: readonly MenuCategory[]
  /** Shown next to the links, and in the menu on phones. */
  search: ReactNode
  menuSearch: ReactNode
}

/** Path of the page with its own search field. */
const SEARCH_PATH = '/discover'

/** The header of every page, with the menu for phones. */
export function SiteHeader({ categories, search, menuSearch }: SiteHeaderProps) {
  const site = useIdentity()

  const { pathname } = useLocation()
  // An error page has no hero.
  const hasFailed = Boolean(useRouteError())
  return (
    <>
      <SkipLink />
      <header className={headerStyles({ isOverHero: hasHero(pathname) && !hasFailed })}>
        <div className="page flex h-full items-center gap-8">
          <RouterLink
            to="/"
            aria-label={`${site.name} home`}
            className="flex h-11 items-center rounded-sm menu-open:max-lg:hidden"
          >
            <Wordmark className="h-7.5 w-auto" />
          </RouterLink>
          <span aria-hidden className="hidden text-lg font-bold menu-open:max-lg:block">
            Menu
          </span>
          <nav
            aria-label="Main"
            className="hidden flex-1 items-center gap-1 text-sm font-semibold transition-opacity duration-150 group-has-[search:focus-within]/header:max-xl:opacity-0 lg:flex"
          >
            {MAIN_LINKS.map((link) => (
              <RouterLink
                key={link.to}
                to={link.to}
                aria-current={currentOf(link, pathname)}
                className={mainLinkStyles()}
              >
                {link.label}
              </RouterLink>
            ))}
          </nav>
          {pathname !== SEARCH_PATH && (
            <div className="relative -mr-4 hidden size-11 shrink-0 lg:block xl:mr-0 xl:w-64">{search}</div>
          )}
          <div className="hidden items-center gap-2 lg:flex">
            <ShortlistLink look="header" />
            <AccountLinks look="header" />
          </div>
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-label="Menu"
            aria-expanded="false"
            aria-controls={MENU_ID}
            suppressHydrationWarning
            className="-mr-2.5 ml-auto grid size-11 place-items-center rounded-sm lg:hidden"
          >
            <Menu aria-hidden className="size-6 menu-open:hidden" />
            <X aria-hidden className="hidden size-6 menu-open:block" />
          </button>
        </div>
      </header>
      <MenuSheet categories={categories} pathname={pathname} search={menuSearch} />
    </>
  )
}
