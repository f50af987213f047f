// Part of the project app: the browser, without Node and without Workers.

export const known = () => [document.body, window.origin]
export const unknown = () => [
  // @ts-expect-error no Node
  process,
  // @ts-expect-error no Node
  Buffer,
  // @ts-expect-error no Workers runtime
  caches.default,
]
// @ts-expect-error no modules of Node
export const modules = () => import('node:crypto')
