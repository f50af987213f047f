declare module '*.md' {
  const page: import('./page.ts').ContentPage
  export default page
}
