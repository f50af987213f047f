import { Chapter, Specimen } from './specimen.tsx'

const COLOURS = [
  ['bg', 'bg-bg'],
  ['surface', 'bg-surface'],
  ['surface-2', 'bg-surface-2'],
  ['surface-3', 'bg-surface-3'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['line-field', 'bg-line-field'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['brand', 'bg-brand'],
  ['accent', 'bg-accent'],
  ['accent-soft', 'bg-accent-soft'],
  ['link', 'bg-link'],
  ['select', 'bg-select'],
  ['focus', 'bg-focus'],
  ['chart-1', 'bg-chart-1'],
  ['chart-2', 'bg-chart-2'],
  ['chart-3', 'bg-chart-3'],
  ['chart-4', 'bg-chart-4'],
  ['chart-5', 'bg-chart-5'],
  ['success-dot', 'bg-success-dot'],
  ['warn-dot', 'bg-warn-dot'],
  ['danger-fill', 'bg-danger-fill'],
] as const

/** Colour and type. */
export function Foundations() {
  return (
    <Chapter id="foundations" title="Foundations">
      <Specimen name="Colour" isWide layout="stack">
        <ul className="grid grid-cols-4 gap-3 sm:grid-cols-6 lg:grid-cols-8">
          {COLOURS.map(([name, swatch]) => (
            <li key={name} className="text-2xs text-ink-2">
              <span className={`mb-1 block h-12 rounded-md border border-line ${swatch}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type" isWide layout="stack">
        <p lang="hi" className="text-4xl leading-tight font-bold">
          चौक पर सब मिलता है
        </p>
        <p className="num text-2xl font-bold">₹1,85,000 per month</p>
        <p className="max-w-[64ch]">Body 17/26. Lakshmi Venkataraghavan booked six unipoles in Thiruvananthapuram.</p>
        <p className="text-sm text-ink-2">Small 15/22, for controls and for admin.</p>
        <p className="text-xs text-ink-3">Caption 13/18, for help.</p>
      </Specimen>
    </Chapter>
  )
}
