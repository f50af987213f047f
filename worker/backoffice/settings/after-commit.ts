import type { ServiceContext } from '../../kernel/context.ts'

/** After the commit of a change of settings, rates or rules: open pages of the back office read them again. */
export const publishSettings = ({ live }: Pick<ServiceContext, 'live'>, id: string, version: number): Promise<void> =>
  live.publish([{ event: 'staffChanged', data: { subject: 'settings', id, version } }])
