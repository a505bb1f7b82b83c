import type { Reply, Sent } from '@portal/contract/call.ts'
import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { commitAndUndo } from '../jobs/commit-imports.ts'
import { readNextImport } from '../jobs/read-imports.ts'
import { as } from './as.ts'
import { ofPortal } from './loading-database.ts'
import { makeOfficer, type Person } from './people.ts'
import { testApp } from './test-app.ts'
import { newTestDatabase } from './test-database.ts'

/** The instant at which the tests of imports begin, noon in Minna. */
const importNoon = '2026-11-27T11:00:00Z'

type ShownImport = Reply<typeof calls.showImport>['data']
type RowQuery = NonNullable<Sent<typeof rowCalls.listImportRows>['query']>

/** The lines of a register in the form of the template. */
export function registerOf(lines: readonly string[]): Buffer {
  const heading =
    'Facility name,Type of facility,LGA,Address,Phone,CAC number,Number on paper,Issued on,Last day,Owner’s name'
  return Buffer.from([heading, ...lines].join('\n'))
}

/** A portal with a database of its own, an officer who prepares registers and one who decides. */
export async function importOffice() {
  const database = await newTestDatabase()
  const { app, db, dataDir, setClock } = await testApp(database)
  // The jobs have the database as the portal has it, so that they are refused what they do not record.
  const ofJobs = ofPortal(database).db
  let now = importNoon
  setClock(now)
  const clock = () => new Date(now)
  const setNow = (moment: string) => {
    now = moment
    setClock(moment)
  }
  const preparer = await makeOfficer(db, ['review'])
  const decider = await makeOfficer(db, ['decide'])
  const upload = (bytes: Buffer, { who = preparer, name = 'register.csv' }: { who?: Person; name?: string } = {}) =>
    as(who, app).send(calls.addImport, { body: {} }, { file: { name, type: 'text/csv', bytes } })
  const show = async (id: number): Promise<ShownImport> =>
    (await as(preparer, app).send(calls.showImport, { params: { id } })).reply.data
  const readAll = async () => {
    while (await readNextImport(ofJobs, { clock }));
  }
  /** Uploads a register, and reads it as the job does. */
  const prepare = async (bytes: Buffer) => {
    const { id } = (await upload(bytes)).reply.data
    await readAll()
    return show(id)
  }
  const rows = async (id: number, query: RowQuery = {}) =>
    (await as(preparer, app).send(rowCalls.listImportRows, { params: { id }, query: { per_page: 100, ...query } }))
      .reply.data
  const correct = (
    id: number,
    line: number,
    body: Sent<typeof rowCalls.correctImportRow>['body'],
    who: Person = preparer,
  ) => as(who, app).send(rowCalls.correctImportRow, { params: { id, line }, body })
  const commit = async (id: number, who: Person = decider) =>
    as(who, app).send(calls.commitImport, { params: { id }, body: { rows: (await show(id)).outcomes['comes in'] } })
  const work = () => commitAndUndo(ofJobs, { clock })
  const undo = (id: number, who: Person = decider) => as(who, app).send(calls.undoImport, { params: { id } })
  const people = { preparer, decider }
  return {
    app,
    db,
    database,
    dataDir,
    clock,
    setNow,
    ...people,
    upload,
    show,
    readAll,
    prepare,
    rows,
    correct,
    commit,
    work,
    undo,
  }
}
