import { Agent, get } from 'node:http'

/** Where to send requests, how many in parallel and for how long. */
export interface Load {
  url: string
  token: string
  clients: number
  seconds: number
}

/** Requests per second with `clients` parallel clients, each sending the next request when the last is answered. Throws on any error. */
export async function requestsPerSecond({ url, token, clients, seconds }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const until = performance.now() + seconds * 1000
  let answered = 0
  const began = performance.now()
  const client = async () => {
    while (performance.now() < until) {
      await ask(url, token, agent)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return answered / ((performance.now() - began) / 1000)
}

function ask(url: string, token: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}
