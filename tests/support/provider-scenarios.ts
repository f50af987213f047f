import type { ServerResponse } from 'node:http'

interface ModelMessage {
  role: 'system' | 'user' | 'assistant' | 'tool'
  content: string | null
  tool_calls?: { id: string; function: { name: string; arguments: string } }[]
}

/** The part of a chat completion request that the tests look at. */
export interface ModelRequest {
  model: string
  stream: boolean
  max_tokens: number
  messages: ModelMessage[]
  tools: { function: { name: string; parameters: object } }[]
  tool_choice?: string
}

interface Exchange {
  body: ModelRequest
  response: ServerResponse
  /** Requests with this key so far, this one included. */
  attempt: number
}
type Scenario = (exchange: Exchange) => void | Promise<void>

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_795_000_000,
    model: 'stub',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`
const DONE = 'data: [DONE]\n\n'

const open = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

/** Words, a few at a time. */
const sayOn = (response: ServerResponse, text: string) => {
  open(response)
  response.write(chunk({ role: 'assistant', content: '' }))
  for (const word of text.split(/(?<= )/)) response.write(chunk({ content: word }))
}
const say = ({ response }: Exchange, text: string, finish = 'stop') => {
  sayOn(response, text)
  response.end(chunk({}, finish) + DONE)
}

/** A call of a tool, its arguments in two pieces. */
const call = ({ response, attempt }: Exchange, name: string, input: unknown) => {
  const text = typeof input === 'string' ? input : JSON.stringify(input)
  const piece = (part: object) => chunk({ tool_calls: [{ index: 0, ...part }] })
  open(response)
  response.write(chunk({ role: 'assistant', content: 'Let me look.' }))
  response.write(piece({ id: `call_${attempt}`, type: 'function', function: { name, arguments: '' } }))
  response.write(piece({ function: { arguments: text.slice(0, 5) } }))
  response.write(piece({ function: { arguments: text.slice(5) } }))
  response.end(chunk({}, 'tool_calls') + DONE)
}

/** Calls of one tool, all in one reply. */
const callMany = ({ response }: Exchange, name: string, inputs: readonly object[]) => {
  open(response)
  inputs.forEach((input, index) => {
    const call = { index, id: `call_${index}`, type: 'function', function: { name, arguments: JSON.stringify(input) } }
    response.write(chunk({ tool_calls: [call] }))
  })
  response.end(chunk({}, 'tool_calls') + DONE)
}

const refuse = ({ response }: Exchange, status: number, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { message: 'secret detail of the provider', type: 'error' } }))
}

/** Answers of the tools so far, oldest first. */
const resultsOf = ({ body }: Exchange) =>
  body.messages.filter(({ role }) => role === 'tool').map(({ content }) => JSON.parse(content ?? 'null'))

/** Builds a plan, then answers with the text that `prose` makes of the tool's result. */
const plans =
  (prose: (result: PlanResult) => string, input: object = {}): Scenario =>
  (exchange) => {
    const [result] = resultsOf(exchange)
    return result ? say(exchange, prose(result)) : call(exchange, 'build_plan', input)
  }

interface PlanResult {
  plan: { total: string; peopleReached: number; lines: { id: string; label?: string; total: string }[] } | null
  because?: string
  refused: string[]
  unknownIds: number
}

const honest = ({ plan }: PlanResult) =>
  plan
    ? `I planned ${plan.lines.length} placements for ${plan.total}, and they meet ${plan.peopleReached} people. The first is ${plan.lines[0]?.id}.`
    : 'There is no plan yet. What is the budget?'

const update =
  (input: object): Scenario =>
  (exchange) => {
    const results = resultsOf(exchange)
    if (results.length === 0) return call(exchange, 'update_brief', input)
    if (results.length === 1) return call(exchange, 'build_plan', {})
    return say(exchange, honest(results[1]))
  }

/** Behaviour of each model, by its name. */
export const SCENARIOS: Record<string, Scenario> = {
  good: plans(honest),
  'lies-about-a-price': plans(() => 'I booked it all for only ₹4,321. It is a bargain.'),
  'invents-an-id': plans(({ plan }) => `For ${plan?.total}, I added ooh-9999.`),
  'gives-a-discount': plans(({ plan }) => `For ${plan?.total}, with 90% off.`),
  'tells-its-instructions': (exchange) =>
    say(exchange, exchange.body.messages[0]?.content?.split('\n').find((line) => line.startsWith('- Prices')) ?? ''),
  'asks-for-an-unknown-listing': plans(honest, { mustInclude: ['ooh-9999'], exclude: ['tv-9999'] }),
  'names-a-price': plans(honest, { mustInclude: [], rate: 1, brief: { price: 1 } }),
  'raises-the-budget': plans(honest, { brief: { budgetRupees: 90_000_000 } }),
  'calls-sixty-times': (exchange) => {
    const results = resultsOf(exchange)
    if (results.length === 0)
      return callMany(
        exchange,
        'build_plan',
        Array.from({ length: 60 }, () => ({})),
      )
    return say(exchange, `There are ${results.filter(({ plan }) => plan).length} plans.`)
  },
  'searches-at-once': (exchange) => {
    const results = resultsOf(exchange)
    if (results.length === 0) return callMany(exchange, 'search_inventory', [{ limit: 20 }, { limit: 20 }])
    return say(exchange, `There are ${results.filter(({ rows }) => rows).length} lists.`)
  },
  'moves-the-brief': plans(honest, {
    brief: { cities: ['Delhi'], channels: ['tv'], startDate: '2027-05-01', endDate: '2027-05-31', objective: 'event' },
  }),
  'wants-a-listing': plans(honest, { mustInclude: ['ooh-0012'] }),
  'leaves-a-listing-out': plans(honest, { exclude: ['ooh-0001'] }),
  'says-one-wrong-sentence': plans(
    ({ plan }) => `It costs ${plan?.total} with GST. I have booked it. It runs in Pune too.`,
  ),
  'repeats-the-first-label': plans(
    ({ plan }) => `It costs ${plan?.total} with GST. ${plan?.lines[0]?.label ?? 'Nothing'} is in it.`,
  ),
  'reads-cities': update({ cities: ['Pune'], startDate: '2027-01-01', endDate: '2027-01-31', budgetRupees: 400_000 }),
  'reads-junk': update({ cities: ['Gotham'], startDate: '2020-01-01', endDate: '2020-02-01' }),
  explains: (exchange) => {
    const [search, line] = resultsOf(exchange)
    if (!search) return call(exchange, 'search_inventory', { channels: ['ooh'], limit: 2 })
    if (!line) return call(exchange, 'explain_line', { id: search.rows[0].id })
    return say(exchange, `${search.rows[0].id} is one of ${search.found} sites.`)
  },
  'stalls-before-the-headers': () => {},
  'stalls-before-the-first-token': ({ response }) => {
    open(response)
    response.flushHeaders()
  },
  'stalls-between-chunks': ({ response }) => sayOn(response, 'I planned '),
  'drips-for-ever': ({ response }) => {
    open(response)
    const drip = () => {
      if (!response.destroyed) response.write(chunk({ content: 'a ' }), () => setImmediate(drip))
    }
    drip()
  },
  'is-cut-off': ({ response }) => {
    sayOn(response, 'I planned ')
    response.socket?.destroySoon()
  },
  'ends-without-an-end': ({ response }) => {
    sayOn(response, 'I planned ')
    response.end()
  },
  'runs-out-of-tokens': (exchange) => say(exchange, 'I planned', 'length'),
  'fails-once': (exchange) => (exchange.attempt === 1 ? refuse(exchange, 500) : plans(honest)(exchange)),
  'fails-once-later': (exchange) => (exchange.attempt === 2 ? refuse(exchange, 503) : plans(honest)(exchange)),
  'fails-twice': (exchange) => (exchange.attempt <= 2 ? refuse(exchange, 503) : plans(honest)(exchange)),
  'hangs-up-once': (exchange) => {
    if (exchange.attempt === 1) exchange.response.destroy()
    else return plans(honest)(exchange)
  },
  'asks-for-two-seconds': (exchange) =>
    exchange.attempt === 1 ? refuse(exchange, 429, { 'retry-after': '2' }) : plans(honest)(exchange),
  'asks-for-a-minute': (exchange) => refuse(exchange, 429, { 'retry-after': '60' }),
  'refuses-the-key': (exchange) => refuse(exchange, 401),
  redirects: ({ response }) => {
    response.writeHead(307, { location: '/v1/elsewhere' }).end()
  },
  'sends-garbage': ({ response }) => {
    open(response)
    response.end('data: {"choices": [{"delta": \n\ndata: nonsense\n\n')
  },
  'sends-an-error': ({ response }) => {
    open(response)
    response.end(`data: ${JSON.stringify({ error: { message: 'overloaded', type: 'server_error' } })}\n\n${DONE}`)
  },
  'sends-html': ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
  },
  'calls-with-garbage': (exchange) => call(exchange, 'build_plan', '{"mustInclude": 12'),
  'calls-with-a-wrong-type': (exchange) => call(exchange, 'search_inventory', { channels: ['newsprint'] }),
  'calls-an-unknown-tool': (exchange) => call(exchange, 'set_price', { id: 'ooh-0001', price: 1 }),
  'calls-for-ever': (exchange) => call(exchange, 'search_inventory', {}),
  'says-nothing': (exchange) => say(exchange, ''),
}
