import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** How near to the end still counts as there, in pixels: zoomed pages round. */
const NEAR = 24

/** Events of a reader who scrolls. */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= NEAR

/**
 * Keeps the end of a list that grows in sight, until the reader moves away from it, and again once they are back.
 * @param content what grows inside the area that scrolls
 * @param isOn false while there is nothing to follow: the beginning stays in sight
 */
export function useStickToEnd(
  area: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  isOn: boolean,
) {
  const isStuck = useRef(true)
  /** Only the reader moves away: after our own scroll the content may have grown again before the scroll event. */
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
      // Nothing is in sight while another tab of the page is: that is no move of the reader.
      if (scroller.clientHeight === 0) return
      if (isAtEnd(scroller)) isStuck.current = true
      else if (isInHand.current) isStuck.current = false
      setAway(!isStuck.current)
    }
    // The area changes, too, when a phone's keyboard opens.
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
