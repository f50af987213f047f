import { useEffect, useState } from 'react'

/** The remaining seconds and a function that starts the countdown; 0 before the start. */
export function useCountdown(): [left: number, begin: (seconds: number) => void] {
  const [left, setLeft] = useState(0)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const tick = setInterval(() => setLeft((before) => before - 1), 1000)
    return () => clearInterval(tick)
  }, [isRunning])
  return [left, setLeft]
}
