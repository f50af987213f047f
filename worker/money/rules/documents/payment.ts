import * as v from 'valibot'
import { addMonths, type CivilDate, formatLongDate } from '../../../kernel/rules/dates.ts'
import { DomainError } from '../../../kernel/rules/errors.ts'
import { day, line, reason } from '../../../kernel/rules/fields.ts'
import { type Paise, roundedRatio } from '../../../kernel/rules/money.ts'
import { splitTds, tdsOf } from '../../../organisations/rules/billing/withheld-tax.ts'

// Inputs of payments: money that an owner received or refunded, and the correction of a mistaken record.

/** Payment methods, with their labels. */
export const PAYMENT_METHODS = {
  neft: 'NEFT',
  rtgs: 'RTGS',
  imps: 'IMPS',
  upi: 'UPI',
  cheque: 'Cheque',
  card: 'Card',
  other: 'Other',
} as const
export type PaymentMethod = keyof typeof PAYMENT_METHODS

/** A crore crore would not be an exact number in paise. */
const MAX_AMOUNT = 1_000_00_00_000_00

const amount = v.pipe(
  v.number('Enter the amount'),
  v.integer('Enter the amount in rupees and paise'),
  v.minValue(1, 'Enter an amount above zero'),
  v.maxValue(MAX_AMOUNT, 'This is above the limit of one payment'),
)

const tds = v.pipe(
  v.number('Enter the TDS, or 0'),
  v.integer('Enter the TDS in rupees'),
  v.minValue(0, 'Enter the TDS, or 0'),
  v.maxValue(MAX_AMOUNT, 'This is above the limit of one payment'),
  v.check((paise) => paise % 100 === 0, 'TDS is in whole rupees'),
)

/** A UTR, the number of a cheque, an order of a card. It begins with a letter or digit, so no spreadsheet takes it for a formula. */
const reference = v.pipe(
  line('Enter the reference, such as the UTR', 60),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ./:#_-]*$/u, 'Only letters, digits, spaces and . / : # - _'),
)

const key = v.pipe(v.string(), v.uuid())
const owner = v.pipe(v.string('Choose the media owner'), v.nonEmpty('Choose the media owner'), v.maxLength(120))
const method = v.picklist(Object.keys(PAYMENT_METHODS) as PaymentMethod[], 'Choose how it was paid')

/**
 * Money that an owner of a campaign received. `amount` is the money, `tds` the tax that the advertiser withheld; in
 * paise.
 */
export const NewPayment = v.strictObject({
  owner,
  amount,
  tds,
  method,
  reference,
  /** Day of the receipt. */
  day: day('Enter the day of the payment'),
  /** Made once by the form, so that an answer that was lost is no second payment. */
  key,
})
export type NewPayment = v.InferOutput<typeof NewPayment>

/** Money that an owner gave back, in paise. */
export const NewRefund = v.strictObject({
  ...{ owner, amount, method, reference },
  day: day('Enter the day on which it was paid back'),
  reason: reason('Enter the reason for the refund'),
  key,
})
export type NewRefund = v.InferOutput<typeof NewRefund>

/** A payment that was recorded by mistake. */
export const Correction = v.strictObject({ reason: reason('Enter what was wrong'), key })
export type Correction = v.InferOutput<typeof Correction>

/** Maximum age of a payment, months. */
const MAX_AGE = 24

/**
 * Refuses a day on which no payment can have come: one to come, before the campaign was approved, or very long ago.
 * @throws DomainError bad_input at `day`
 */
export function checkDay(
  on: CivilDate,
  { today, approvedOn }: { today: CivilDate; approvedOn: CivilDate | null },
): void {
  const oldest = addMonths(today, -MAX_AGE)
  const message =
    on > today
      ? 'This day is in the future'
      : approvedOn !== null && on < approvedOn
        ? `The campaign was approved on ${formatLongDate(approvedOn)}, so no payment can be older`
        : on < oldest
          ? `Enter a day from ${formatLongDate(oldest)} on`
          : null
  if (message) throw new DomainError('bad_input', message, [{ path: 'day', message }])
}

/** Value of an order and the sum received for it, for `suggestedTds`. In paise. */
export interface TdsBasis {
  /** Cost with GST, and value without. */
  payable: Paise
  taxable: Paise
  /** Withheld tax included. */
  received: Paise
  /** Withheld so far. */
  withheld: Paise
  /** Basis points. */
  bp: number
}

/**
 * Highest rate of tax that may be withheld from a value without GST, when the owner has given no PAN (s. 397), basis
 * points.
 */
const MAX_TDS_BP = 2_000

/**
 * Maximum tax that may still be withheld from an owner in a campaign. A higher sum is a mistake, such as two sums in
 * each other's field.
 */
export const mostTds = ({ taxable, withheld }: Pick<TdsBasis, 'taxable' | 'withheld'>): Paise =>
  Math.max(0, roundedRatio([taxable, MAX_TDS_BP], [10_000 * 100]) * 100 - withheld)

/**
 * Tax usually withheld from a part of the payable sum; the last part takes the rounding difference.
 * @param gross with the withheld tax
 */
export function suggestedTds(gross: Paise, { payable, taxable, received, withheld, bp }: TdsBasis): Paise {
  const whole = tdsOf({ taxable, bp })
  if (whole === 0 || gross <= 0 || payable <= 0) return 0
  if (received + gross >= payable) return Math.max(0, Math.min(whole - withheld, gross - 1))
  const part = roundedRatio([gross, taxable], [payable])
  return splitTds([part, taxable - part], bp)[0] ?? 0
}
