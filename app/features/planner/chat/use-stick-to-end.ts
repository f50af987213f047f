import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Distance from the end that still counts as the end, in pixels: zoomed pages round. */
const NEAR = 24

/** Events of a reader who scrolls. */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= NEAR

/**
 * Keeps the end of a growing list visible, until the reader scrolls away, and again once the reader returns to it.
 * @param content the element that grows inside the scrolling area
 * @param isOn false while there is nothing to follow: the beginning stays visible
 */
export function useStickToEnd(
  area: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  isOn: boolean,
) {
  const isStuck = useRef(true)
  /**
   * True while the reader scrolls. Our own scroll events are ignored: the content may have grown before they arrive.
   */
  const isInHand = useRef(false)
  const [isAway, setAway] = useState(false)

  const toEnd = useCallback(() => {
    isStuck.current = true
    isInHand.current = false
    setAway(false)
    if (area.current) area.current.scrollTop = area.current.scrollHeight
  }, [area])

  useEffect(() => {
    const [scroller, inner] = [area.current, content.current]
    if (!isOn || !scroller || !inner) return
    const moved = () => {
      // While another tab of the page is open, the area has no height: that is not a scroll of the reader.
      if (scroller.clientHeight === 0) return
      if (isAtEnd(scroller)) isStuck.current = true
      else if (isInHand.current) isStuck.current = false
      setAway(!isStuck.current)
    }
    // The area also changes its height when a phone's keyboard opens.
    const grown = new ResizeObserver(() => {
      if (isStuck.current) scroller.scrollTop = scroller.scrollHeight
      else moved()
    })
    grown.observe(scroller)
    grown.observe(inner)
    const leaving = new AbortController()
    const listening = { passive: true, signal: leaving.signal }
    scroller.addEventListener('scroll', moved, listening)
    for (const hand of HANDS) {
      scroller.addEventListener(
        hand,
        () => {
          isInHand.current = true
        },
        listening,
      )
    }
    return () => {
      grown.disconnect()
      leaving.abort()
    }
  }, [area, content, isOn])

  return { isAway, toEnd }
}
