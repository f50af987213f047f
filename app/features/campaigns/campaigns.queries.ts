import { hc } from 'hono/client'
import useSWR from 'swr'
import type { campaignsApi } from '../../../worker/booking/campaigns.api.ts'
import { API } from '../../api-client.ts'
import { signedInAnswerOf } from '../../kit/session/auth.ts'

const api = hc<typeof campaignsApi>(...API)
const campaign = api.campaigns[':id']
const line = campaign.lines[':line']

/** Ids of a line and its campaign. */
interface LineAddress {
  id: string
  line: string
}

const of = (id: string) => ({ param: { id } })

type Edit = Parameters<(typeof campaign)['$patch']>[0]['json']
type LineEdit = Parameters<(typeof line)['$patch']>[0]['json']
type Cancel = Parameters<(typeof campaign.cancel)['$post']>[0]['json']
type Replacement = Parameters<(typeof line.replace)['$post']>[0]['json']
type Copy = Parameters<(typeof campaign.copy)['$post']>[0]['json']

export const editCampaign = (id: string, json: Edit) => signedInAnswerOf(campaign.$patch({ ...of(id), json }))
export const deleteCampaign = (id: string, version: number) =>
  signedInAnswerOf(campaign.$delete({ ...of(id), json: { version } }))
export const restoreCampaign = (id: string) => signedInAnswerOf(campaign.restore.$post(of(id)))
export const copyCampaign = (id: string, json: Copy) => signedInAnswerOf(campaign.copy.$post({ ...of(id), json }))
export const submitCampaign = (id: string, json: { version: number; expect: number }) =>
  signedInAnswerOf(campaign.submit.$post({ ...of(id), json }))
export const withdrawCampaign = (id: string, version: number) =>
  signedInAnswerOf(campaign.withdraw.$post({ ...of(id), json: { version } }))
export const reviseCampaign = (id: string, version: number) =>
  signedInAnswerOf(campaign.revise.$post({ ...of(id), json: { version } }))
export const cancelCampaign = (id: string, json: Cancel) => signedInAnswerOf(campaign.cancel.$post({ ...of(id), json }))

export const changeLine = (param: LineAddress, json: LineEdit) => signedInAnswerOf(line.$patch({ param, json }))
export const removeLine = (param: LineAddress, version: number) =>
  signedInAnswerOf(line.$delete({ param, json: { version } }))
export const askOwner = (param: LineAddress, json: { version: number; expect: number }) =>
  signedInAnswerOf(line.ask.$post({ param, json }))
export const replaceLine = (param: LineAddress, json: Replacement) =>
  signedInAnswerOf(line.replace.$post({ param, json }))
export const withdrawLine = (param: LineAddress, version: number) =>
  signedInAnswerOf(line.withdraw.$post({ param, json: { version } }))
export const acceptOffer = (param: LineAddress, version: number) =>
  signedInAnswerOf(line.accept.$post({ param, json: { version } }))
export const cancelLine = (param: LineAddress, json: Cancel) => signedInAnswerOf(line.cancel.$post({ param, json }))
export const writeMessage = (param: LineAddress, text: string) =>
  signedInAnswerOf(line.messages.$post({ param, json: { text } }))
export const watchDays = (json: Parameters<(typeof api.watches)['$post']>[0]['json']) =>
  signedInAnswerOf(api.watches.$post({ json }))
export const unwatch = (resource: string) => signedInAnswerOf(api.watches[':resource'].$delete({ param: { resource } }))

/**
 * Cost of cancelling today, by line.
 * @param stamp version of the shown data; a new one fetches again
 */
export const useCancellation = (id: string, lineId: string | null, stamp: string) =>
  useSWR(
    ['/api/cancellation', id, lineId, stamp],
    async () =>
      lineId === null
        ? (await signedInAnswerOf(campaign.cancellation.$get(of(id)))).lines
        : [await signedInAnswerOf(line.cancellation.$get({ param: { id, line: lineId } }))],
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )

/** Preview of a copy that starts on a day; nothing before a day is chosen. */
export const useCopyPreview = (id: string, startDate: string | null) =>
  useSWR(
    startDate === null ? null : ['/api/copy-preview', id, startDate],
    ([, , first]) => signedInAnswerOf(campaign.copy.$get({ ...of(id), query: { startDate: first } })),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )

/**
 * Places that could replace a line.
 * @param version version of the line; a new one fetches again
 */
export const useAlternatives = (param: LineAddress, version: number) =>
  useSWR(
    ['/api/line-alternatives', param.line, version],
    async () => (await signedInAnswerOf(line.alternatives.$get({ param }))).alternatives,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )

/**
 * Messages about a line.
 * @param count number of messages on the page; a new one fetches again
 */
export const useMessages = (param: LineAddress, count: number) =>
  useSWR(
    ['/api/line-messages', param.line, count],
    async () => (await signedInAnswerOf(line.messages.$get({ param }))).messages,
    { revalidateOnFocus: false, keepPreviousData: true },
  )
