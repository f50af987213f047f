type Slot = 'yours' | 'free' | 'sold'

const LOOK: Record<Slot, string> = {
  yours: 'fill-accent',
  free: 'fill-success-soft stroke-success-dot [stroke-dasharray:4_3]',
  sold: 'fill-surface-3',
}
const WORD: Record<Slot, string> = { yours: 'fill-accent-ink', free: 'fill-success-ink', sold: 'fill-ink-2' }

const CENTRE = 88
const OUTER = 84
const INNER = 50
/** Half of the gap between two slots, degrees. */
const GAP = 1.5

/** Loop of advertisers as a dial, with the first free slot marked. `seconds` is the length of one slot. */
export function LoopDial({ slots, sold, seconds }: { slots: number; sold: number; seconds: number }) {
  const step = 360 / slots
  return (
    <svg
      role="img"
      aria-label={`A loop of ${slots * seconds} seconds with ${slots} slots, ${sold} of them sold`}
      viewBox="0 0 176 176"
      className="mx-auto size-38"
    >
      {Array.from({ length: slots }, (_, index) => index + 1).map((number) => {
        const kind = slotKind(number, sold)
        const [x, y] = point((OUTER + INNER) / 2, (number - 0.5) * step)
        return (
          <g key={number}>
            <path d={wedge((number - 1) * step + GAP, number * step - GAP)} className={LOOK[kind]} />
            <text x={x} y={y + 4} textAnchor="middle" className={`text-2xs font-bold ${WORD[kind]}`}>
              {kind === 'yours' ? 'You' : number}
            </text>
          </g>
        )
      })}
      <text x={CENTRE} y={CENTRE + 2} textAnchor="middle" className="fill-ink text-base font-bold">
        {slots * seconds} sec
      </text>
      <text x={CENTRE} y={CENTRE + 18} textAnchor="middle" className="fill-ink-3 text-2xs">
        loop
      </text>
    </svg>
  )
}

const slotKind = (number: number, sold: number): Slot =>
  number <= sold ? 'sold' : number === sold + 1 ? 'yours' : 'free'

/** Point on a circle, degrees clockwise from the top; rounded to two decimals. */
function point(radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE + radius * Math.sin(angle))]
}

function wedge(from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  const [a, b, c, d] = [point(OUTER, from), point(OUTER, to), point(INNER, to), point(INNER, from)]
  return `M${a}A${OUTER} ${OUTER} 0 ${large} 1 ${b}L${c}A${INNER} ${INNER} 0 ${large} 0 ${d}Z`
}
