/** Status of a turn for the waiting page: how many listings are looked at, how many lines the plan has. */
export type TurnStatus =
  | { step: 'reading' }
  | { step: 'searching'; count: number }
  | { step: 'computing'; lines: number }
  | { step: 'checking' }
