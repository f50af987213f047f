// @auth/core types its own pages, which are not in use here, by preact, and preact's types include the DOM.
// worker/tsconfig.json resolves `preact` to this file instead.
export namespace JSX {
  export type Element = object
  export type IntrinsicElements = Record<'input', object>
}
