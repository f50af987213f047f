import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readHandoff } from './document/hydration-data.ts'
import { loadShownDays } from './features/listing/lazy-day-picker.tsx'
import { loadShownMap } from './kit/map/lazy-map.tsx'

const app = (
  <StrictMode>
    <HydratedRouter />
  </StrictMode>
)

// The router stops a load that a newer one replaces, and leaves the stream's rejection to nobody (react-router 8.4).
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

// The loader data is not streamed in scripts; it is a separate file of the document: app/entry.server.tsx.
const handoff = await readHandoff()
if (handoff) {
  const { streamController } = window.__reactRouterContext
  streamController.enqueue(handoff.text)
  streamController.close()
}

await Promise.all([loadShownMap(), loadShownDays()])

startTransition(() => {
  if (handoff?.isShown === false) createRoot(document).render(app)
  else hydrateRoot(document, app)
})
