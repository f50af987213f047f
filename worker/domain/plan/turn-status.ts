/** What the planner does in a turn, for whoever waits: how many listings are looked at, how many lines the plan has. */
export type TurnStatus =
  | { step: 'reading' }
  | { step: 'searching'; count: number }
  | { step: 'computing'; lines: number }
  | { step: 'checking' }
