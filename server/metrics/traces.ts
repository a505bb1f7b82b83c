import { setTimeout as wait } from 'node:timers/promises'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import type { ObservedRequest } from '../http/logging.ts'
import { portalVersion } from '../http/version.ts'

/** Spans that wait to be sent; more are dropped, because traces must never cost the portal its memory. */
const maxWaiting = 2048
const answerMs = 10_000
/** What still waits when the portal ends is sent within this time or dropped: the rest of the shutdown must not wait for a collector. */
const lastSendMs = 1_000

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
  /** Sends what waits, if the collector takes it soon, and ends. */
  stop: () => Promise<void>
}

/**
 * Sends a span of each request to a collector. It has the template of the address, the status and the request's id, which its
 * line in the log has too, and nothing about who sent it or what it is about. A caller who traces, such as a proxy, is the
 * parent, and decides whether the request is recorded.
 */
export function startTracing({ endpoint, onFailure, sendEveryMs = 5_000 }: Options): Tracing {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = telling(new OTLPTraceExporter({ url, timeoutMillis: answerMs }), onFailure)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'facility-licensing-portal', 'service.version': portalVersion }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: maxWaiting,
        scheduledDelayMillis: sendEveryMs,
        exportTimeoutMillis: answerMs,
      }),
    ],
  })
  const tracer = provider.getTracer('portal')
  const propagator = new W3CTraceContextPropagator()
  return {
    observe: ({ id, method, route, status, milliseconds, traceparent }) => {
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, headers)
      const ended = Date.now()
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'portal.request_id': id,
      }
      const startTime = ended - milliseconds
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, startTime, attributes }, parent)
      // For a server only what is its own fault is an error.
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(ended)
    },
    stop: () => Promise.race([provider.shutdown(), wait(lastSendMs, undefined, { ref: false })]),
  }
}

const headers = {
  get: ({ traceparent }: { traceparent: string | undefined }, name: string) =>
    name === 'traceparent' ? traceparent : undefined,
  keys: () => ['traceparent'],
}

/** An exporter that tells once when it fails, and again after it has succeeded in between. */
function telling(exporter: OTLPTraceExporter, onFailure: (error: unknown) => void): SpanExporter {
  let isFailing = false
  const note = ({ code, error }: ExportResult) => {
    const failed = code === ExportResultCode.FAILED
    if (failed && !isFailing) onFailure(error)
    isFailing = failed
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        note(result)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  }
}
