import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { categoryOf } from '../../../worker/catalogue/rules/paths.ts'
import { DISCOVER_ONLY, isDiscoverOnly } from '../../../worker/catalogue/rules/registry/media.ts'
import { call } from '../../context.ts'
import { MediaTabBar } from '../../features/catalogue/catalogue-hub/media-tab-bar.tsx'
import { PlannerStrip } from '../../features/planner/planner-strip.tsx'
import { CatalogueError } from '../../features/shell/catalogue-error.tsx'
import { errorMeta } from '../../meta.ts'
import { CONTENT } from '../../ui/skip-link.tsx'
import type { Route } from './+types/layout'
import { documentCategories } from './document-categories.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, (service) => documentCategories(service, url))

export const handle = { ownContent: true }

/** The tabs do not depend on the filters. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isRefined = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isRefined ? false : defaultShouldRevalidate
}

/** Child pages set the title; only an error page needs one from here. */
export const meta: Route.MetaFunction = ({ error, matches }) => (error ? errorMeta(error, matches) : [])

export default function CatalogueLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <>
      <MediaTabBar categories={loaderData} current={categoryOf({ pathname })} />
      <div {...CONTENT} className="outline-none">
        <Outlet />
      </div>
      {/* The hub has its own closing band. */}
      {pathname !== '/category' && <PlannerStrip />}
    </>
  )
}

/** Entry of a category without a tab, from its registry. */
const beside = (id: string) => (isDiscoverOnly(id) ? { id, name: DISCOVER_ONLY[id].label } : undefined)

/** Error page of the catalogue; the tabs remain, unless they failed to load. */
export function ErrorBoundary({ error, loaderData: categories = [] }: Route.ErrorBoundaryProps) {
  const current = categoryOf(useLocation())
  return (
    <>
      {categories.length > 0 && <MediaTabBar categories={categories} current={current} />}
      <div {...CONTENT} className="outline-none">
        <CatalogueError error={error} category={categories.find(({ id }) => id === current) ?? beside(current)} />
      </div>
    </>
  )
}
