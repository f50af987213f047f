import { useOneAct } from '../../../ui/use-one-act.ts'
import { type Refusal, refusalOf } from './refusal.ts'

interface Act {
  name: string
  /** Of the fields of its form. */
  fields: readonly string[]
}

/** Runs acts on a request, one at a time. */
export function useAct() {
  const { run, pending, refusal, setRefusal } = useOneAct<Act, Refusal>((error, { fields }) => refusalOf(error, fields))

  return {
    /** @param fields names of the fields of its form. @returns null when it was done; undefined while another is under way */
    run: (name: string, work: () => Promise<unknown>, fields: readonly string[] = []) => run({ name, fields }, work),
    pending: pending?.name ?? null,
    refusal,
    clear: () => setRefusal(null),
  }
}
