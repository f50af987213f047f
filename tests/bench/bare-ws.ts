import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/** For tests/bench/fanout.ts: a request sends everyone what the hub sends for a change of a category of BYTES, on PORT. */
const FILLING = 'x'.repeat(Number(process.env.BYTES))

let seq = 0
const next = (event: string, data: string | null) => {
  seq += 1
  return JSON.stringify({ event, data, seq })
}

const server = createServer((request, response) => {
  request.resume()
  const frames = [next('categoryUpdated', FILLING), next('categoryUpdate', null)]
  for (const client of sockets.clients) for (const frame of frames) client.send(frame)
  response.end('{}')
})
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
server.listen(Number(process.env.PORT), '127.0.0.1')
