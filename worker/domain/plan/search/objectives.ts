/**
 * What a plan is made for. `q` weighs exposures in the objective Σ N·(1 − G(1 − q)): near 1 it counts people reached
 * once; a small q counts people reached again and again.
 */
export const OBJECTIVE_BY_EMPHASIS = {
  reach: { q: 0.9, name: 'reach1plus' },
  frequency: { q: 0.15, name: 'reach3plus' },
} as const
