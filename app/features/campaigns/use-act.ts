import { revalidateCampaigns } from '../../kit/add-to-campaign/campaigns.queries.ts'
import { useOneAct } from '../../ui/use-one-act.ts'
import { refusalOf } from './refusal.ts'

/** Runs one act on a campaign at a time. Afterwards the page is read again, and the campaigns that the dialogs offer. */
export function useAct() {
  const { run, pending, refusal, setRefusal } = useOneAct<true, ReturnType<typeof refusalOf>>(refusalOf)

  async function act<T>(work: () => Promise<T>, onDone?: (answer: T) => void): Promise<void> {
    let tell = () => {}
    const refused = await run(true, async () => {
      const answer = await work()
      void revalidateCampaigns()
      tell = () => onDone?.(answer)
    })
    if (refused === null) tell()
  }

  return { act, isPending: pending !== null, refusal, setRefusal }
}
