// Part of the project seed: Node, without a browser.

export const known = () => [process.env, Buffer.from('')]
export const unknown = () => [
  // @ts-expect-error no browser
  document,
  // @ts-expect-error no browser
  window,
]
