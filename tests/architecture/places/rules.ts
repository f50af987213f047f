// Part of the project of the rules (worker/kernel/rules/tsconfig.json): rules know no place at all.

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
