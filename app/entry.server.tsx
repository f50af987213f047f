import { createHash, randomUUID } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { handoffContext } from './context.ts'
import { HANDOFF_VERSION } from './document/hydration-data.ts'
import { CSS_PLACE, chromeScript, css, intentScript, pressable, themeScript, waitScript } from './document/inline.ts'
import { createUsedCss } from './document/used-css.ts'
import rupee from './fonts/anek-rupee.woff2?url'

const known = new Map<string, string>()
/** Documents of one kind use the same styles; this is more than there are kinds. */
const MAX_KNOWN = 500

/** A text of ours as a source of the content security policy. */
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
/** A face that is loaded early and not used makes browsers complain. */
const RUPEE_PRELOAD = new RegExp(`<link rel="preload" href="${rupee}"[^>]*>`)
/** Of links, for lazy route discovery, which is off. React in development would miss it. */
const UNUSED_MARK = import.meta.env.DEV ? /$^/g : / data-discover="true"/g
/** Whether the page is complete without React, which waits for a sign of intent. */
const isDocument = (page: string) => page.includes('<noscript id="react"')

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

/**
 * Renders a document in one go: no Suspense streaming, so the HTML is complete without JavaScript, and twice as fast.
 * The nonce marks our own inline scripts while rendering and never leaves the server.
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

  const nonce = randomUUID()
  const page = renderToString(<ServerRouter context={entry} url={request.url} nonce={nonce} />)
  const own = new RegExp(`<script nonce="${nonce}"[^>]*>([^]*?)</script>`, 'g')
  const scripts = Array.from(page.matchAll(own), ([, text = '']) => source(text))
  // A public page brings the styles that it uses and the rest follows with React; an app starts with all of it.
  const styles = isDocument(page) ? usedCss(page) : css
  const end = isDocument(page)
    ? `<template id="loader-data" data-version="${version}"></template></body>`
    : `<script type="application/json" id="loader-data">${handoff.replaceAll('<', '\\u003c')}</script></body>`

  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite injects its own scripts and styles while developing.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', policy([...new Set(scripts)], styles))
  const html = page
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(UNUSED_MARK, '')
    .replace(page.includes('₹') ? '' : RUPEE_PRELOAD, '')
    .replace(CSS_PLACE, () => styles)
    .replace('</body>', () => end)
  return new Response(`<!DOCTYPE html>${html}`, { headers, status })
}
