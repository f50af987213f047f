export interface Step {
  /** The last number seen. */
  seq: number
  /** `next` is news; `known` was told before; before `missed` something was told that did not arrive. */
  verdict: 'next' | 'known' | 'missed'
}

/** Judges the number of a change by the last one seen; undefined is none yet, and anything is the next to that. */
export function follow(last: number | undefined, seq: number): Step {
  if (last === undefined || seq === last + 1) return { seq, verdict: 'next' }
  return seq <= last ? { seq: last, verdict: 'known' } : { seq, verdict: 'missed' }
}

/** Judges where the server says that it is. A lower number is a server that began anew: what we hold is of no known age. */
export function greet(last: number | undefined, seq: number): Step {
  return { seq, verdict: last === undefined || seq === last ? 'next' : 'missed' }
}
