import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as typeChanges from '@portal/contract/applications/calls/type-changes.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import type { DecidedStatus } from '@portal/domain/applications/registration-status.ts'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { as } from './as.ts'
import { completeApplication, confirmEverySection } from './complete-application.ts'
import { makeFacility, makeRegistration } from './factories.ts'
import { makeOfficer, makeOwner } from './people.ts'
import { testApp } from './test-app.ts'

/** Types of facilities of the sample ministry. */
export const types = { hospital: 1, clinic: 2, maternity: 3 } as const

const satisfactory = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const

/** A Private Clinic that was approved on 1 June 2026, until 31 December, and what its owner and officers do. */
export async function changingClinic() {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-01T09:00:00Z')
  const [person, clerk] = [await makeOwner(db), await makeOfficer(db)]
  const [owner, officer] = [as(person, app), as(clerk, app)]
  const facility = await makeFacility(db, { user_id: person.id })
  const facility_id = facility.id
  const licence = await makeRegistration(db, { facility_id, status: 'Awaiting decision' })
  await completeApplication(db, licence)
  const decide = (id: number, status: DecidedStatus) => officer.send(calls.decideRegistration, { body: { id, status } })
  const consider = (id: number) => officer.send(calls.considerRegistration, { params: { id }, body: satisfactory })
  const submit = (id: number) => owner.send(calls.submitRegistration, { params: { id } })
  await decide(licence.id, 'Approved')
  setClock('2026-07-01T09:00:00Z')
  const change = (facility_type_id: number = types.hospital) =>
    owner.send(typeChanges.startTypeChange, { params: { id: facility_id }, body: { facility_type_id } })
  const renew = () => owner.send(calls.startRegistration, { body: { facility_id } })
  const page = async (id: number) => (await owner.send(calls.showRegistration, { params: { id } })).reply
  const shown = async () => (await owner.send(facilities.showFacility, { params: { id: facility_id } })).reply.data
  return {
    ...{ app, db, setClock, person, clerk, owner, officer, facility, licence },
    ...{ decide, consider, submit, change, renew, page, shown },
    /** Starts a change of type. */
    started: async (facility_type_id?: number) => (await change(facility_type_id)).reply.data.id,
    complete: (id: number) => completeChange(db, id),
    /** Fills the change of type, and brings it before the officer who decides. */
    async toDecide(id: number) {
      await completeChange(db, id)
      await submit(id)
      await consider(id)
    },
  }
}

/** Answers what was not taken over, and confirms the rest. */
export async function completeChange(db: Db, id: number): Promise<void> {
  const change = await db.selectFrom('registration').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  await sql`
    insert into submission (registration_id, facility_id, requirement_id, sub_list_id, respond, recorded_by)
    select ${id}, ${change.facility_id}, question.requirement_id, question.sub_list_id, 1, ${change.recorded_by}
    from questions_at(${change.facility_type_id}::int, ${change.catalogue_version}::int) as question
    where question.sub_list_id is not null and not exists (
      select from submission where registration_id = ${id} and sub_list_id = question.sub_list_id
    )
  `.execute(db)
  await confirmEverySection(db, change)
}
