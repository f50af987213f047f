import type { ReactNode } from 'react'

/** A named value, as lists of facts and figures show it. */
export interface Fact {
  label: string
  value: ReactNode
}
