import * as calls from '@portal/contract/audit/calls.ts'
import type { Input } from '@portal/contract/call.ts'
import { deedInWords, doerInWords } from '@portal/domain/audit/entry-in-words.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { headOf } from '../../audit/seal-text.ts'
import { endOf, findLastSeal, findNewestHead, listSeals } from '../../audit/seals.ts'
import type { Db } from '../../database/connect.ts'
import { csvLines } from '../../http/csv-lines.ts'
import { askForCheck, findNewestCheck, findNightlyCheck, readWaiting } from '../../records/audit/audit-checks.ts'
import { type AuditPlace, nextAuditEntries, pageAuditEntries } from '../../records/audit/audit-entries.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** The audit record: its entries, how far it is sealed, and checking it. */
export function auditRoutes(serve: Serve): void {
  serve(calls.listAuditEntries, ({ db }, { query }) => pageAuditEntries(db, query))
  serve(calls.showAuditRecord, showAuditRecord)
  serve(calls.checkAuditRecord, checkAuditRecord)
  serve(calls.linkAuditExport, (context, { body }) => linkTo(context, 'audit', body))
  serve(calls.linkAuditHeads, (context) => linkTo(context, 'audit-heads', {}))
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

async function linkTo({ signPath, throttle, user }: Context, path: string, filters: object) {
  await throttle.beforeUploading(user.id)
  return signPath(`/exports/${path}/${Buffer.from(JSON.stringify(filters)).toString('base64url')}`)
}

const batchSize = 500
const header = ['Entry', 'When', 'Who', 'Account', 'From', 'What', 'Action', 'About', 'Id', 'Before', 'After', 'Sealed']

type Filters = Input<typeof calls.linkAuditExport>['body']

/** The text of the file with the entries that the filters choose. Each batch is a query of its own. */
export async function* exportAudit(db: Db, sent: unknown): AsyncGenerator<string> {
  const { data } = calls.linkAuditExport.body.safeParse(sent)
  if (!data) return refuse('not_found', 'This link does not work')
  yield csvLines([header], { isBeginning: true })
  for await (const entries of batchesOf(db, data)) {
    yield csvLines(
      entries.map(({ id, at, actor, address, before, after, is_sealed, ...entry }) => [
        id,
        at,
        doerInWords(actor, address),
        actor?.user_id ?? null,
        address,
        deedInWords(entry),
        entry.action,
        entry.about.kind,
        entry.about.id,
        before && JSON.stringify(before),
        after && JSON.stringify(after),
        is_sealed ? 'yes' : 'no',
      ]),
    )
  }
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
