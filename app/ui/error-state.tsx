import { StatePanel, type StatePanelProps } from './empty-state.tsx'

/** A failure: says what is kept, and offers a retry. Announced when it appears. */
export function ErrorState(props: StatePanelProps) {
  return <StatePanel {...props} tone="error" role="alert" />
}
