import * as v from 'valibot'
import type { Brief } from './rules/plan/brief.ts'
import { PlanRecord, planOfRecord, recordOf } from './rules/plan/drafting/record.ts'
import type { InventoryItem } from './rules/plan/inventory.ts'
import type { Plan } from './rules/plan/plan.ts'
import { PublicPlan } from './rules/plan/public.ts'
import type { SavedPlan } from './rules/plan/saved-plan.ts'
import { toPublicPlan } from './rules/plan/to-public.ts'

// An enquiry keeps the whole plan, as it was sent: the public form, in rupees, so that a plan of any edition stays readable by the
// rules that read the API's answers. A shared plan is kept as a record, a tenth of that.

const bytesOf = async (stream: ReadableStream): Promise<ArrayBuffer> => new Response(stream).arrayBuffer()

/** JSON, gzip, base64. */
async function pack(value: object): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('gzip'))
  return Buffer.from(await bytesOf(stream)).toString('base64')
}

async function unpack(packed: string): Promise<unknown> {
  const stream = new Blob([Buffer.from(packed, 'base64')]).stream().pipeThrough(new DecompressionStream('gzip'))
  return JSON.parse(new TextDecoder().decode(await bytesOf(stream)))
}

/** A whole plan as it is stored. */
export const packPlan = (plan: Plan): Promise<string> => pack(toPublicPlan(plan))

/** The whole plan that was packed, in paise. */
export const unpackPlan = async (packed: string): Promise<Plan> => v.parse(PublicPlan, await unpack(packed))

/** Packs the record of a plan for a link. */
export const packRecord = (plan: Plan): Promise<string> => pack(recordOf(plan))

const readRecord = async (packed: string) => v.parse(PlanRecord, await unpack(packed))

/** The plan of a link, with current data of the inventory on its lines. */
export const unpackShared = async (packed: string, items: readonly InventoryItem[]): Promise<Plan> =>
  planOfRecord(await readRecord(packed), items)

/** Title, brief and number of lines of a plan in a link, for lists. Reads no inventory, so a list of them is cheap. */
export async function headOfShared(packed: string): Promise<Pick<SavedPlan, 'title' | 'lines'> & { brief: Brief }> {
  const { plan, brief, lines } = await readRecord(packed)
  return { title: plan.title, brief, lines: lines.id.length }
}
