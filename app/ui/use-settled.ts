import { useEffect, useState } from 'react'

/** Long enough for the next letter of a quick typist, milliseconds. */
const TYPING_PAUSE = 150

/** The text, once typing pauses. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), TYPING_PAUSE)
    return () => clearTimeout(pause)
  }, [text])
  return settled
}
