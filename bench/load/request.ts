import { Agent, request as send } from 'node:http'

/** Enough connections for everybody who sends at the same moment. */
const agent = new Agent({ keepAlive: true, maxSockets: 800 })

/** What is sent. */
export interface Sent {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  body?: unknown
}

/** What was answered, and the seconds until the first byte. */
export interface Reply {
  status: number
  seconds: number
  retryAfter: string | undefined
  body: string
}

/** Sends a request as somebody and waits for the whole answer. */
export function request(origin: string, { method, path, token, body }: Sent): Promise<Reply> {
  const began = performance.now()
  const json = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(json && { 'content-type': 'application/json' }),
  }
  return new Promise((resolve, reject) => {
    const sent = send(`${origin}${path}`, { agent, method, headers }, (response) => {
      const seconds = (performance.now() - began) / 1000
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          seconds,
          retryAfter: response.headers['retry-after'],
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(json)
  })
}

/** Closes the connections. */
export function closeConnections(): void {
  agent.destroy()
}
