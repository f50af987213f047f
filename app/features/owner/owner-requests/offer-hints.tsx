import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { lineDays } from '../../../kit/listing-card/line-order.ts'
import { Button } from '../../../ui/button.tsx'
import { type OfferTexts, paiseOf, withOffer } from './offer-form.ts'
import { useOfferHelp } from './requests.queries.ts'

interface OfferHintsProps {
  /** Id of the line. */
  id: string
  texts: OfferTexts
  today: CivilDate
  onChoose: (texts: OfferTexts) => void
}

/** Price of the days in the form, and free days that one press puts into it. */
export function OfferHints({ id, texts, today, onChoose }: OfferHintsProps) {
  const help = useOfferHelp(id, texts)
  if (!help) return null
  const { price, problem, suggestions } = help
  const isTyped = price !== null && price.media === paiseOf(texts.media) && price.setup === paiseOf(texts.setup)
  const chosen = { starts: texts.starts, ends: texts.ends, days: texts.days.length > 0 ? texts.days : null }
  return (
    <div className="grid gap-3 rounded-lg bg-surface-2 p-4 text-sm">
      <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="num min-w-0 flex-1 basis-64">
          {problem
            ? `${problem.message}.`
            : price &&
              `At the price of your listing these days come to ${formatMoney(price.media)}${price.setup > 0 ? `, printing and mounting to ${formatMoney(price.setup)}` : ''}.`}
        </p>
        {price && !problem && !isTyped && (
          <Button variant="outline" size="sm" onPress={() => onChoose(withOffer(texts, { ...chosen, ...price }))}>
            Use this price
          </Button>
        )}
      </div>
      {suggestions.length > 0 && (
        <div>
          <p id="offer-days" className="text-xs text-ink-2">
            Free periods of the same length
          </p>
          <ul aria-labelledby="offer-days" className="mt-1.5 flex flex-wrap gap-2">
            {suggestions.map((offer) => (
              <li key={`${offer.starts} ${offer.ends}`}>
                <Button variant="outline" size="sm" onPress={() => onChoose(withOffer(texts, offer))}>
                  {lineDays(offer, today)}, {formatMoney(offer.media)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
