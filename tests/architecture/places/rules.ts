// Part of the project worker/domain: rules know no place at all.

export const unknown = () => [
  // @ts-expect-error no browser
  document,
  // @ts-expect-error no Workers runtime
  caches,
  // @ts-expect-error no Node
  process,
  // @ts-expect-error no network
  fetch,
]
