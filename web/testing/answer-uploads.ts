import { vi } from 'vitest'

/** A reply to a request of an upload. */
export interface Answer {
  status: number
  headers?: Record<string, string>
  body?: unknown
}

/** A request of an upload. */
export interface Sent {
  method: string
  address: string
  headers: Headers
  body: unknown
}

/** Answers the requests of uploads in turn; `undefined` is a lost connection. Returns what was sent. */
export function answerUploads(...answers: (Answer | undefined)[]) {
  const sent: Sent[] = []
  function next(request: Sent): Answer | undefined {
    sent.push(request)
    return answers.shift()
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    if (address === '/livez') return new Response()
    const given = next({ method, address, headers: new Headers(headers), body })
    if (!given) throw new TypeError('Failed to fetch')
    return new Response(given.body === undefined ? null : JSON.stringify(given.body), given)
  })
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      onload?: () => void
      onerror?: () => void
      status = 0
      responseText = ''
      #sent: Sent = { method: '', address: '', headers: new Headers(), body: undefined }
      #answer?: Answer
      open(method: string, address: string) {
        this.#sent = { ...this.#sent, method, address }
      }
      setRequestHeader(name: string, value: string) {
        this.#sent.headers.set(name, value)
      }
      getResponseHeader(name: string) {
        return this.#answer?.headers?.[name.toLowerCase()] ?? null
      }
      send(body: unknown) {
        this.#answer = next({ ...this.#sent, body })
        this.status = this.#answer?.status ?? 0
        this.responseText = JSON.stringify(this.#answer?.body ?? '')
        queueMicrotask(() => (this.#answer ? this.onload?.() : this.onerror?.()))
      }
      abort() {}
    },
  )
  return sent
}
