/**
 * Probability generating functions by number of exposures, cut off after z⁹: the difference to a sum of 1 is the
 * probability of ten exposures or more.
 */
export const TERMS = 10

/** Coefficients of z⁰ … z⁹: probabilities of 0 … 9 exposures. */
export type Polynomial = readonly number[]

/** Distribution without an exposure: 1 at z⁰. */
export const ONE: Polynomial = Array.from({ length: TERMS }, (_, x) => (x === 0 ? 1 : 0))

/** a·b up to z⁹: the sum of two independent numbers of exposures. */
export function multiply(a: Polynomial, b: Polynomial): Polynomial {
  const product = new Array<number>(TERMS).fill(0)
  for (let i = 0; i < TERMS; i++) {
    const left = a[i] ?? 0
    if (left === 0) continue
    for (let j = 0; i + j < TERMS; j++) product[i + j] = (product[i + j] ?? 0) + left * (b[j] ?? 0)
  }
  return product
}

/** 1 − share + share·a: exposures as in `a` for a share of the people, none for the others. */
export function mix(share: number, a: Polynomial): Polynomial {
  return a.map((coefficient, x) => share * coefficient + (x === 0 ? 1 - share : 0))
}
