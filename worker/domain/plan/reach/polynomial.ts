/** Generating functions are kept to z⁹; what lies beyond is `10+`, told by the complement. */
export const DEGREES = 10

/** Coefficients of z⁰ … z⁹. */
export type Polynomial = readonly number[]

export const ONE: Polynomial = Array.from({ length: DEGREES }, (_, x) => (x === 0 ? 1 : 0))

/**
 * Probability of being met 0, 1, … 9 times, on average `mean` times: negative binomial of shape `k`, the Poisson
 * distribution for an infinite one (Goodhardt, Ehrenberg and Chatfield 1984, the usual model of media exposure).
 */
export function negativeBinomial(mean: number, k: number): Polynomial {
  const isPoisson = k === Number.POSITIVE_INFINITY
  const ratio = isPoisson ? mean : mean / (mean + k)
  const terms = [zeroTerm(mean, k)]
  for (let x = 0; x + 1 < DEGREES; x++) {
    const growth = isPoisson ? ratio / (x + 1) : (ratio * (k + x)) / (x + 1)
    terms.push((terms[x] ?? 0) * growth)
  }
  return terms
}

/** g(1 − q): the chance that someone who is met `mean` times on average takes no notice, each time with chance q. */
export function zeroTerm(mean: number, k: number, q = 1): number {
  if (k === Number.POSITIVE_INFINITY) return Math.exp(-q * mean)
  // log1p keeps the precision for a large k, where the power form rounds to 1.
  return Math.exp(-k * Math.log1p((q * mean) / k))
}

/** a·b up to z⁹. */
export function multiply(a: Polynomial, b: Polynomial): Polynomial {
  const product = new Array<number>(DEGREES).fill(0)
  for (let i = 0; i < DEGREES; i++) {
    const left = a[i] ?? 0
    if (left === 0) continue
    for (let j = 0; i + j < DEGREES; j++) product[i + j] = (product[i + j] ?? 0) + left * (b[j] ?? 0)
  }
  return product
}

/** 1 − share + share·a: what `a` says of a share of the people, while the others are never met. */
export function mix(share: number, a: Polynomial): Polynomial {
  return a.map((coefficient, x) => share * coefficient + (x === 0 ? 1 - share : 0))
}
