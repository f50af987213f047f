import type { ReactNode } from 'react'

/** An identifier of the API inside a sentence. */
export const Code = ({ children }: { children: ReactNode }) => (
  <code className="rounded-xs bg-surface-2 px-1 py-0.5 font-mono text-[0.92em] wrap-anywhere text-ink">{children}</code>
)

/** A code block; long lines wrap. */
export const CodeBlock = ({ label, children }: { label: string; children: string }) => (
  <figure aria-label={label} className="rounded-md bg-surface-2 p-4">
    <pre className="font-mono text-sm wrap-anywhere whitespace-pre-wrap text-ink">
      <code>{children}</code>
    </pre>
  </figure>
)
