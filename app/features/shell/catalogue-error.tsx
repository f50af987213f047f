import { ArrowLeft, Compass } from 'lucide-react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { sceneUrl } from '../../art/picture.ts'
import { errorBody } from '../../meta.ts'
import { LinkButton } from '../../ui/link.tsx'
import { ErrorLayout } from './error-layout.tsx'
import { Failed, Refused } from './error-page.tsx'
import { type CategoryName, GROUP_MISSING, wayBack } from './way-back.ts'

/**
 * An error page under the tab bar, worded for the medium, with a link one level up.
 * @param category the category in the URL, if it exists
 */
export function CatalogueError({ error, category }: { error: unknown; category: CategoryName | undefined }) {
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { message = 'Page not found', issues } = errorBody(error)
  return (
    <div className="page pb-8">
      {status >= 500 ? (
        <Failed />
      ) : status !== 404 ? (
        <Refused status={status} message={message} issues={issues} />
      ) : (
        <Missing message={message} category={category} pathname={pathname} search={search} />
      )}
    </div>
  )
}

interface MissingProps {
  message: string
  category: CategoryName | undefined
  pathname: string
  search: string
}

function Missing({ message, category, pathname, search }: MissingProps) {
  const isPastTheEnd = message !== GROUP_MISSING && new URLSearchParams(search).has('page')
  const { to, label, noun } = isPastTheEnd
    ? { to: firstPage(pathname, search), label: 'See the first page', noun: null }
    : wayBack(pathname, category, message)
  return (
    <ErrorLayout
      picture={sceneUrl({ category: category?.id ?? 'ooh', id: 'not-found', variant: null }, 'card', 'night')}
      title={message}
      actions={
        <>
          <LinkButton to={to}>
            <ArrowLeft aria-hidden />
            {label}
          </LinkButton>
          {to !== '/category' && (
            <LinkButton to="/category" variant="outline">
              <Compass aria-hidden />
              Discover media
            </LinkButton>
          )}
        </>
      }
    >
      {noun === null
        ? 'This list has fewer pages. It may have changed since the link was made.'
        : `This ${noun} is no longer listed, or the link is incomplete.`}
    </ErrorLayout>
  )
}

function firstPage(pathname: string, search: string): string {
  const kept = new URLSearchParams(search)
  kept.delete('page')
  return kept.size > 0 ? `${pathname}?${kept}` : pathname
}
