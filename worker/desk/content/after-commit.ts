import type { ServiceContext } from '../../kernel/context.ts'

/** After the commit: purges pages of the blog, and tells open pages of staff. */
export async function afterCommit(
  { cache, live }: Pick<ServiceContext, 'cache' | 'live'>,
  { id, version }: { id: string; version: number },
): Promise<void> {
  cache.purge(['content'])
  await live.publish([{ event: 'staffChanged', data: { subject: 'post', id, version } }])
}
