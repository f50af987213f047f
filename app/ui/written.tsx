import { languageOf } from './language-of.ts'

interface WrittenProps {
  className?: string
  children: string
}

/** Text of a user, with its line breaks and its own language, for screen readers and for the line height. */
export const Written = ({ className = '', children }: WrittenProps) => (
  <p lang={languageOf(children)} className={`wrap-anywhere whitespace-pre-line ${className}`}>
    {children}
  </p>
)
