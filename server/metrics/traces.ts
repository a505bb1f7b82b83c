import { randomBytes } from 'node:crypto'
import type { ObservedRequest } from '../http/logging.ts'
import { portalVersion } from '../http/version.ts'

/** Spans that wait to be sent; more are dropped, because traces must never cost the portal its memory. */
const maxWaiting = 2048
const maxSent = 512
const answerMs = 10_000

interface Options {
  /** The address of a collector for OTLP over HTTP, without /v1/traces. */
  endpoint: string
  /** Told once when the collector cannot be reached, until it can be again. */
  onFailure: (error: unknown) => void
  sendEveryMs?: number
}

/** The traces of a portal. */
export interface Tracing {
  observe: (request: ObservedRequest) => void
  /** Sends what waits, and ends. */
  stop: () => Promise<void>
}

/**
 * Sends a span of each request to a collector, in the JSON form of OpenTelemetry's protocol (OTLP 1). It has the template of the
 * address, the status and the request's id, which its line in the log has too, and nothing about who sent it or what it is
 * about. A caller who traces, such as a proxy, is the parent.
 */
export function startTracing({ endpoint, onFailure, sendEveryMs = 5_000 }: Options): Tracing {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  let waiting: object[] = []
  let isFailing = false
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    if (waiting.length === 0) return
    const spans = waiting.slice(0, maxSent)
    waiting = waiting.slice(maxSent)
    try {
      const { ok, status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(exported(spans)),
        signal: AbortSignal.timeout(answerMs),
      })
      if (!ok) throw new Error(`The collector answered with ${status}`)
      isFailing = false
    } catch (error) {
      if (!isFailing) onFailure(error)
      isFailing = true
    }
  }
  const sendNext = () => {
    sending ??= send().finally(() => {
      sending = undefined
    })
    return sending
  }
  const timer = setInterval(sendNext, sendEveryMs).unref()
  return {
    observe: (request) => {
      const span = waiting.length < maxWaiting ? spanOf(request) : undefined
      if (span) waiting.push(span)
      if (waiting.length >= maxSent) void sendNext()
    },
    stop: async () => {
      clearInterval(timer)
      await sending
      await send()
    },
  }
}

function exported(spans: object[]) {
  const attributes = [text('service.name', 'facility-licensing-portal'), text('service.version', portalVersion)]
  return { resourceSpans: [{ resource: { attributes }, scopeSpans: [{ scope: { name: 'portal' }, spans }] }] }
}

/** The span of a request; undefined if its caller does not want one. */
function spanOf({ id, method, route, status, milliseconds, traceparent = '' }: ObservedRequest): object | undefined {
  // The form of W3C Trace Context, version 00.
  const [, trace, parent, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? []
  if (flags !== undefined && Number.parseInt(flags, 16) % 2 === 0) return undefined
  const ended = Date.now()
  return {
    traceId: trace ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    ...(parent && { parentSpanId: parent }),
    name: `${method} ${route}`,
    // Of a server.
    kind: 2,
    startTimeUnixNano: nanoseconds(ended - milliseconds),
    endTimeUnixNano: nanoseconds(ended),
    attributes: [
      text('http.request.method', method),
      text('http.route', route),
      { key: 'http.response.status_code', value: { intValue: String(status) } },
      text('portal.request_id', id),
    ],
    // 2 is an error; for a server only what is its own fault.
    status: status >= 500 ? { code: 2 } : {},
  }
}

function text(key: string, stringValue: string) {
  return { key, value: { stringValue } }
}

function nanoseconds(milliseconds: number): string {
  return `${BigInt(Math.round(milliseconds * 1000)) * 1000n}`
}
