// Files that are modules of the Worker: `rules` in wrangler.toml.
declare module '*.bin' {
  const bytes: ArrayBuffer
  export default bytes
}
