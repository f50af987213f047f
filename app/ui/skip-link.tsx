/** Props of the element that the skip link leads to: where the content of a page begins, past every navigation. */
export const CONTENT = { id: 'content', tabIndex: -1 } as const

/** The first stop of Tab: leads past the navigation. Seen when it has the focus. */
export const SkipLink = () => (
  <a
    href={`#${CONTENT.id}`}
    className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-brand px-4 py-3 text-sm font-semibold text-on-brand focus:translate-y-0"
  >
    Skip to content
  </a>
)
