import { SlidersHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { variants } from './variants.ts'

const ID = 'filters'

/** Opens the sheet on narrow screens; shows the number of active filters. */
export function FilterButton({ on }: { on: number }) {
  return (
    <button
      type="button"
      popoverTarget={ID}
      aria-label={on > 0 ? `Filters, ${on} on` : 'Filters'}
      className="relative grid size-12.5 shrink-0 place-items-center rounded-md border border-line-field bg-surface hover:bg-surface-2 lg:hidden"
    >
      <SlidersHorizontal aria-hidden className="size-5" strokeWidth={1.75} />
      {on > 0 && (
        <span
          aria-hidden
          className="num absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-brand text-2xs font-bold text-on-brand"
        >
          {on}
        </span>
      )}
    </button>
  )
}

const filterSheetStyles = variants({
  slots: {
    // The browser hides a closed popover; next to the results on wide screens it is always visible.
    box: [
      'text-ink backdrop:bg-scrim',
      'max-lg:top-auto max-lg:max-h-[calc(100dvh-24px)] max-lg:w-full max-lg:max-w-none max-lg:flex-col max-lg:rounded-t-2xl max-lg:bg-surface max-lg:shadow-pop',
      'sm:max-lg:top-0 sm:max-lg:left-auto sm:max-lg:h-dvh sm:max-lg:max-h-none sm:max-lg:w-110 sm:max-lg:rounded-l-2xl sm:max-lg:rounded-tr-none',
      'max-lg:open:flex max-lg:open:animate-rise',
      'lg:static lg:h-auto lg:w-auto lg:min-w-0 lg:overflow-visible lg:bg-transparent',
    ],
    head: 'flex items-center max-lg:border-b max-lg:border-line max-lg:py-2 max-lg:pr-2.5 max-lg:pl-5',
    title: 'flex-1 text-lg',
    body: 'max-lg:min-h-0 max-lg:flex-1 max-lg:overflow-y-auto max-lg:px-5',
    fields: '',
    more: 'max-lg:pb-5',
    foot: [
      'flex items-center gap-3',
      'max-lg:border-t max-lg:border-line max-lg:px-5 max-lg:pt-3 max-lg:pb-[max(12px,env(safe-area-inset-bottom))]',
    ],
  },
  variants: {
    layout: {
      bar: {
        // The bar is the first row of a grid of two columns; further fields are below it.
        box: 'lg:contents',
        head: 'lg:hidden',
        body: 'lg:contents',
        fields:
          'max-lg:space-y-3 max-lg:py-5 lg:flex lg:min-w-0 lg:divide-x lg:divide-line lg:overflow-hidden lg:rounded-r-lg lg:border lg:border-line-strong lg:bg-surface',
        more: 'lg:col-span-2',
        // With scripts, every change applies at once.
        foot: 'lg:hidden lg:col-span-2 lg:mt-2 lg:noscript:flex',
      },
      column: {
        box: 'lg:flex lg:flex-col lg:self-start',
        head: 'lg:border-b lg:border-line lg:pb-3',
        title: 'lg:text-base',
        foot: 'lg:hidden lg:noscript:flex',
      },
    },
  },
})

interface FilterSheetProps {
  /** Next to or above the results, on wide screens. */
  layout: 'bar' | 'column'
  on: number
  /** Content at the end of the column's heading. */
  aside?: ReactNode
  actions: ReactNode
  children: ReactNode
  /** Fields after the others: below the bar on wide screens. */
  more?: ReactNode
  className?: string
}

/**
 * Fields of a filter form. On wide screens they are part of the page, else a popover: from the bottom on phones, from
 * the right on tablets. There is one set of fields for all widths, and it opens without JavaScript.
 */
export function FilterSheet({ layout, on, aside, actions, children, more, className }: FilterSheetProps) {
  const styles = filterSheetStyles({ layout })
  return (
    <div id={ID} popover="auto" className={styles.box({ className })}>
      <div className={styles.head()}>
        <h2 className={styles.title()}>
          Filters {on > 0 && <span className="num ml-1 text-sm font-medium text-ink-3">{on} on</span>}
        </h2>
        {aside}
        <button
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label="Close"
          className="grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-surface-2 hover:text-ink lg:hidden"
        >
          <X aria-hidden className="size-4.5" strokeWidth={1.75} />
        </button>
      </div>
      <div className={styles.body()}>
        <div className={styles.fields()}>{children}</div>
        {more && <div className={styles.more()}>{more}</div>}
      </div>
      <div className={styles.foot()}>{actions}</div>
    </div>
  )
}
