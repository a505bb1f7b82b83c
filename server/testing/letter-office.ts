import * as calls from '@portal/contract/facilities/calls/claim-letters.ts'
import { claimFacility } from '@portal/contract/facilities/calls/claims.ts'
import type { Insertable } from 'kysely'
import type { FacilityTable } from '../database/tables/facilities.ts'
import { localFileStore } from '../files/file-store.ts'
import { writeClaimLetters } from '../jobs/write-claim-letters.ts'
import type { Printer } from '../print/printer.ts'
import { makePrinter } from '../print/printer.ts'
import { as } from './as.ts'
import { makeFacility } from './factories.ts'
import { makeOfficer, makeOwner, type Person } from './people.ts'
import { testApp } from './test-app.ts'
import { newTestDatabase } from './test-database.ts'
import { textOfPdf } from './text-of-pdf.ts'

/** A portal of its own with an officer who makes claim letters for many facilities. `close` ends its printer. */
export async function letterOffice() {
  const { app, db, dataDir, setClock } = await testApp(await newTestDatabase())
  const officer = await makeOfficer(db, ['users'])
  const files = localFileStore(dataDir)
  const printer = makePrinter()
  let now = new Date('2026-04-08T10:00:00Z')
  const setTime = (moment: string) => {
    now = new Date(moment)
    setClock(moment)
  }
  setTime(now.toISOString())
  const by = (person: Person) => as(person, app)

  /** Runs the job until it has nothing to do, with some of what it works with replaced. */
  const runJob = (more: { printer?: Printer } = {}, signal?: AbortSignal) =>
    writeClaimLetters({ db, files, printer, clock: () => now, log: app.log, ...more }, signal)

  const facilities = (count: number, more: Partial<Insertable<FacilityTable>> = {}) =>
    Promise.all(Array.from({ length: count }, () => makeFacility(db, { user_id: null, ...more })))

  const start = async (body: object = {}) =>
    (await by(officer).send(calls.startClaimLetters, { body: { host: 'portal.example', ...body } })).reply.data

  const job = async () => {
    const { data } = (await by(officer).send(calls.listClaimLetterJobs, {})).reply
    const [newest] = data
    if (!newest) throw new Error('There is no job')
    return newest
  }

  const filesOf = async (id: number) =>
    (await by(officer).send(calls.listClaimLetterFiles, { params: { id } })).reply.data

  const open = async (file_id: number, person = officer) => {
    const { url } = (await by(person).send(calls.linkClaimLetters, { body: { file_id } })).reply
    return app.inject({ url })
  }

  /** The codes of a file in the order of its letters. */
  const codesIn = async (file_id: number): Promise<string[]> =>
    textOfPdf((await open(file_id)).rawPayload)
      .filter((line) => /^[2-9A-Z]{5} {3}[2-9A-Z]{5}$/.test(line))
      .map((line) => line.replaceAll(' ', ''))

  const claim = async (code: string) => as(await makeOwner(db), app).send(claimFacility, { body: { code } })

  const office = {
    app,
    db,
    dataDir,
    officer,
    by,
    setTime,
    runJob,
    facilities,
    start,
    job,
    filesOf,
    open,
    codesIn,
    claim,
  }
  return { ...office, close: () => printer.close() }
}
