import { StatePanel, type StatePanelProps } from './empty-state.tsx'

/** Something failed here: says what is kept, and offers to try again. Announced when it appears. */
export function ErrorState(props: StatePanelProps) {
  return <StatePanel {...props} tone="error" role="alert" />
}
