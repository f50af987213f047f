import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type ModelRequest, SCENARIOS } from './provider-scenarios.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the language model: the model's name chooses its behaviour, the key separates tests. */
    providerUrl: string
  }
}

/** Requests made with one key, in order. */
export interface AskedRequest {
  authorization: string
  body: ModelRequest
}

export interface ProviderStub {
  baseUrl: string
  close: () => Promise<void>
}

/** A server on this machine that speaks OpenAI's chat completions, streamed. `GET /asked?key=…` answers with what it was asked. */
export async function startProviderStub(): Promise<ProviderStub> {
  const asked = new Map<string, AskedRequest[]>()
  const server = createServer((request, response) => {
    answer(request, response, asked).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { baseUrl: `http://127.0.0.1:${portOf(server)}/v1`, close: () => close(server) }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stub listens on a port')
  return address.port
}

function close(server: Server): Promise<void> {
  // Some scenarios never end their answer.
  server.closeAllConnections()
  return new Promise((closed) => server.close(() => closed()))
}

async function answer(request: IncomingMessage, response: ServerResponse, asked: Map<string, AskedRequest[]>) {
  const url = new URL(request.url ?? '/', 'http://stub')
  if (url.pathname === '/asked') {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(asked.get(url.searchParams.get('key') ?? '') ?? []))
    return
  }
  if (request.method !== 'POST' || url.pathname !== '/v1/chat/completions') {
    response.writeHead(404).end()
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body: ModelRequest = JSON.parse(Buffer.concat(chunks).toString())
  const authorization = request.headers.authorization ?? ''
  const key = authorization.replace('Bearer ', '')
  const before = asked.get(key) ?? []
  asked.set(key, [...before, { authorization, body }])
  const scenario = SCENARIOS[body.model]
  if (!scenario) throw new Error(`There is no scenario ${body.model}`)
  await scenario({ body, response, attempt: before.length + 1 })
}

let running: ProviderStub | null = null

/** For `globalSetup`: one server for the tests that run in workerd, which cannot listen themselves. */
export async function setup({ provide }: TestProject) {
  running = await startProviderStub()
  provide('providerUrl', running.baseUrl)
}

export async function teardown() {
  await running?.close()
}
