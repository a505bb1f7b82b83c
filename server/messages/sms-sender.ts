import type { SmsSettings } from './message-config.ts'
import { renderSms } from './render.ts'
import { DeliveryFailure, type Sender } from './sender.ts'

const timeoutMs = 20_000
/** Replies that are about this message; all others are about the gateway or its token, and may change. */
const refusals = [400, 410, 413, 422]

/** Why `fetch` failed: what went wrong in the network is the cause of its error. */
function reasonIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** Sends SMS through a gateway: one HTTP POST of `{ to, text }` for each. The message's id lets the gateway recognise a repeat. */
export function smsSender({ url, token, publicUrl }: SmsSettings): Sender {
  return {
    send: async ({ to, content, ministry, messageId }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': messageId,
        },
        body: JSON.stringify({ to: to.address, text: renderSms({ content, ministry, publicUrl }) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      }).catch((error: unknown) => {
        throw new DeliveryFailure('unreachable', reasonIn(error))
      })
      const reply = await response.text().catch(() => '')
      if (response.ok) return
      const reason = `${response.status} ${reply}`
      if (refusals.includes(response.status)) throw new DeliveryFailure('refused', reason)
      throw new DeliveryFailure(response.status === 429 || response.status >= 500 ? 'later' : 'unreachable', reason)
    },
    close: () => {},
  }
}
