import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type DonutPart, ringGradient } from './donut-parts.ts'

type Chart = ComponentType<{ parts: readonly DonutPart[] }>

interface DonutProps {
  /** The same in words: the ring is one picture to a screen reader. */
  label: string
  parts: readonly DonutPart[]
  className?: string
  /** In the middle of the ring. */
  children?: ReactNode
}

/**
 * Shares of a whole as a ring. The chart library is fetched when one is shown; until then, and where it cannot be had,
 * the browser paints the same ring by itself.
 */
export function Donut({ label, parts, className, children }: DonutProps) {
  const [chart, setChart] = useState<{ Chart: Chart } | null>(null)

  useEffect(() => {
    // Effects run in the browser only; saying so keeps the chart library out of the server bundle.
    if (import.meta.env.SSR) return
    let isGone = false
    import('./donut-chart.tsx').then(
      ({ DonutChart }) => isGone || setChart({ Chart: DonutChart }),
      // Offline, or an older build: the painted ring says the same.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])

  return (
    <div className={`relative aspect-square ${className ?? ''}`}>
      <div role="img" aria-label={label} className="absolute inset-0">
        {chart ? (
          <chart.Chart parts={parts} />
        ) : (
          <div
            className="size-full rounded-full [mask:radial-gradient(closest-side,transparent_63%,#000_64%)] [print-color-adjust:exact]"
            style={{ backgroundImage: ringGradient(parts) }}
          />
        )}
      </div>
      {children && <div className="absolute inset-[20%] grid place-content-center text-center">{children}</div>}
    </div>
  )
}
