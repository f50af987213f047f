import type { OwnerMoney } from '../../../../worker/money/rules/documents/owner-money.ts'

/** Bank account and reference for paying an owner. The platform holds no money. */
export function HowToPay({ owner: { bank, account, payWith, name } }: { owner: OwnerMoney }) {
  if (!bank) {
    return (
      <p className="mt-3 text-xs text-ink-2">
        {name} has not entered its bank account yet. Ask with a message on one of its lines.
      </p>
    )
  }
  const rows = [
    ['Account', account],
    ['Number', bank.account],
    ['IFSC', bank.ifsc],
    ['Reference', payWith ?? 'the number of the campaign'],
  ]
  return (
    <dl className="num mt-3 grid gap-1.5 rounded-lg bg-surface-2 px-3 py-2.5 text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-3">{label}</dt>
          <dd className="font-semibold text-ink wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
