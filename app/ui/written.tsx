import { languageOf } from './language-of.ts'

interface WrittenProps {
  className?: string
  children: string
}

/** What a user wrote, with its line breaks, in its own language for screen readers and for the height of its lines. */
export const Written = ({ className = '', children }: WrittenProps) => (
  <p lang={languageOf(children)} className={`wrap-anywhere whitespace-pre-line ${className}`}>
    {children}
  </p>
)
