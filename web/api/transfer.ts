import { cancelled, unreachable } from './call-problem.ts'

interface Request {
  method: string
  address: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal
  keepalive?: boolean
  onProgress?: (part: number) => void
}

/** What came back, before anything is made of it. */
export interface Answer {
  status: number
  text: string
}

/** Carries a request to the portal and its answer back. Only uploads that are watched need the older interface. */
export function transfer(request: Request): Promise<Answer> {
  return request.onProgress ? upload(request) : ask(request)
}

async function ask({ method, address, headers, body, signal, keepalive }: Request): Promise<Answer> {
  try {
    const response = await fetch(address, { method, headers, body, signal, keepalive })
    return { status: response.status, text: await response.text() }
  } catch {
    // A query that nobody waits for any more is aborted by us; that is not a lost connection.
    throw signal?.aborted ? cancelled() : unreachable()
  }
}

/** fetch cannot tell how much of a file has left. */
function upload({ method, address, headers, body, signal, onProgress }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(cancelled())
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(unreachable())
    request.onabort = () => reject(cancelled())
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
