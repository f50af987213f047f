import * as v from 'valibot'
import type { Plan } from '../domain/plan/plan.ts'
import { PublicPlan } from '../domain/plan/public.ts'
import { toPublicPlan } from '../domain/plan/to-public.ts'

// A row of D1 holds at most 2 MB, and the plan of a whole country has thousands of lines: packed, it takes a tenth. What is
// packed is the public form, in rupees: a plan of any edition stays readable, by the rules that read the API's answers.

const bytesOf = async (stream: ReadableStream): Promise<ArrayBuffer> => new Response(stream).arrayBuffer()

/** A plan as it is stored: the public form as JSON, gzip, base64. */
export async function packPlan(plan: Plan): Promise<string> {
  const stream = new Blob([JSON.stringify(toPublicPlan(plan))]).stream().pipeThrough(new CompressionStream('gzip'))
  return Buffer.from(await bytesOf(stream)).toString('base64')
}

/** The plan that was packed, in paise. */
export async function unpackPlan(packed: string): Promise<Plan> {
  const stream = new Blob([Buffer.from(packed, 'base64')]).stream().pipeThrough(new DecompressionStream('gzip'))
  return v.parse(PublicPlan, JSON.parse(new TextDecoder().decode(await bytesOf(stream))))
}
