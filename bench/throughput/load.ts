import { Agent, get } from 'node:http'

/** Where to send requests, how many in parallel and for how long. */
export interface Load {
  url: string
  token?: string
  /** Other headers, and the status that is expected with them. */
  headers?: Record<string, string>
  status?: number
  clients: number
  seconds: number
}

/** Requests per second with `clients` parallel clients, each sending the next request when the last is answered. Throws on any error. */
export async function requestsPerSecond({ clients, seconds, ...request }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const until = performance.now() + seconds * 1000
  let answered = 0
  const began = performance.now()
  const client = async () => {
    while (performance.now() < until) {
      await ask(request, agent)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return answered / ((performance.now() - began) / 1000)
}

function ask(
  { url, token, headers, status = 200 }: Pick<Load, 'url' | 'token' | 'headers' | 'status'>,
  agent: Agent,
): Promise<void> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { ...authorization, ...headers } }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === status) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}
