import * as calls from '@portal/contract/audit/calls.ts'
import type { Input } from '@portal/contract/call.ts'
import { deedInWords, doerInWords } from '@portal/domain/audit/entry-in-words.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { headOf } from '../../audit/seal-text.ts'
import { endOf, findLastSeal, findNewestHead, listSeals } from '../../audit/seals.ts'
import type { Db } from '../../database/connect.ts'
import { type Column, moment, number, type Table, tableOf, text } from '../../files/table.ts'
import { askForCheck, findNewestCheck, findNightlyCheck, readWaiting } from '../../records/audit/audit-checks.ts'
import { type AuditPlace, nextAuditEntries, pageAuditEntries } from '../../records/audit/audit-entries.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { askedOf, linkToList } from '../../use-case/exported-list.ts'

/** The audit record: its entries, how far it is sealed, and checking it. */
export function auditRoutes(serve: Serve): void {
  serve(calls.listAuditEntries, ({ db }, { query }) => pageAuditEntries(db, query))
  serve(calls.showAuditRecord, showAuditRecord)
  serve(calls.checkAuditRecord, checkAuditRecord)
  serve(calls.linkAuditExport, (context, { body }) => linkToList(context, 'audit', body))
  serve(calls.linkAuditHeads, (context) => linkToList(context, 'audit-heads', {}))
}

async function showAuditRecord({ db, now }: Context) {
  const last = await findLastSeal(db)
  return {
    data: {
      head: await findNewestHead(db),
      ...(await readWaiting(db, endOf(last))),
      check: (await findNewestCheck(db, now)) ?? null,
      nightly_check_at: await findNightlyCheck(db),
    },
  }
}

/** Asks for a check, which a job carries out. Of two officers who ask at once, both see the same check. */
async function checkAuditRecord({ db, user, now }: Context) {
  await askForCheck(db, { userId: user.id, now })
  return { data: (await findNewestCheck(db, now)) ?? refuse('not_found', 'This check does not exist') }
}

/** So many entries are read at a time, each time by a query of its own. */
const batchSize = 500

type Filters = Input<typeof calls.linkAuditExport>['body']
type Entry = Awaited<ReturnType<typeof nextAuditEntries>>[number]

const columns: readonly Column<Entry>[] = [
  number('Entry', ({ id }) => id),
  moment('When', ({ at }) => at),
  text('Who', ({ actor, address }) => doerInWords(actor, address)),
  number('Account', ({ actor }) => actor?.user_id ?? null),
  text('From', ({ address }) => address),
  text('What', (entry) => deedInWords(entry)),
  text('Action', ({ action }) => action),
  text('About', ({ about }) => about.kind),
  text('Id', ({ about }) => about.id),
  text('Before', ({ before }) => before && JSON.stringify(before)),
  text('After', ({ after }) => after && JSON.stringify(after)),
  text('Sealed', ({ is_sealed }) => (is_sealed ? 'yes' : 'no')),
]

/** The entries that the filters choose, a batch at a time. */
export function exportAudit(db: Db, sent: unknown): Table {
  return tableOf(columns, batchesOf(db, askedOf(calls.linkAuditExport.body, sent)))
}

async function* batchesOf(db: Db, filters: Filters) {
  let after: AuditPlace | undefined
  while (true) {
    const entries = await nextAuditEntries(db, filters, { limit: batchSize, after })
    if (entries.length > 0) yield entries
    if (entries.length < batchSize) return
    after = entries.at(-1)
  }
}

/** The signed heads, one in each line as JSON: the form in which `npm run audit:verify` compares them. */
export async function* exportAuditHeads(db: Db): AsyncGenerator<string> {
  let from = 1
  while (true) {
    const seals = await listSeals(db, from, batchSize)
    yield seals.map((seal) => `${JSON.stringify(headOf(seal, seal.signature))}\n`).join('')
    const last = seals.at(-1)
    if (!last) return
    from = last.n + 1
  }
}
