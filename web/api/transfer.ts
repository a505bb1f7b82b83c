import { cancelled, unreachable } from './call-problem.ts'

/** A request as it is sent. */
export interface Request {
  method: string
  address: string
  headers: Record<string, string>
  body?: string | FormData | Blob
  signal?: AbortSignal
  keepalive?: boolean
  onProgress?: (part: number) => void
}

/** The raw reply. */
export interface Answer {
  status: number
  text: string
  header: (name: string) => string | null
}

/** Sends a request. Only uploads with progress use XMLHttpRequest. */
export function transfer(request: Request): Promise<Answer> {
  return request.onProgress ? upload(request) : sendWithFetch(request)
}

async function sendWithFetch({ method, address, headers, body, signal, keepalive }: Request): Promise<Answer> {
  try {
    const response = await fetch(address, { method, headers, body, signal, keepalive })
    return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) }
  } catch {
    // TanStack Query aborts a query that is no longer needed. That is not a lost connection.
    throw signal?.aborted ? cancelled() : unreachable()
  }
}

/** Uses XMLHttpRequest, because fetch has no upload progress. */
function upload({ method, address, headers, body, signal, onProgress }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(cancelled())
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText: text } = request
      resolve({ status, text, header: (name) => request.getResponseHeader(name) })
    }
    request.onerror = () => reject(unreachable())
    request.onabort = () => reject(cancelled())
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
