/** Proof that a line ran: photos of a site or of a fleet, logs, tear sheets, reports, or published posts. */
export type ProofRule =
  | 'photos'
  | 'fleet'
  | 'screen'
  | 'broadcast'
  | 'cinema'
  | 'paper'
  | 'periodical'
  | 'reports'
  | 'post'
  | 'coverage'
  | 'ground'
