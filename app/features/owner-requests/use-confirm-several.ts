import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CampaignLine } from '../../../worker/domain/campaign/campaign.ts'
import { RequestError } from '../../api-client.ts'
import { useGuard } from '../../ui/use-guard.ts'
import { refusalOf } from './refusal.ts'
import { confirmRequest } from './requests.queries.ts'

/** What became of one request. */
export interface Confirmed {
  id: string
  ref: string
  title: string
  /** Why it was not confirmed; null when it was. */
  problem: string | null
}

/** Chosen requests, confirmed one after the other, each with its own result: one that is refused stops no other. */
export function useConfirmSeveral(confirmable: readonly CampaignLine[]) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const isBusy = useRef(false)
  const [ids, setIds] = useState<readonly string[]>([])
  const [isPending, setPending] = useState(false)
  const [results, setResults] = useState<readonly Confirmed[]>([])
  // What somebody else answers leaves the list, and with it the choice.
  const chosen = confirmable.filter(({ id }) => ids.includes(id))

  /** @returns whether the session is still there */
  async function confirmOne({ id, ref, version, snapshot }: CampaignLine): Promise<boolean> {
    const add = (problem: string | null) =>
      setResults((before) => [...before, { id, ref, title: snapshot.title, problem }])
    try {
      await guard(() => confirmRequest({ id, version }))
      add(null)
    } catch (error) {
      add(refusalOf(error).text)
      if (error instanceof RequestError && error.status === 401) return false
    }
    return true
  }

  async function confirmChosen() {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    setResults([])
    for (const line of chosen) if (!(await confirmOne(line))) break
    setIds([])
    await revalidate()
    isBusy.current = false
    setPending(false)
  }

  return { chosen: chosen.map(({ id }) => id), choose: setIds, confirmChosen, isPending, results }
}
