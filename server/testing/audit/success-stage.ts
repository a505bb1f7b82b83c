import type { Call, Reply, Sent } from '@portal/contract/call.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { as, type TestFile } from '../as.ts'
import { makeFacility, makeRegistration } from '../factories.ts'
import { makeOfficer, makeOwner, type Person } from '../people.ts'
import type { TestApp } from '../test-app.ts'

/** A call that succeeds: who makes it, with what. */
interface Success {
  by: Person | undefined
  request: object
  file?: TestFile
}

/** Prepares the success of a call. */
export type Preparing = (stage: Stage) => Promise<Success>

/** The people of a call that succeeds, and ways to prepare it. */
export type Stage = Awaited<ReturnType<typeof openStage>>

/** The password of everybody on the stage. */
export const password = 'seven-green-bicycles'
let hash: Promise<string> | undefined

/** New people with a facility, who have done nothing yet. */
export async function openStage(portal: TestApp) {
  const { app, db } = portal
  const [owner, officer, colleague] = [await makeOwner(db), await makeOfficer(db), await makeOfficer(db)]
  hash ??= hashPassword(password)
  const ids = [owner.id, officer.id]
  await db
    .updateTable('user_account')
    .set({ password_hash: await hash })
    .where('id', 'in', ids)
    .execute()
  const facility = await makeFacility(db, { user_id: owner.id })
  const params = { id: facility.id }
  const today = lagosDate(Date.now())
  return {
    ...{ portal, app, db, owner, officer, colleague, facility, today },
    /** The facility, in the address of a call. */
    params,
    register: (more: Parameters<typeof makeRegistration>[1]) =>
      makeRegistration(db, { facility_id: facility.id, ...more }),
    /** Makes a call that must succeed before. */
    done: async <C extends Call>(by: Person, call: C, sent: Sent<C>, file?: TestFile): Promise<Reply<C>> =>
      (await as(by, app).send(call, sent, file ? { file } : {})).reply,
  }
}
