declare module 'ws' {
  import type { Server } from 'node:http'

  export class WebSocketServer {
    constructor(options: { server: Server; perMessageDeflate: boolean })
    readonly clients: ReadonlySet<{ send(text: string): void }>
  }
}
