import type { Plan } from '../domain/plan/plan.ts'

// A row of D1 holds at most 2 MB, and the plan of a whole country has thousands of lines: packed, it takes a tenth.

const bytesOf = async (stream: ReadableStream): Promise<ArrayBuffer> => new Response(stream).arrayBuffer()

/** A plan as it is kept: JSON, gzip, base64. */
export async function packPlan(plan: Plan): Promise<string> {
  const stream = new Blob([JSON.stringify(plan)]).stream().pipeThrough(new CompressionStream('gzip'))
  return Buffer.from(await bytesOf(stream)).toString('base64')
}

/** The plan that was packed. */
export async function unpackPlan(packed: string): Promise<Plan> {
  const stream = new Blob([Buffer.from(packed, 'base64')]).stream().pipeThrough(new DecompressionStream('gzip'))
  return JSON.parse(new TextDecoder().decode(await bytesOf(stream)))
}
