import { Label } from 'react-aria-components/Label'
import { Meter as AriaMeter } from 'react-aria-components/Meter'
import { type VariantProps, variants } from './variants.ts'

const meterStyles = variants({
  base: 'block h-full rounded-full',
  variants: { tone: { normal: 'bg-chart-1', accent: 'bg-accent', danger: 'bg-danger-fill' } },
  defaultVariants: { tone: 'normal' },
})

interface MeterProps extends VariantProps<typeof meterStyles> {
  label: string
  /** Share of the whole in percent; the bar is full at 100, the text shows larger values. */
  percent: number
  /** The text for the value, "₹3.2 L of ₹5 L"; the percentage by default. */
  valueText?: string
  /** Hides the label visually, where the context already shows it. */
  hideLabel?: boolean
}

/** A share of a whole, as a bar. */
export function Meter({ label, percent, valueText = `${Math.round(percent)}%`, hideLabel = false, tone }: MeterProps) {
  return (
    <AriaMeter value={percent} valueLabel={valueText} className="block min-w-0">
      <div className={hideLabel ? 'sr-only' : 'mb-1.5 flex justify-between gap-4 text-xs text-ink-3'}>
        <Label className="min-w-0 truncate">{label}</Label>
        <span className="num font-semibold whitespace-nowrap text-ink">{valueText}</span>
      </div>
      <div className="h-1.5 overflow-hidden rounded-full bg-surface-3">
        <span className={meterStyles({ tone })} style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
      </div>
    </AriaMeter>
  )
}
