/** Header with the version of the data: document and hydration data must have the same one. */
export const HANDOFF_VERSION = 'Handoff-Version'

declare global {
  interface Window {
    /** Private to the router and pinned with its version; tests/e2e/kernel/documents.spec.ts would notice a change. */
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> }
    /** Started by app/document/intent.js while the scripts load. */
    handoff?: Promise<Response | undefined>
  }
}

export interface Handoff {
  /** The loader data in the router's format. */
  text: string
  /** True when the document was rendered from this data; if not, the data has changed since. */
  isShown: boolean
}

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/** Fetches the data of this page; offline it waits for the network. */
async function fetchHandoff(): Promise<Response> {
  const early = await window.handoff
  if (early) return early
  for (;;) {
    try {
      return await fetch(`/handoff${location.pathname}${location.search}`)
    } catch {
      if (!navigator.onLine) await online()
      else await new Promise((resolve) => setTimeout(resolve, 2_000))
    }
  }
}

function reload(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

/** Waits for the end of the document: our scripts are asynchronous, and from the cache they start before it has arrived. */
async function documentEnd(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
  }
}

/** The data for hydration: part of the document in signed-in areas, fetched by public pages. */
export async function readHandoff(): Promise<Handoff | null> {
  await documentEnd()
  const place = document.getElementById('loader-data')
  if (!place) return null
  if (place.localName === 'script') return { text: place.textContent, isShown: true }

  const response = await fetchHandoff()
  const version = response.headers.get(HANDOFF_VERSION)
  // The URL has changed meanwhile, or the response is for another page: reload the document.
  if (version === null) return reload()
  return { text: await response.text(), isShown: version === place.dataset.version }
}
