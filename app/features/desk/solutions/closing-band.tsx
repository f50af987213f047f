import type { ReactNode } from 'react'

/** The closing band of a page, with one call to action. */
export function ClosingBand({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="on-dark bg-[#16213d] text-white">
      <div className="page flex flex-col gap-6 py-12 sm:flex-row sm:items-center sm:justify-between lg:py-14">
        <div>
          <h2 className="text-2xl lg:text-3xl">{title}</h2>
          <p className="mt-1.5 max-w-[56ch] text-white/80">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  )
}
