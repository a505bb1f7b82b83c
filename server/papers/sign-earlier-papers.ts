import { sql } from 'kysely'
import { isRecordWhole } from '../audit/is-record-whole.ts'
import { findPaperEntries, findRecordEntry } from '../audit/newest-paper-entry.ts'
import { recordedPdf } from '../audit/paper-facts.ts'
import { byProgram, recordChanges } from '../audit/record-changes.ts'
import { recordEntries, recordEntry } from '../audit/record-entry.ts'
import { idOfPaper } from '../audit/states.ts'
import type { Database, Db } from '../database/connect.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { listPaperFilesAfter, listPapersAfter } from '../records/licences/earlier-papers.ts'
import { notify } from '../records/messages/notifications.ts'
import { signUnrecorded } from './earlier-paper-entries.ts'

const papersAtOnce = 500
/** So many papers that do not agree are named; of the others the number is told. */
const maxNamed = 20
/** The arbitrary key of the lock under which one server signs a batch. */
const signingLock = 4_310_076

const notWhole =
  'The audit record is not whole, so the certificates and statements of before were not signed, and none of them can be printed or confirmed. Run npm run audit:verify. When you know why, run npm run papers:sign.'

interface Signing {
  signingKeys: SigningKeys
  now: Date
  /** The file with the heads that this server has seen. */
  headsPath?: string
  /** Signs although the audit record is not whole, because somebody has looked into it. */
  isForced?: boolean
}

/**
 * Signs the papers that were issued before each was signed when it is issued, and records what they and their PDFs state, once in
 * the life of a portal. A server that is stopped goes on where it was. Papers that do not agree with their letter or with the
 * application are recorded as such and told to officers. Nothing is signed while the audit record is not whole: the entry that says
 * that all was signed, or what a paper states, may be what is missing. Returns sentences for whoever starts the portal.
 */
export async function signEarlierPapers(
  db: Database['db'],
  { signingKeys, now, headsPath, isForced = false }: Signing,
): Promise<string[]> {
  if (await findRecordEntry(db, 'sign_earlier_papers')) return []
  if (!isForced && !(await isRecordWhole(db, headsPath))) return [notWhole]
  const signing = { key: await signingKeys.current(db, now), keys: await signingKeys.published(db), now }
  let signed = 0
  for (let after = 0, isLast = false; !isLast; ) {
    const papers = await listPapersAfter(db, after, papersAtOnce)
    signed += await inBatch(db, now, (transaction) => signUnrecorded(transaction, papers, signing))
    after = papers.at(-1)?.id ?? after
    isLast = papers.length < papersAtOnce
  }
  for (let after = '', isLast = false; !isLast; ) {
    const files = await listPaperFilesAfter(db, after, papersAtOnce)
    await inBatch(db, now, (transaction) => recordFiles(transaction, files, now))
    after = files.at(-1)?.slug ?? after
    isLast = files.length < papersAtOnce
  }
  return inBatch(db, now, (transaction) => finish(transaction, signed, now))
}

/** One batch at a time, also of several servers that start at once. */
function inBatch<T>(db: Database['db'], now: Date, work: (db: Db) => Promise<T>): Promise<T> {
  return recordChanges(db, byProgram('sign-earlier-papers', now), async (transaction) => {
    await sql`select pg_advisory_xact_lock(${signingLock}::bigint)`.execute(transaction)
    return work(transaction)
  })
}

async function recordFiles(db: Db, files: Awaited<ReturnType<typeof listPaperFilesAfter>>, now: Date): Promise<void> {
  const slugs = files.map(({ slug }) => slug)
  const entries = await findPaperEntries(db, 'document', slugs)
  const unrecorded = files.filter(({ slug }) => !entries.has(slug))
  await recordEntries(
    db,
    unrecorded.map(({ slug, ...file }) => ({
      ...{ at: now, actor: null, address: null },
      action: 'keep_paper',
      about: { kind: 'document', id: slug },
      paper: recordedPdf({ ...file, paper: idOfPaper(file) }),
    })),
  )
}

/** Records that all papers are signed, and tells which ones to look at. */
async function finish(db: Db, signed: number, now: Date): Promise<string[]> {
  if (await findRecordEntry(db, 'sign_earlier_papers')) return []
  const { rows } = await sql<{ about_id: string; differs: string[]; in_all: number }>`
    select about_id, body #> '{after,differs}' as differs, count(*) over ()::int as in_all from audit_entry
    where action = 'sign_paper' and body -> 'after' ? 'differs' order by id limit ${sql.lit(maxNamed)}
  `.execute(db)
  const doubtful = rows[0]?.in_all ?? 0
  await recordEntry(db, {
    ...{ at: now, actor: null, address: null },
    action: 'sign_earlier_papers',
    about: { kind: 'record', id: null },
    after: { signed, doubtful },
  })
  const sentences = signed > 0 ? [`${signed} certificates and statements of before were signed.`] : []
  if (doubtful === 0) return sentences
  const named = rows.map(({ about_id, differs }) => `${about_id} (${differs.join(', ')})`).join('\n')
  const told = `${doubtful} certificates or statements do not agree with their letter, their application or their code:\n${named}`
  await notify(db, {
    user_id: null,
    officers_who_may: 'read the audit record',
    kind: 'record',
    title: 'Certificates or statements do not agree with their letters',
    body: `${told}\nLook at each. What the ministry did not issue must be revoked.`,
    created_at: now.toISOString(),
  })
  return [...sentences, told]
}
