import { createHash, randomBytes } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { loggable } from '../worker/kernel/rules/loggable.ts'
import { handoffContext } from './context.ts'
import { HANDOFF_VERSION } from './document/hydration-data.ts'
import { CSS_PLACE, chromeScript, css, intentScript, pressable, themeScript, waitScript } from './document/inline.ts'
import { createUsedCss } from './document/used-css.ts'

const known = new Map<string, string>()
/** Documents of one kind use the same styles; this is more than the number of kinds. */
const MAX_KNOWN = 500

/** The hash of an inline script as a CSP source. */
function source(text: string): string {
  let hash = known.get(text)
  if (!hash) {
    if (known.size >= MAX_KNOWN) known.clear()
    hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    known.set(text, hash)
  }
  return hash
}

const OWN_SCRIPTS = [themeScript, chromeScript, intentScript, waitScript].map(source).join(' ')
const usedCss = createUsedCss(css)
/** Browsers warn about a preloaded font that is not used. */
const RUPEE_PRELOAD = /<link rel="preload" href="[^"<>]*anek-rupee[^"<>]*"[^<>]*>/
/** Set on links for lazy route discovery, which is off. In development React would report it missing. */
const UNUSED_MARK = ' data-discover="true"'
/** True when the page is complete without React, so that scripts wait for a sign of intent. */
const isPublic = (page: string) => page.lastIndexOf('<noscript id="react"') >= 0

let secret: string | undefined

/** The nonce that marks our own inline scripts while rendering and never leaves the server. Global scope has no randomness. */
function ownNonce(): string {
  secret ??= randomBytes(16).toString('base64url')
  return secret
}

/** Sources of our inline scripts in a page, each once. */
function scriptSources(page: string, mark: string): string[] {
  const start = `<script${mark}`
  const sources = new Set<string>()
  for (let at = page.indexOf(start); at >= 0; at = page.indexOf(start, at)) {
    const from = page.indexOf('>', at) + 1
    at = page.indexOf('</script>', from)
    sources.add(source(page.slice(from, at)))
  }
  return [...sources]
}

/** Only scripts that were ours when rendered may run; hashes, not nonces, so that a cached document stays safe. */
const policy = (scripts: string[], styles: string) =>
  [
    "default-src 'self'",
    `script-src 'self' ${OWN_SCRIPTS} ${scripts.join(' ')}`.trimEnd(),
    `style-src 'self' ${source(pressable)} ${source(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A failure that no page foresaw, in the log of the Worker. What a visitor broke off is none. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const reason = isRouteErrorResponse(error) && 'error' in error ? error.error : error
  // biome-ignore lint/suspicious/noConsole: only the operator can mend it
  if (!request.signal.aborted) console.error(loggable(reason))
}

/**
 * Renders a document in one go: no Suspense streaming, so the HTML is complete without JavaScript, and twice as fast.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...entry } = context
  const handoff = await new Response(serverHandoffStream).text()
  const version = createHash('sha256').update(handoff).digest('base64url').slice(0, 8)
  if (loadContext.get(handoffContext)) {
    headers.set('Content-Type', 'text/plain; charset=utf-8')
    headers.set('X-Robots-Tag', 'noindex')
    headers.set(HANDOFF_VERSION, version)
    return new Response(handoff, { headers })
  }

  const nonce = ownNonce()
  const mark = ` nonce="${nonce}"`
  const page = renderToString(<ServerRouter context={entry} url={request.url} nonce={nonce} />)
  const isDocument = isPublic(page)
  // A public page carries the rules that it uses; signed-in areas start with the whole stylesheet.
  const styles = isDocument ? usedCss(page) : css
  const end = isDocument
    ? `<template id="loader-data" data-version="${version}"></template></body>`
    : `<script type="application/json" id="loader-data">${handoff.replaceAll('<', '\\u003c')}</script></body>`

  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite injects scripts and styles of its own in development.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', policy(scriptSources(page, mark), styles))
  const marked = page.includes('₹') ? page : page.replace(RUPEE_PRELOAD, '')
  const html = (import.meta.env.DEV ? marked : marked.replaceAll(UNUSED_MARK, ''))
    .replaceAll(mark, '')
    .replace(CSS_PLACE, () => styles)
    .replace('</body>', () => end)
  return new Response(`<!DOCTYPE html>${html}`, { headers, status })
}
