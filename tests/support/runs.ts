/** Nightly, each property is tried as often as its test says. Otherwise a fifth of it: what is wrong is wrong often. */
const ALL = process.env.TEST_RUNS === 'all'

/** Tries of a property, of which the tests of a change take a part: at least twenty-five. */
export const runs = (all: number): number => (ALL ? all : Math.min(all, Math.max(25, Math.round(all / 5))))
