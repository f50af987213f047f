import { hc } from 'hono/client'
import useSWR from 'swr'
import type { threadsApi } from '../../../worker/booking/threads.api.ts'
import { API } from '../../api-client.ts'
import { signedInAnswerOf } from '../session/auth.ts'

const { threads } = hc<typeof threadsApi>(...API)

/** Conversation of the user with the owner of a listing. */
export const useListingThread = (listing: string) =>
  useSWR(['/api/threads/about', listing], () =>
    signedInAnswerOf(threads.about[':listing'].$get({ param: { listing } })),
  )

/** Writes to the owner of a listing. @throws RequestError */
export const writeToOwner = (listing: string, text: string) =>
  signedInAnswerOf(threads.about[':listing'].$post({ param: { listing }, json: { text } }))

/** Writes in a conversation. @throws RequestError */
export const writeInThread = (id: string, text: string) =>
  signedInAnswerOf(threads[':id'].messages.$post({ param: { id }, json: { text } }))

/** Marks messages as seen, up to an id. @throws RequestError */
export const markSeen = (id: string, message: number) =>
  signedInAnswerOf(threads[':id'].seen.$post({ param: { id }, json: { message } }))
