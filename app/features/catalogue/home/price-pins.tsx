import type { CategorySummary } from '../../../../worker/catalogue/rules/listing.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'

/** Position of a pin on the panorama, in percent of its width and height. */
interface Pin {
  category: string
  group: string
  label: string
  x: number
  y: number
  /** Highlights this pin. */
  isAccent?: boolean
}

const PINS: readonly Pin[] = [
  { category: 'dooh', group: 'roadside_led', label: 'LED slot', x: 8.6, y: 32.5 },
  { category: 'ooh', group: 'billboard', label: 'Billboard', x: 25, y: 33 },
  { category: 'transit', group: 'metro', label: 'Metro', x: 48.5, y: 58.5, isAccent: true },
  { category: 'theatre', group: 'multiplex', label: 'Multiplex', x: 78.9, y: 44.5 },
  { category: 'btl', group: 'local_activation', label: 'Stall', x: 92.4, y: 66 },
]

/** The lowest rate at the pin: `from ₹38,000 / month`. */
function priceOf({ category, group }: Pin, categories: readonly CategorySummary[]): string | null {
  const priced = categories.find(({ id }) => id === category)?.subcategories.find(({ id }) => id === group)
  const [range] = priced?.ranges ?? []
  if (!range) return null
  // `per 10 sec slot, per day` is too long for a pin, so only its last part is shown.
  const unit = UNITS[range.unit].label.split(', ').at(-1)?.replace('per', '/')
  return `from ${formatMoney(range.from)} ${unit}`
}

/** Prices over the panorama. Decorative: the tiles below repeat them as text with links. */
export function PricePins({ categories }: { categories: readonly CategorySummary[] }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-x-0 bottom-0 hidden aspect-[1600/640] xl:block">
      {PINS.map((pin) => {
        const price = priceOf(pin, categories)
        return (
          price && (
            <div
              key={pin.label}
              className="absolute -translate-x-1/2 -translate-y-full"
              style={{ left: `clamp(6.75rem, ${pin.x}%, 100% - 6.75rem)`, top: `${pin.y}%` }}
            >
              <span
                className={`flex items-center gap-2 rounded-full py-1.5 pr-3.5 pl-3 text-xs font-semibold whitespace-nowrap text-[#162036] shadow-[0_4px_14px_rgb(10_15_40/.35)] ${pin.isAccent ? 'bg-accent' : 'bg-white'}`}
              >
                {pin.label}
                <span className="num font-bold">{price}</span>
              </span>
              <span className="mx-auto block h-3.5 w-px bg-white/80 forced-color-adjust-none" />
              <span className="mx-auto -mt-0.5 block size-1.5 rounded-full bg-white forced-color-adjust-none" />
            </div>
          )
        )
      })}
    </div>
  )
}
