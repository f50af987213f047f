declare module '*.js?script' {
  const text: string
  export default text
}
