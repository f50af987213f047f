import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CampaignLine } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import { RequestError } from '../../../api-client.ts'
import { useGuard } from '../../../ui/use-guard.ts'
import { refusalOf } from './refusal.ts'
import { confirmRequest, declineRequest } from './requests.queries.ts'

/** What became of one request. */
export interface Answered {
  id: string
  ref: string
  title: string
  /** `Confirmed` or `Declined`; what it was refused for otherwise. */
  text: string
  isDone: boolean
}

/** An answer to each of several requests. */
type Answer = { verb: 'confirm' } | { verb: 'decline'; reason: string }

/** Chosen requests, answered one after the other, each with its own result: one that is refused stops no other. */
export function useSeveral(open: readonly CampaignLine[]) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const isBusy = useRef(false)
  const [ids, setIds] = useState<readonly string[]>([])
  const [pending, setPending] = useState<Answer['verb'] | null>(null)
  const [results, setResults] = useState<readonly Answered[]>([])
  // What somebody else answers leaves the list, and with it the choice.
  const chosen = open.filter(({ id }) => ids.includes(id))

  /** @returns whether the session and the connection are still there */
  async function answerOne({ id, ref, version, snapshot }: CampaignLine, answer: Answer): Promise<boolean> {
    const add = (text: string, isDone: boolean) =>
      setResults((before) => [...before, { id, ref, title: titleWithRef(snapshot), text, isDone }])
    try {
      const seen = { id, version }
      await guard(() => (answer.verb === 'confirm' ? confirmRequest(seen) : declineRequest(seen, answer.reason)))
      add(answer.verb === 'confirm' ? 'Confirmed' : 'Declined', true)
      return true
    } catch (error) {
      add(refusalOf(error).text ?? 'It could not be answered', false)
      return error instanceof RequestError && error.status !== 401
    }
  }

  /** @returns whether all that were chosen have their answer, or the reason why not */
  async function answerChosen(answer: Answer): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setPending(answer.verb)
    setResults([])
    let isThere = true
    for (const line of chosen) {
      isThere = await answerOne(line, answer)
      // What was not asked stays chosen.
      if (!isThere) break
      setIds((before) => before.filter((id) => id !== line.id))
    }
    // Without a connection the page could not be read.
    if (isThere) await revalidate()
    isBusy.current = false
    setPending(null)
    return isThere
  }

  return { chosen: chosen.map(({ id }) => id), choose: setIds, answerChosen, pending, results }
}
