import type { ReactNode } from 'react'
import { type DonutPart, ringGradient } from './donut-parts.ts'
import { useChart } from './use-chart.ts'

interface DonutProps {
  /** A text alternative: the ring is one image to screen readers. */
  label: string
  parts: readonly DonutPart[]
  /** `lg`: 240 pixels, with a hole of 160 and wide gaps; otherwise as large as its box, with narrow ones. */
  size?: 'lg'
  className?: string
  /** Content in the centre of the ring. */
  children?: ReactNode
}

const load = async () => (await import('./donut-chart.tsx')).DonutChart

/**
 * Shares of a whole as a ring. The chart library is loaded when a ring is shown; until then, and when loading fails,
 * CSS paints the same ring.
 */
export function Donut({ label, parts, size, className, children }: DonutProps) {
  const loaded = useChart(load)
  return (
    <div className={`relative aspect-square ${size === 'lg' ? 'w-60' : ''} ${className ?? ''}`}>
      <div role="img" aria-label={label} className="absolute inset-0">
        {loaded !== null && loaded !== 'failed' ? (
          <loaded.Chart parts={parts} size={size} />
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
