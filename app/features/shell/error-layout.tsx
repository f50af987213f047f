import type { ReactNode } from 'react'
import type { Issue } from '../../../worker/kernel/rules/errors.ts'
import { FRAME_SIZE } from '../../art/picture.ts'

interface ErrorLayoutProps {
  picture: string
  /** The error; the h1. */
  title: string
  status?: number
  issues?: Issue[]
  /** An explanation and what the visitor can do. */
  children: ReactNode
  /** Links, the closest parent page first. */
  actions: ReactNode
}

/** The layout of error pages: a picture, the message, and links onwards. */
export function ErrorLayout({ picture, title, status, issues = [], children, actions }: ErrorLayoutProps) {
  return (
    <div className="mx-auto grid max-w-[920px] items-center gap-8 py-10 md:grid-cols-[1fr_1.1fr] md:gap-14 lg:py-16">
      <img
        src={picture}
        alt=""
        {...FRAME_SIZE.card}
        className="aspect-4/3 w-full rounded-xl object-cover grayscale-[.35]"
      />
      <div className="min-w-0">
        {status !== undefined && <p className="num text-sm font-semibold text-ink-3">{status}</p>}
        <h1 className="mt-1 text-3xl wrap-anywhere lg:text-4xl">{title}</h1>
        <div className="mt-3 max-w-[44ch] text-ink-2">{children}</div>
        {issues.length > 0 && (
          <ul className="mt-4 list-disc space-y-1 pl-5 text-sm text-ink-2 marker:text-ink-3">
            {issues.map(({ path, message }) => (
              <li key={`${path} ${message}`} className="wrap-anywhere">
                {message}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  )
}
