import type { ServiceContext } from '../../kernel/context.ts'

/** Tells open pages of staff that a user changed; after a change of several it is none by name. */
export const tellUser = (
  { live }: Pick<ServiceContext, 'live'>,
  { id, version }: { id: string; version: number },
): Promise<void> => live.publish([{ event: 'staffChanged', data: { subject: 'user', id, version } }])
