import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { CONTENT } from '../../../ui/skip-link.tsx'

interface AdminLoginViewProps {
  wordmark: ReactNode
  /** Path to return to. */
  goal: string | null
  /** Reason why a sign-in is required. */
  notice: string | null
  /** Form of the page. */
  children: ReactNode
}

/** The login page of the back office. */
export function AdminLoginView({ wordmark, goal, notice, children }: AdminLoginViewProps) {
  return (
    <main {...CONTENT} className="grid outline-none min-h-dvh place-items-center px-5 py-10 text-sm">
      <div className="w-full max-w-[400px]">
        <div className="mb-7 flex items-center justify-center gap-2.5">
          {wordmark}
          <span className="rounded-xs bg-surface-3 px-1.5 py-px text-2xs font-bold text-ink-2">Admin</span>
        </div>
        {notice && (
          <Banner icon={Info} tone="info" className="mb-5">
            {notice}
          </Banner>
        )}
        <div className="rounded-xl border border-line bg-surface p-6 shadow-card sm:p-8">
          <h1 className="text-2xl">Admin Access</h1>
          <p className="mt-1 text-ink-2">{goal ? `Sign in to reach ${goal}.` : 'Sign in to the back office.'}</p>
          <noscript>
            <p className="mt-4 text-danger">The back office needs JavaScript, which is off in this browser.</p>
          </noscript>
          {children}
        </div>
        <p className="mt-5 text-center text-xs text-ink-3">
          Every sign-in is recorded in the audit log.{' '}
          <TextLink to="/" reloadDocument className="font-semibold">
            Back to the site
          </TextLink>
        </p>
      </div>
    </main>
  )
}
