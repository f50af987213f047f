import type { EnquirySubject } from './subject.ts'

/** Selected item, above the form. */
export const SubjectBox = ({ title, note, price, minimum, order }: EnquirySubject) => (
  <div className="mt-4 rounded-lg border border-line bg-surface-2 p-4">
    <p className="font-bold wrap-anywhere">{title}</p>
    <p className="text-ink-2 wrap-anywhere">{note}</p>
    <p className="num mt-2 font-semibold">{price}</p>
    <p className="num text-xs text-ink-3">
      Minimum booking: {minimum}
      {order && `. Your choice: ${order}`}
    </p>
  </div>
)
