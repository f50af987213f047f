/** The Durable Object, as others call it. */
type SweeperObject = Rpc.DurableObjectBranded & { wake: () => Promise<void> }

/** Object that sends notices, and marks holds that have expired. */
export interface Sweeper {
  /** Call it after a commit with notices or holds. Nothing waits for it. */
  wake: () => void
}

const NAME = 'bookings'

export function createSweeper(namespace: Env['SWEEPER'], waitUntil: (work: Promise<unknown>) => void): Sweeper {
  // wrangler.toml names the built Worker, from which the type of a class cannot be read.
  const sweeper = () => (namespace as DurableObjectNamespace<SweeperObject>).getByName(NAME)
  return { wake: () => waitUntil(sweeper().wake()) }
}
