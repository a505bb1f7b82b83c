import { validatedReply } from '@portal/contract/call.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { dayAfter } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Portal } from '@portal/server/cli/demo/portal.ts'
import { connectPostgres } from '@portal/server/database/connect.ts'
import { urlOf } from '@portal/server/testing/as.ts'

interface Addresses {
  /** The proxy in front of the portals. */
  portal: string
  /** For what the deeds of the demonstration look up. */
  database: string
}

/** The portals behind their proxy, for the deeds of the demonstration. `tokenOf` tells who a caller is. */
export function portalByHttp({ portal, database }: Addresses, tokenOf: (caller: string) => string) {
  const { db, close } = connectPostgres(database, 1)
  const now = () => new Date()
  const today = () => lagosDate(now())
  const clock = { now, today, tomorrow: () => dayAfter(today()), tick: now, moveTo: () => {} }

  const send: Portal['send'] = async (caller, call, sent, file) => {
    const headers = new Headers()
    if (caller !== undefined) headers.set('authorization', `Bearer ${tokenOf(caller)}`)
    if (!call.upload && sent.body !== undefined) headers.set('content-type', 'application/json')
    const body = call.upload ? formOf(sent.body, file) : JSON.stringify(sent.body)
    const response = await fetch(portal + urlOf(call, sent), {
      method: call.method,
      headers,
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${call.method} ${call.path} was answered ${response.status}: ${text}`)
    return validatedReply(call, text === '' ? null : JSON.parse(text))
  }
  const change = () => Promise.reject(new Error('The trial writes nothing past the calls.'))
  return { db, clock, send, change, close }
}

function formOf(body: unknown, file: { name: string; bytes: Buffer } | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fieldsOf(body))) if (value !== undefined) form.set(name, String(value))
  if (file) form.set('document', new Blob([new Uint8Array(file.bytes)], { type: 'application/pdf' }), file.name)
  return form
}
