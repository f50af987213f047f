/** Names the state of the data: a document and what React takes it over with must be of the same. */
export const HANDOFF_VERSION = 'Handoff-Version'

declare global {
  interface Window {
    /** Private to the router and pinned with its version; tests/e2e/documents.spec.ts would notice a change. */
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> }
    /** Begun by app/document/intent.js while the scripts are on their way. */
    handoff?: Promise<Response | undefined>
  }
}

export interface Handoff {
  /** The loader data in the router's own notation. */
  text: string
  /** Whether the page shows this data; if not, it has changed since the page was made. */
  isShown: boolean
}

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/** Asks for the data of this page; without a network it waits for one. */
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

/** The data that React takes the document over with: printed into an app, asked for by a public page. */
export async function readHandoff(): Promise<Handoff | null> {
  const place = document.getElementById('loader-data')
  if (!place) return null
  if (place.localName === 'script') return { text: place.textContent, isShown: true }

  const response = await fetchHandoff()
  const version = response.headers.get(HANDOFF_VERSION)
  // The page leads elsewhere by now, or the answer is somebody else's: start again from the document.
  if (version === null) return reload()
  return { text: await response.text(), isShown: version === place.dataset.version }
}
