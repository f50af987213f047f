import { useEffect, useState } from 'react'

/** Seconds that are left, and the way to begin again. It stands at 0 until begun. */
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
