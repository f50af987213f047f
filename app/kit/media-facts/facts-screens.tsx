import { ShieldCheck } from 'lucide-react'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { Card } from '../../ui/card.tsx'
import { FactsSection } from './facts-frame.tsx'
import type { FactsProps } from './facts-shared.ts'
import { LoopDial } from './loop-dial.tsx'

/** Digital outdoor: advertisers in the loop, and the frequency of a slot. */
export function LoopFacts({ listing }: FactsProps) {
  const { loop } = listing.details
  if (!loop) return null
  const free = Math.max(0, loop.slots - loop.sold)
  return (
    <FactsSection title="The loop">
      <Card className="grid items-center gap-6 p-4 sm:grid-cols-[152px_minmax(0,1fr)] sm:px-5">
        <LoopDial {...loop} />
        <div>
          <p className="text-sm text-ink-2">
            {loop.slots} advertisers share each {loop.slots * loop.seconds} seconds, {loop.hours}. Your {loop.seconds}{' '}
            seconds run once a loop: <b className="num text-ink">{formatNumber(loop.playsADay)}</b> plays a day.
          </p>
          <ul className="mt-3 space-y-1.5 text-sm">
            {free > 0 && (
              <LoopLine mark="bg-accent" name="Your slot" value={`${percent(1 / loop.slots)} share of voice`} />
            )}
            {free > 1 && (
              <LoopLine
                mark="bg-success-dot"
                name={free > 2 ? `${free - 1} free slots` : 'Free slot'}
                value={`take two for ${percent(2 / loop.slots)}`}
              />
            )}
            <LoopLine mark="bg-surface-3" name="Sold" value={`${loop.sold} of ${loop.slots} slots`} />
          </ul>
          <p className="mt-3 flex items-start gap-2 border-t border-line pt-2.5 text-xs text-ink-2">
            <ShieldCheck aria-hidden className="size-4.5 shrink-0 text-link" strokeWidth={1.75} />
            Play logs from the screen are attached to the invoice. A shortened loop is refunded pro rata.
          </p>
        </div>
      </Card>
    </FactsSection>
  )
}

function LoopLine({ mark, name, value }: { mark: string; name: string; value: string }) {
  return (
    <li className="flex items-center gap-2.5">
      <span aria-hidden className={`size-3 shrink-0 rounded-xs ${mark}`} />
      <span className="flex-1 font-semibold">{name}</span>
      <span className="num text-right text-ink-3">{value}</span>
    </li>
  )
}

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`
