// Part of the project worker: Cloudflare's runtime with its Node compatibility, and no browser.

export const known = () => [caches.default, process.env]
export const unknown = () => [
  // @ts-expect-error no browser
  document,
  // @ts-expect-error no browser
  window,
]
