import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { CONTENT } from '../ui/skip-link.tsx'

/** Heading of the page. The same node with the same text is the same page, for example with a drawer open. */
function headingOnPage() {
  const node = document.querySelector<HTMLElement>('h1')
  return node && { node, text: node.textContent }
}

/**
 * Moves the focus to the heading after a client navigation: the link that led here is gone or in a closed menu, and a
 * screen reader reads the heading out. A field or a dialog of the new page that has taken the focus keeps it.
 */
export function usePageFocus() {
  const { pathname } = useLocation()
  const before = useRef<{ pathname: string; heading: ReturnType<typeof headingOnPage> }>(null)
  useEffect(() => {
    const heading = headingOnPage()
    const last = before.current
    before.current = { pathname, heading }
    if (last === null || last.pathname === pathname || !heading) return
    if (last.heading?.node === heading.node && last.heading.text === heading.text) return
    const { activeElement } = document
    if (activeElement?.closest(`#${CONTENT.id}, [role=dialog]`)) return
    heading.node.tabIndex = -1
    heading.node.focus({ preventScroll: true })
  }, [pathname])
}
