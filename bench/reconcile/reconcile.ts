// `npm run bench:reconcile`: a statement of 10,000 rows is read, matched with 5,000 open invoices and confirmed, on PostgreSQL.
// Fails if reading and matching take 5 seconds, or if the portal's event loop is blocked for 250 milliseconds.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Call, validatedReply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { guessDelimiter } from '@portal/domain/text/guess-delimiter.ts'
import { readStatementRows } from '@portal/server/features/money/reconciliation/read-statement-rows.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { openPortal } from '../scale/open-portal.ts'
import { fillMoney, statementOf } from './fill-money.ts'

const [rows, invoices] = [10_000, 5_000]
const maxMs = 5_000
const maxBlockedMs = 250

const server = await startTestPostgres()
let text = ''
const portal = await openPortal(server.url, 'reconcile', async (db) => {
  await fillMoney(db, invoices)
  text = await statementOf(db, rows)
})
const headers = { authorization: `Bearer ${portal.tokens.officer}` }

/** Makes a call of bank statements, and says how long it took. */
async function send<C extends Call>(call: C, id: number | undefined, body: object) {
  const began = performance.now()
  const isForm = body instanceof FormData
  const response = await fetch(portal.origin + call.path.replace('{id}', String(id)), {
    method: call.method,
    headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
    body: isForm ? body : JSON.stringify(body),
  })
  const reply: unknown = await response.json()
  if (!response.ok) throw new Error(`${call.path} answered ${response.status}: ${JSON.stringify(reply)}`)
  return { ms: performance.now() - began, reply: validatedReply(call, reply) }
}

function refuseStatement(): never {
  throw new Error('The portal has not matched the statement.')
}

try {
  const began = performance.now()
  await readStatementRows(text, guessDelimiter(text))
  const readMs = performance.now() - began

  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const form = new FormData()
  form.append('document', new Blob([text]), 'March.csv')
  const uploaded = await send(calls.uploadBankStatement, undefined, form)
  const { id, preview } = uploaded.reply.data
  const columns = { ...preview.guess, date_order: preview.guess.date_order ?? 'day first' }
  const matched = await send(calls.setBankStatementColumns, id, columns)
  const { sure, doubtful, unmatched } = matched.reply.data.figures ?? refuseStatement()
  const confirmed = await send(calls.confirmBankStatement, id, sure)
  delay.disable()

  const matchMs = uploaded.ms + matched.ms
  const blockedMs = delay.max / 1e6
  console.log(
    `${rows} rows × ${invoices} open invoices: ${sure.lines} sure, ${doubtful.lines} doubtful, ${unmatched.lines} unmatched.`,
  )
  console.log(
    `Uploaded in ${uploaded.ms.toFixed(0)} ms, matched in ${matched.ms.toFixed(0)} ms: ${(matchMs / readMs).toFixed(1)} × reading the file alone (${readMs.toFixed(0)} ms).`,
  )
  console.log(
    `${confirmed.reply.data.figures?.confirmed.lines} payments confirmed in ${confirmed.ms.toFixed(0)} ms. The event loop was blocked for at most ${blockedMs.toFixed(0)} ms.`,
  )
  if (matchMs > maxMs || blockedMs > maxBlockedMs) process.exitCode = 1
} finally {
  await portal.close()
  await server.stop()
}
