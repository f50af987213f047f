// @auth/core types its own pages, which are not in use here, by preact, and preact's types bring the DOM into the project.
// worker/tsconfig.json resolves `preact` to this file instead.
export namespace JSX {
  export type Element = object
  export type IntrinsicElements = Record<'input', object>
}
