import { type Polynomial, TERMS } from './polynomial.ts'

/**
 * Probability of 0, 1, … 9 exposures for people who have `mean` on average: the negative binomial distribution of shape
 * `k`, the usual model of media exposure (Goodhardt, Ehrenberg and Chatfield 1984). An infinite `k` is Poisson.
 */
export function negativeBinomial(mean: number, k: number): Polynomial {
  const isPoisson = k === Number.POSITIVE_INFINITY
  const ratio = isPoisson ? mean : mean / (mean + k)
  const terms = [zeroTerm(mean, k)]
  for (let x = 0; x + 1 < TERMS; x++) {
    const growth = isPoisson ? ratio / (x + 1) : (ratio * (k + x)) / (x + 1)
    terms.push((terms[x] ?? 0) * growth)
  }
  return terms
}

/**
 * g(1 − q) = (1 + q·mean/k)^−k: the probability that a person does not notice any of their exposures when each one is
 * noticed with probability q. With q = 1 it is the probability of no exposure at all.
 */
export function zeroTerm(mean: number, k: number, q = 1): number {
  if (k === Number.POSITIVE_INFINITY) return Math.exp(-q * mean)
  // log1p keeps the precision for a large k, where the power form rounds to 1.
  return Math.exp(-k * Math.log1p((q * mean) / k))
}
