import { useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteError,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import type { Route } from './+types/root'
import cssUrl from './app.css?url'
import { serviceContext } from './context.ts'
import { CSS_PLACE, chromeScript, intentScript, pressable, themeScript, waitScript } from './document/inline.ts'
import { usePageFocus } from './document/use-page-focus.ts'
import { SiteSearch } from './features/catalogue/search/site-search.tsx'
import { ErrorPage } from './features/shell/error-page.tsx'
import { SiteFooter } from './features/shell/site-footer.tsx'
import { SiteHeader } from './features/shell/site-header.tsx'
import latin from './fonts/anek-latin-400-800.woff2?url'
import rupee from './fonts/anek-rupee.woff2?url'
import { EnquiryHost } from './kit/enquiry/enquiry-host.tsx'
import { errorBody, errorMeta } from './meta.ts'
import { documentSite } from './routes/catalogue/document-categories.ts'
import { type SiteData, useMenuCategories } from './site.ts'
import { CONTENT } from './ui/skip-link.tsx'
import { ToastRegion } from './ui/toast.tsx'

/** Requirements of a route on the document around it. */
interface Handle {
  /** React must run at load (signed-in areas). */
  app?: boolean
  /** The page has its own navigation and `main`, without the public header and footer (the back office). */
  ownFrame?: boolean
  /** The page has a navigation inside of `main` and marks where its content begins. */
  ownContent?: boolean
}

const useHandle = (wish: keyof Handle): boolean =>
  useMatches().some(({ handle }) => Boolean((handle as Handle | undefined)?.[wish]))

/** An inline script: rendered by the server only, never run again by React. */
const Inline = ({ code }: { code: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, allowed by its hash
  <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
)

export function Layout({ children }: { children: React.ReactNode }) {
  const isApp = useHandle('app')
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Inline code={themeScript} />
        {import.meta.env.DEV ? (
          <link rel="stylesheet" href={cssUrl} />
        ) : (
          <style href="app" precedence="app">
            {CSS_PLACE}
          </style>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text */}
        <style id="react-aria-pressable-style" dangerouslySetInnerHTML={{ __html: pressable }} />
        <link rel="preload" href={latin} as="font" type="font/woff2" crossOrigin="" />
        {/* entry.server.tsx removes it where no price is shown. */}
        {import.meta.env.SSR && <link rel="preload" href={rupee} as="font" type="font/woff2" crossOrigin="" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161b29" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col bg-bg text-ink">
        {children}
        <Inline code={chromeScript} />
        {isApp ? (
          <>
            <Inline code={waitScript} />
            <Scripts />
          </>
        ) : (
          <>
            <noscript id="react">
              <link rel="stylesheet" href={cssUrl} />
              <Scripts />
            </noscript>
            <Inline code={intentScript} />
          </>
        )}
      </body>
    </html>
  )
}

/** Announces to the intent script that the page is hydrated. */
function useHydratedEvent() {
  useEffect(() => {
    // Effects of components run first: an early click is replayed on what the visitor saw.
    queueMicrotask(() => dispatchEvent(new Event('hydrated')))
  }, [])
}

/** Pages set their own title; an error page needs one here. */
export const meta: MetaFunction = ({ error, matches }) => (error ? errorMeta(error, matches) : [])

export const loader = async ({ context, url }: Route.LoaderArgs): Promise<SiteData> => {
  const service = context.get(serviceContext)
  return { origin: service.origin, ...(await documentSite(service, url)) }
}

// The header and footer never change on navigation. The Settings page reads the name and the rates again after saving them.
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  nextUrl.pathname === '/admin/settings' && currentUrl.href === nextUrl.href

function Shell({ children, hasFailed = false }: { children: React.ReactNode; hasFailed?: boolean }) {
  // The hook only: the component adds an inline script for pages that are empty before hydration; ours are not.
  useScrollRestoration()
  usePageFocus()
  const hasOwnContent = useHandle('ownContent') && !hasFailed
  const categories = useMenuCategories()
  if (useHandle('ownFrame')) {
    return (
      <>
        {children}
        <ToastRegion />
      </>
    )
  }
  return (
    <>
      <SiteHeader
        categories={categories}
        search={<SiteSearch where="header" />}
        menuSearch={<SiteSearch where="menu" />}
      />
      <main {...(!hasOwnContent && CONTENT)} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <EnquiryHost />
      <ToastRegion />
    </>
  )
}

export default function App() {
  useHydratedEvent()
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary() {
  useHydratedEvent()
  const error = useRouteError()
  const page = <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} {...errorBody(error)} />
  // The failed layout would have contained the `main`.
  return <Shell hasFailed>{useHandle('ownFrame') ? <main {...CONTENT}>{page}</main> : page}</Shell>
}
