import { showLiveness } from '@portal/contract/calls/portal.ts'
import { vi } from 'vitest'
import type { PortalRequest, fakePortal } from './fake-portal.ts'

type Portal = ReturnType<typeof fakePortal>

function read(method: string, address: string, headers: Record<string, string>, sent: unknown): PortalRequest {
  const lowered = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  const { pathname, searchParams } = new URL(address, 'http://portal.test')
  const body =
    sent instanceof FormData ? Object.fromEntries(sent) : typeof sent === 'string' ? JSON.parse(sent) : undefined
  return { method, path: pathname, query: Object.fromEntries(searchParams), headers: lowered, body }
}

function fakeFetch(portal: Portal) {
  return async (address: string, { method = 'GET', headers = {}, body }: RequestInit = {}): Promise<Response> => {
    if (address === '/livez' && !portal.knows(showLiveness)) throw new TypeError('Failed to fetch')
    const given = portal.answer(read(method, address, Object.fromEntries(new Headers(headers)), body))
    if (given.status === 0) throw new TypeError('Failed to fetch')
    if (given.status < 0) return new Promise(() => {})
    return new Response(given.status === 204 ? null : JSON.stringify(given.body), { status: given.status })
  }
}

/** Uploads use XMLHttpRequest, because of their progress. */
function fakeUpload(portal: Portal) {
  return class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    status = 0
    responseText = ''
    #method = ''
    #address = ''
    #headers: Record<string, string> = {}

    open(method: string, address: string) {
      this.#method = method
      this.#address = address
    }

    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }

    send(body: unknown) {
      const given = portal.answer(read(this.#method, this.#address, this.#headers, body))
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      if (given.status < 0) return
      this.status = given.status
      this.responseText = JSON.stringify(given.body)
      setTimeout(() => (given.status === 0 ? this.onerror?.() : this.onload?.()))
    }

    abort() {
      this.onabort?.()
    }
  }
}

/** Replaces fetch and XMLHttpRequest with the fake portal. */
export function stubNetwork(portal: Portal): void {
  vi.stubGlobal('fetch', fakeFetch(portal))
  vi.stubGlobal('XMLHttpRequest', fakeUpload(portal))
}
