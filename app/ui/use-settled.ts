import { useEffect, useState } from 'react'

/** Pause in typing after which a text counts as finished, in milliseconds. */
const TYPING_PAUSE = 150

/** Last text before a pause in typing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), TYPING_PAUSE)
    return () => clearTimeout(pause)
  }, [text])
  return settled
}
