/** How what was shown is proven: by photos of a site or of a fleet, by logs, tear sheets, reports, or what was published. */
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
