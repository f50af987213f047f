import type { MouseEvent, ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { categoryPath } from '../../../worker/catalogue/rules/paths.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { mediaIcon } from '../../kit/media/presentations.ts'
import type { MenuCategory } from '../../site.ts'
import { RouterLink } from '../../ui/router-link.tsx'
import { AccountLinks } from './account-links.tsx'
import { currentOf, MAIN_LINKS } from './navigation.ts'
import { ShortlistLink } from './shortlist-link.tsx'

/** Id of the menu; app.css uses it as `menu-open`. */
export const MENU_ID = 'site-menu'

/** After hydration a link no longer loads a document, so the sheet must be closed explicitly. */
const close = (event: MouseEvent<HTMLElement>) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

const MenuLink = (props: LinkProps) => <RouterLink {...props} onClick={close} />

interface MenuSheetProps {
  categories: readonly MenuCategory[]
  pathname: string
  search: ReactNode
}

/**
 * Menu on phones: a native popover under the header, opened and closed by its button without React. The page below is
 * hidden while it is open, so that keyboard focus cannot move behind it.
 */
export function MenuSheet({ categories, pathname, search }: MenuSheetProps) {
  return (
    <div
      popover="auto"
      id={MENU_ID}
      className={[
        'fixed top-16 right-0 bottom-0 left-auto h-[calc(100dvh-4rem)] max-h-none w-full max-w-none flex-col bg-surface text-ink',
        'backdrop:top-16 backdrop:bg-scrim open:flex open:animate-rise sm:max-w-[400px] lg:hidden',
        'max-sm:[&:popover-open~*]:invisible',
      ].join(' ')}
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-3">
        {search}
        <nav aria-label="Main" className="mt-2">
          <ul>
            {MAIN_LINKS.map((link) => {
              const { to, label, icon: Icon } = link
              return (
                <li key={to}>
                  <MenuLink
                    to={to}
                    // The header already marks the page itself, so this sheet marks only its section.
                    aria-current={currentOf(link, pathname) && 'true'}
                    className="group flex h-13 items-center gap-4 rounded-sm text-lg font-semibold focus-visible:-outline-offset-2"
                  >
                    <Icon
                      aria-hidden
                      className="size-5.5 text-ink-3 group-aria-[current]:text-accent-deep"
                      strokeWidth={1.75}
                    />
                    <span className="flex-1">{label}</span>
                    <span aria-hidden className="hidden h-6 w-1 rounded-full bg-accent group-aria-[current]:block" />
                  </MenuLink>
                </li>
              )
            })}
            <li>
              <ShortlistLink look="menu" onClick={close} />
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="menu-media" className="mt-4 border-t border-line pt-5">
          <h2 id="menu-media" className="text-sm font-semibold text-ink-3">
            Media types
          </h2>
          <ul className="mt-2 grid grid-cols-2 gap-x-4">
            {categories.map((category) => {
              const Icon = mediaIcon(category)
              return (
                <li key={category.id} className="min-w-0">
                  <MenuLink
                    to={categoryPath(category.id)}
                    className="flex h-11 items-center gap-3 rounded-sm text-sm font-semibold focus-visible:-outline-offset-2"
                  >
                    <Icon aria-hidden className="size-5 shrink-0 text-ink-3" strokeWidth={1.75} />
                    <span className="truncate">{mediaSpec(category).tab}</span>
                  </MenuLink>
                </li>
              )
            })}
          </ul>
        </nav>
      </div>
      <nav
        aria-label="Account"
        className="grid shrink-0 grid-cols-2 gap-3 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
      >
        <AccountLinks look="menu" onClick={close} />
      </nav>
    </div>
  )
}
