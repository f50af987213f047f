/** Props of the target of the skip link: the start of a page's content, after every navigation. */
export const CONTENT = { id: 'content', tabIndex: -1 } as const

/** First stop of Tab: skips the navigation. Visible while it has the focus. */
export const SkipLink = () => (
  <a
    href={`#${CONTENT.id}`}
    className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-brand px-4 py-3 text-sm font-semibold text-on-brand focus:translate-y-0"
  >
    Skip to content
  </a>
)
