import { Check, TriangleAlert } from 'lucide-react'
import { variants } from './variants.ts'

const hintStyles = variants({
  slots: {
    list: 'grid',
    row: 'flex min-w-0 items-start gap-4 text-sm',
    mark: 'grid size-7 shrink-0 place-items-center rounded-full [&_svg]:size-4 [&_svg]:stroke-2',
  },
  variants: {
    columns: {
      1: { list: 'divide-y divide-line', row: 'py-3.5 first:pt-0 last:pb-0' },
      2: { list: 'gap-x-8 gap-y-5 sm:grid-cols-2' },
    },
    isOk: { true: { mark: 'bg-success-soft text-success-ink' }, false: { mark: 'bg-warn-soft text-warn-ink' } },
  },
})

interface HintListProps {
  label: string
  hints: readonly { name: string; isOk: boolean; title: string; text: string }[]
  columns?: 1 | 2
}

/** List of checks, each with its result in words. */
export function HintList({ label, hints, columns = 1 }: HintListProps) {
  return (
    <ul aria-label={label} className={hintStyles({ columns }).list()}>
      {hints.map(({ name, isOk, title, text }) => {
        const styles = hintStyles({ columns, isOk })
        return (
          <li key={name} className={styles.row()}>
            <span className={styles.mark()}>
              {isOk ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
              <span className="sr-only">{isOk ? 'Passed:' : 'Look at this:'}</span>
            </span>
            <span className="min-w-0">
              <b className="block font-semibold wrap-anywhere">{title}</b>
              <span className="num block text-ink-2 wrap-anywhere">{text}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
