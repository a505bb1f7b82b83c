import { showLiveness } from '@portal/contract/settings/calls/portal.ts'
import { vi } from 'vitest'
import type { fakePortal, PortalRequest } from './fake-portal.ts'

const uploadsPath = '/api/uploads'
const anUpload = `${uploadsPath}/an-upload-of-22-letters`

type Portal = ReturnType<typeof fakePortal>

function read(method: string, address: string, headers: Record<string, string>, sent: unknown): PortalRequest {
  const lowered = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  const { pathname, searchParams } = new URL(address, 'http://portal.test')
  const body =
    sent instanceof FormData ? Object.fromEntries(sent) : typeof sent === 'string' ? JSON.parse(sent) : undefined
  return { method, path: pathname, query: Object.fromEntries(searchParams), headers: lowered, body }
}

/** How much of the latest file has arrived. */
interface Arrived {
  bytes: number
}

function fakeFetch(portal: Portal, arrived: Arrived) {
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', headers: sent = {}, body, keepalive } = init
    if (address === uploadsPath) return new Response(null, { status: 201, headers: { location: anUpload } })
    if (address.startsWith(uploadsPath)) {
      return new Response(null, { status: 204, headers: { 'upload-offset': String(arrived.bytes) } })
    }
    if (address === '/livez' && !portal.knows(showLiveness)) throw new TypeError('Failed to fetch')
    const request = read(method, address, Object.fromEntries(new Headers(sent)), body)
    const given = portal.answer({ ...request, keepalive })
    if (given.status === 0) throw new TypeError('Failed to fetch')
    if (given.status < 0) return new Promise(() => {})
    await given.after
    const { status, retryAfter } = given
    const headers = new Headers(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]])
    return new Response(status === 204 ? null : JSON.stringify(given.body), { status, headers })
  }
}

/** Uploads use XMLHttpRequest, because of their progress. */
function fakeUpload(portal: Portal, arrived: Arrived) {
  return class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    status = 0
    responseText = ''
    #method = ''
    #address = ''
    #offset = '0'
    #headers: Record<string, string> = {}

    open(method: string, address: string) {
      this.#method = method
      this.#address = address
    }

    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }

    getResponseHeader(name: string) {
      return name === 'Upload-Offset' ? this.#offset : null
    }

    send(body: unknown) {
      if (body instanceof Blob) return this.#receive(body)
      const given = portal.answer(read(this.#method, this.#address, this.#headers, body))
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      if (given.status < 0) return
      this.status = given.status
      this.responseText = JSON.stringify(given.body)
      setTimeout(() => (given.status === 0 ? this.onerror?.() : this.onload?.()))
    }

    /** Receives a piece of a file. */
    #receive(piece: Blob) {
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      if (portal.stallsUploads) return
      this.status = 204
      arrived.bytes = Number(this.#headers['Upload-Offset']) + piece.size
      this.#offset = String(arrived.bytes)
      setTimeout(() => this.onload?.())
    }

    abort() {
      this.onabort?.()
    }
  }
}

/** Replaces fetch and XMLHttpRequest with the fake portal. */
export function stubNetwork(portal: Portal): void {
  const arrived = { bytes: 0 }
  vi.stubGlobal('fetch', fakeFetch(portal, arrived))
  vi.stubGlobal('XMLHttpRequest', fakeUpload(portal, arrived))
}
