import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type DonutPart, ringGradient } from './donut-parts.ts'

type Chart = ComponentType<{ parts: readonly DonutPart[] }>

interface DonutProps {
  /** A text alternative: the ring is one image to screen readers. */
  label: string
  parts: readonly DonutPart[]
  className?: string
  /** Content in the centre of the ring. */
  children?: ReactNode
}

/**
 * Shares of a whole as a ring. The chart library is loaded when a ring is shown; until then, and when loading fails,
 * CSS paints the same ring.
 */
export function Donut({ label, parts, className, children }: DonutProps) {
  const [chart, setChart] = useState<{ Chart: Chart } | null>(null)

  useEffect(() => {
    // Effects run in the browser only; saying so keeps the chart library out of the server bundle.
    if (import.meta.env.SSR) return
    let isGone = false
    import('./donut-chart.tsx').then(
      ({ DonutChart }) => isGone || setChart({ Chart: DonutChart }),
      // Offline, or a newer build is deployed: the CSS ring shows the same.
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
