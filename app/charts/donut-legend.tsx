import type { DonutPart } from './donut-parts.ts'

interface DonutLegendProps {
  /** The parts, each with its figures as text; the last one is the important one. */
  parts: readonly (DonutPart & { texts: readonly string[] })[]
  className?: string
}

/** The parts of a ring by colour and name, with their figures: what the ring shows, as a list. */
export function DonutLegend({ parts, className }: DonutLegendProps) {
  return (
    <ul className={`space-y-2 text-sm ${className ?? ''}`}>
      {parts.map(({ name, colour, texts }) => (
        <li key={name} className="flex items-center gap-2.5">
          <svg aria-hidden viewBox="0 0 10 10" className="size-2.5 shrink-0">
            <rect width="10" height="10" rx="3" fill={colour} />
          </svg>
          <span className="min-w-0 flex-1 text-ink-2">{name}</span>
          {texts.map((text, at) => (
            <span
              key={text}
              className={`num w-16 text-right ${at === texts.length - 1 ? 'font-semibold' : 'text-ink-3'}`}
            >
              {text}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
