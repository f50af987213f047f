import { type Polynomial, TERMS } from './polynomial.ts'

const BISECTIONS = 40

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

/** Mean number of exposures of all people with which those who are met at all have so many: the inverse of mean / (1 − g(0)). */
export function meanFor(contacts: number, k: number): number {
  let [low, high] = [0, contacts]
  for (let step = 0; step < BISECTIONS; step++) {
    const mean = (low + high) / 2
    if (mean < contacts * (1 - zeroTerm(mean, k))) low = mean
    else high = mean
  }
  return high
}
