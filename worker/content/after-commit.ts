import type { ServiceContext } from '../context.ts'

/** After the commit: pages of the blog are made anew, and staff see the change. */
export async function afterCommit(
  { cache, live }: Pick<ServiceContext, 'cache' | 'live'>,
  { id, version }: { id: string; version: number },
): Promise<void> {
  cache.purge(['content'])
  await live.publish([{ event: 'staffChanged', data: { subject: 'post', id, version } }])
}
