import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CONTENT } from '../../../ui/skip-link.tsx'
import { FindButton } from '../command/find-button.tsx'
import { LiveMark } from './live-mark.tsx'
import { useMenuControl } from './menu-control.ts'

interface AdminPageProps {
  title: string
  /** Parent page, shown before the title. */
  parent?: { to: string; label: string }
  /** Filters of the page, before the actions; on phones on a line of their own. */
  tools?: ReactNode
  /** Buttons at the end of the header; at most one is solid. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the back office: a sticky header, and the content below it. */
export function AdminPage({ title, parent, tools, actions, children }: AdminPageProps) {
  const menu = useMenuControl()
  return (
    <>
      <header className="sticky top-0 z-20 flex min-h-13 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-4 py-1 sm:gap-x-3 lg:px-7">
        {menu && (
          <IconButton
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={menu.isOpen}
            size="md"
            className="-ml-3 lg:hidden"
            onPress={menu.open}
          >
            <Menu aria-hidden />
          </IconButton>
        )}
        <h1 className="min-w-16 flex-1 truncate text-base leading-11 sm:text-lg sm:leading-11">
          {parent && (
            <span className="text-ink-3 max-sm:sr-only">
              <Link to={parent.to} className="rounded-xs underline underline-offset-2 hover:text-ink">
                {parent.label}
              </Link>{' '}
              /{' '}
            </span>
          )}
          {title}
        </h1>
        <LiveMark />
        {menu && <FindButton look="icon" className="-mx-1.5 lg:hidden" />}
        {tools && (
          <div className="flex items-center gap-3 max-sm:order-last max-sm:basis-full max-sm:pb-1">{tools}</div>
        )}
        {actions}
      </header>
      <main {...CONTENT} className="px-4 py-5 outline-none lg:px-7 lg:py-6">
        {children}
      </main>
    </>
  )
}
