import { request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { headOf } from '../audit/seal-text.ts'
import { findLastSeal } from '../audit/seals.ts'
import type { Database, Db } from '../database/connect.ts'

const hourMs = 3_600_000
/** How long a host may take to answer. */
const limitMs = 10_000
/** After a failure it is tried again after these pauses, then with the next head. */
const pausesMs = [10_000, 60_000, 300_000, 900_000]

interface Receiver {
  /** HTTPS. It may hold a secret, so it is never logged. */
  url: string
  /** The certificate of an authority that the machine does not trust anyway; for tests. */
  ca?: string
}

interface Sending extends Receiver {
  onFailure: (error: unknown) => void
  pauses?: readonly number[]
}

/**
 * Sends the newest head of the audit record to a host outside, at once, then every hour and whenever `send` is called, until it is
 * stopped. Nobody waits for it: `send` returns at once, and `stop` ends a request that is under way.
 */
export function startSendingHeads(
  db: Database['db'],
  { onFailure, pauses = pausesMs, ...receiver }: Sending,
): { send: () => void; stop: () => Promise<void> } {
  const stopping = new AbortController()
  let next = new AbortController()
  const rest = (milliseconds: number, ended: AbortSignal) =>
    wait(milliseconds, undefined, { signal: ended, ref: false }).catch(() => {})
  const tryToSend = async () => {
    for (const pause of [...pauses, undefined]) {
      try {
        return await sendNewestHead(db, receiver, stopping.signal)
      } catch (error) {
        if (stopping.signal.aborted) return
        onFailure(error)
      }
      if (pause !== undefined) await rest(pause, stopping.signal)
    }
  }
  const sendUntilStopped = async () => {
    while (!stopping.signal.aborted) {
      next = new AbortController()
      await tryToSend()
      await rest(hourMs, AbortSignal.any([stopping.signal, next.signal]))
    }
  }
  const running = sendUntilStopped()
  return {
    send: () => next.abort(),
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

/** Sends the newest head, if there is one. Throws unless the host accepts it. */
async function sendNewestHead(db: Db, { url, ca }: Receiver, stopped: AbortSignal): Promise<void> {
  const seal = await findLastSeal(db)
  if (!seal) return
  const body = JSON.stringify(headOf(seal, seal.signature))
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(limitMs)])
  const status = await new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { method: 'POST', headers, signal, ...(ca !== undefined && { ca }) }, (answer) => {
      resolve(answer.statusCode ?? 0)
      // What the host says besides is not read.
      answer.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })
  if (status < 200 || status > 299) throw new Error(`The host of AUDIT_HEADS_URL answered ${status}`)
}
