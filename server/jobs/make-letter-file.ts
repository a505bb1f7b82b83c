import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { FastifyBaseLogger } from 'fastify'
import { act } from '../actions/act.ts'
import { onFacility } from '../actions/facility.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import { hashClaimCode, newClaimCode } from '../auth/claim-codes.ts'
import type { Database, Db } from '../database/connect.ts'
import type { FileStore } from '../files/file-store.ts'
import { discardFile, storeFile } from '../files/store-file.ts'
import { printWithCrest } from '../http/print-with-crest.ts'
import type { PrintedClaimLetter, PrintedClaimLetters } from '../print/claim-letters-pdf.ts'
import type { Printer } from '../print/printer.ts'
import {
  findAddressee,
  finishLetterFile,
  goOnWithFile,
  holdFile,
  type TakenFile,
} from '../records/facilities/claim-letter-files.ts'
import { replaceClaim } from '../records/facilities/claims.ts'
import { lockFacility } from '../records/facilities/facilities.ts'
import { readSettings } from '../records/settings/settings.ts'
import { eachByJob } from './each-by-job.ts'

/** What letters are made with. */
export interface MakingDeps {
  db: Database['db']
  files: FileStore
  printer: Printer
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
}

interface Job {
  id: number
  asked_by: number
  host: string
}

const jobName = 'claim-letters'
/** After so many letters the server says that it still makes the file. */
const atOnce = 25

/**
 * Makes a file: first the codes, each in a transaction of its own that ends the code before, then the PDF. Until the PDF is stored
 * nobody has seen a code, so a file that was half made is made again with new ones. False if the portal is about to stop, or if another
 * server has taken the file over.
 */
export async function makeLetterFile(
  deps: MakingDeps,
  job: Job,
  file: TakenFile,
  signal?: AbortSignal,
): Promise<boolean> {
  const { db, clock } = deps
  const began = clock()
  const today = lagosDate(began)
  const settings = await readSettings(db, today)
  const last_day = addDays(today, settings.claim_days)
  const letters: PrintedClaimLetter[] = []
  for (let first = 0; first < file.facility_ids.length; first += atOnce) {
    if (signal?.aborted || !(await goOnWithFile(db, file, clock()))) return false
    const wanted = await withCodes(file.facility_ids.slice(first, first + atOnce))
    await eachByJob(db, wanted, { job: jobName, now: clock() }, async (transaction, one) => {
      const letter = await makeLetter({ db: transaction, now: clock(), today }, { ...one, job, file, last_day })
      if (letter) letters.push(letter)
    })
  }
  if (!(await goOnWithFile(db, file, clock()))) return false
  if (letters.length === 0) return finish(deps, file, { letters: 0 })
  const {
    crest_url,
    product_name,
    ministry_name: ministry,
    ministry_address,
    ministry_phone,
    ministry_hours,
  } = settings
  const head = { ministry, ministry_address, ministry_phone, ministry_hours }
  const number = `Claim letters ${job.id}-${file.place}`
  const document = { number, written_on: today, last_day, product_name, host: job.host, head, letters }
  return print(deps, file, { document: { type: 'claim letters', ...document }, crest_url })
}

interface Coded {
  id: number
  code: string
  code_hash: Buffer
}

/** A new code for each facility. Hashing takes a while, so it is done before the transactions begin. */
async function withCodes(ids: readonly number[]): Promise<Coded[]> {
  const coded: Coded[] = []
  for (const id of ids) {
    const code = newClaimCode()
    coded.push({ id, code, code_hash: await hashClaimCode(code) })
  }
  return coded
}

interface Wanted extends Coded {
  job: Job
  file: TakenFile
  last_day: string
}

/** Stores the code of a facility and ends the one before; undefined if it got an owner or was closed since it was chosen. */
async function makeLetter(
  context: { db: Db; now: Date; today: string },
  { job, file, id, code, code_hash, last_day }: Wanted,
): Promise<PrintedClaimLetter | undefined> {
  const { db, now, today } = context
  if (!(await holdFile(db, file))) throw new Error('Another server has taken over this file of claim letters')
  await lockFacility(db, id)
  const addressee = await findAddressee(db, id, today)
  if (!addressee) return undefined
  const claim = { facility_id: id, made_by: job.asked_by, made_at: now.toISOString(), letter_file_id: file.id }
  return act({ ...context, user: null, address: null }, onFacility, 'Make claim letter', id, {
    input: {},
    async write() {
      await replaceClaim(db, { ...claim, code_hash, last_day })
      return { id }
    },
    reply: async () => ({ ...addressee, code }),
  })
}

interface ToPrint {
  document: { type: 'claim letters' } & PrintedClaimLetters
  crest_url: string | null
}

/** Prints and stores a file. */
async function print(deps: MakingDeps, file: TakenFile, { document, crest_url }: ToPrint): Promise<boolean> {
  const { db, files, clock } = deps
  const { pdf } = await printWithCrest(deps, { document, crest_url })
  const stored = await storeFile({ db, files }, chunksOf(pdf), clock())
  const isMine = await finish(deps, file, { letters: document.letters.length, stored })
  if (!isMine) await discardFile({ db, files }, stored.slug)
  return isMine
}

function finish(
  { db, clock }: MakingDeps,
  file: TakenFile,
  { letters, stored = null }: { letters: number; stored?: { slug: string; size_bytes: number; digest: string } | null },
): Promise<boolean> {
  const now = clock()
  return recordChanges(db, byJob(jobName, now), (transaction) =>
    finishLetterFile(transaction, file, { made_at: now.toISOString(), letters, stored }),
  )
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}
