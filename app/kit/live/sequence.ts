export interface Step {
  /** Last number seen. */
  seq: number
  /** `next`: the next change. `known`: seen before. `missed`: a change before it did not arrive. */
  verdict: 'next' | 'known' | 'missed'
}

/** Compares the number of a change with the last one seen. With no number seen yet, any number is next. */
export function follow(last: number | undefined, seq: number): Step {
  if (last === undefined || seq === last + 1) return { seq, verdict: 'next' }
  return seq <= last ? { seq: last, verdict: 'known' } : { seq, verdict: 'missed' }
}

/** Compares the hub's own number with the last one seen. A lower one means that the hub has restarted its count. */
export function greet(last: number | undefined, seq: number): Step {
  return { seq, verdict: last === undefined || seq === last ? 'next' : 'missed' }
}
