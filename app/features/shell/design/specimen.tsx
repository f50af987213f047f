import type { ReactNode } from 'react'
import { variants } from '../../../ui/variants.ts'

/** A chapter of the page, with an anchor for its title. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} className="scroll-mt-24 text-2xl">
        {title}
      </h2>
      <div className="mt-6 grid gap-8 lg:grid-cols-2 [&>*]:min-w-0">{children}</div>
    </section>
  )
}

const specimenStyles = variants({
  base: 'mt-3',
  variants: {
    layout: {
      row: 'flex flex-wrap items-start gap-3',
      stack: 'space-y-4',
      grid: 'grid items-start gap-4 sm:grid-cols-2 [&>*]:min-w-0',
    },
    isOnDark: { true: 'on-dark rounded-lg bg-[#16213d] p-5 text-white' },
  },
})

interface SpecimenProps {
  /** The component, then the state or variant shown. */
  name: string
  layout?: 'row' | 'stack' | 'grid'
  isWide?: boolean
  isOnDark?: boolean
  children: ReactNode
}

/** One component in one or more states, under its name. */
export function Specimen({ name, layout = 'row', isWide = false, isOnDark, children }: SpecimenProps) {
  return (
    <div className={isWide ? 'lg:col-span-2' : undefined}>
      <h3 className="text-sm text-ink-3">{name}</h3>
      <div className={specimenStyles({ layout, isOnDark })}>{children}</div>
    </div>
  )
}
