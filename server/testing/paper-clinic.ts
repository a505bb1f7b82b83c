import * as claims from '@portal/contract/facilities/calls/claims.ts'
import type { PaperFacility } from '@portal/domain/imports/paper-licence.ts'
import { as } from './as.ts'
import { makePaperFacility, paperRow, takeBackRows } from './paper-licences.ts'
import { makeOfficer, makeOwner, type Person } from './people.ts'
import { testApp } from './test-app.ts'
import { newTestDatabase } from './test-database.ts'

/** A clinic from paper whose licence ends on 31 December 2026, and how an owner claims it with the letter of the ministry. */
export async function paperClinic(overrides: Partial<PaperFacility> = {}) {
  const database = await newTestDatabase()
  const { app, db, dataDir, setClock } = await testApp(database)
  setClock('2026-11-28T09:00:00Z')
  const person = await makeOfficer(db)
  const officer = as(person, app)
  const licence = { ...paperRow().licence, issued_on: '2024-01-02', last_day: '2026-12-31' }
  const importing = { database, officer: person }
  const made = await makePaperFacility(importing, { licence, ...overrides })
  const enter = (code: string, by: Person) => as(by, app).send(claims.claimFacility, { body: { code } })
  const makeCode = async () =>
    (await officer.send(claims.makeClaimLetter, { params: { id: made.facility_id } })).reply.data.code
  /** Returns its owner, with what they send and the code that they entered. */
  const claim = async () => {
    const [code, owner] = [await makeCode(), await makeOwner(db)]
    const claimed = await enter(code, owner)
    if (claimed.status !== 200) throw new Error(`The claim was answered with ${claimed.status}`)
    return { ...owner, code, send: as(owner, app).send }
  }
  const takeBack = () => takeBackRows(importing, made.from, [made])
  return { app, db, dataDir, setClock, officer, person, ...made, makeCode, enter, claim, takeBack }
}
