import { saveOperatingOfficer } from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import { returnRegistration } from '@portal/contract/applications/calls/returns.ts'
import { takeCase } from '@portal/contract/cases/calls.ts'
import * as concerns from '@portal/contract/concerns/calls.ts'
import { addChangeRule } from '@portal/contract/facilities/calls/change-rules.ts'
import * as changesOfKind from '@portal/contract/facilities/calls/changes-of-kind.ts'
import { closeFacility } from '@portal/contract/facilities/calls/closings.ts'
import { showFacility } from '@portal/contract/facilities/calls/facilities.ts'
import { recordJoining } from '@portal/contract/facilities/calls/staff-changes.ts'
import { listRestrictions, restrictFacility } from '@portal/contract/standing/calls/standing.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { completeApplication } from '../complete-application.ts'
import { availableFacilities, operatingOfficer, staff } from '../contents.ts'
import { makeFacility, makeRegistration } from '../factories.ts'
import { pdf } from '../files.ts'
import { addConcernRows } from '../schema/concern-rows.ts'
import type { Preparing, Stage } from './success-stage.ts'

/** A licence that ends soon, and its renewal. */
async function renewal({ db, owner, facility, register, today, done }: Stage): Promise<number> {
  const ends = addDays(today, 20)
  const approved_at = `${addDays(today, -300)}T09:00:00Z`
  await completeApplication(db, await register({ status: 'Approved', approved_at, expiry_date: ends }))
  const { data } = await done(owner, registrations.startRegistration, { body: { facility_id: facility.id } })
  return data.id
}

const anOfficer = { ...operatingOfficer, folio_number: '45678' }
const aChange = { company_name: 'Alheri Hospital', reason: 'The CAC has the new name.' }
const contest = { text: 'There was a doctor.' }

async function restrict({ officer, owner, params, today, done }: Stage): Promise<number> {
  const body = { kind: 'suspended', from_date: today, reason: 'No water.' } as const
  await done(officer, restrictFacility, { params, body })
  const { data } = await done(owner, listRestrictions, { params, query: {} })
  return data[0]?.id ?? 0
}

/** A facility that nobody has claimed. */
async function unclaimed({ db }: Stage): Promise<number> {
  return (await makeFacility(db, { user_id: null })).id
}

/** A licensed facility that nobody has claimed. */
async function withoutOwner(stage: Stage): Promise<number> {
  const id = await unclaimed(stage)
  await makeRegistration(stage.db, { facility_id: id, status: 'Approved' })
  return id
}

/** An officer records a change of a facility that nobody has claimed. */
async function recording(stage: Stage, body: object) {
  const id = await withoutOwner(stage)
  return { by: stage.officer, request: { params: { id }, body } }
}

/** The calls about facilities and registrations that everybody in the matrix is refused. */
export const facilitySuccesses = {
  startRegistration: async ({ owner, facility }) => ({
    by: owner,
    request: { body: { facility_id: facility.id } },
  }),
  startTypeChange: async ({ owner, params, register }) => {
    await register({ status: 'Approved' })
    return { by: owner, request: { params, body: { facility_type_id: 1 } } }
  },
  recordApplication: async ({ db, officer }) => {
    const { id } = await makeFacility(db, { user_id: null })
    return { by: officer, request: { params: { id } } }
  },
  recordTypeChange: async ({ db, officer }) => {
    const { id } = await makeFacility(db, { user_id: null })
    await makeRegistration(db, { facility_id: id, status: 'Approved' })
    return { by: officer, request: { params: { id }, body: { facility_type_id: 1 } } }
  },
  confirmSection: async (stage) => {
    const id = await renewal(stage)
    return { by: stage.owner, request: { params: { id }, body: { section: 'staff' } } }
  },
  answerReturn: async ({ db, owner, officer, today, register, done }) => {
    const registration = await register({})
    const { id } = registration
    await completeApplication(db, registration)
    await done(owner, registrations.submitRegistration, { params: { id } })
    const body = { items: [{ section: 'staff', remark: 'It has no nurse.' }] as const, due_date: addDays(today, 14) }
    await done(officer, returnRegistration, { params: { id }, body: { ...body, items: [...body.items] } })
    return { by: owner, request: { params: { id }, body: { item: { section: 'staff' }, text: 'She is on leave.' } } }
  },
  contestDecline: async ({ owner, officer, register, done }) => {
    const { id } = await register({ status: 'Awaiting decision' })
    await done(officer, registrations.decideRegistration, { body: { id, status: 'declined', reason: 'No doctor.' } })
    return { by: owner, request: { params: { id }, body: contest } }
  },
  contestRestriction: async (stage) => {
    const restriction_id = await restrict(stage)
    return { by: stage.owner, request: { params: { ...stage.params, restriction_id }, body: contest } }
  },
  liftRestriction: async (stage) => {
    const restriction_id = await restrict(stage)
    const body = { reason: 'There is water.' }
    return { by: stage.officer, request: { params: { ...stage.params, restriction_id }, body } }
  },
  putCaseBack: async ({ officer, register, done }) => {
    const { id } = await register({ status: 'Awaiting decision' })
    await done(officer, takeCase, { params: { id } })
    return { by: officer, request: { params: { id } } }
  },
  addChange: async ({ owner, params, register }) => {
    await register({ status: 'Approved' })
    return { by: owner, request: { params, body: aChange } }
  },
  recordChange: async (stage) => recording(stage, aChange),
  recordOfficerChange: async (stage) => recording(stage, { ...anOfficer, reason: 'Dr Bala left.' }),
  recordContactsChange: async (stage) => recording(stage, { phone_number: '0805 000 1111', reason: 'A new line.' }),
  recordJoining: async (stage) => {
    const id = await withoutOwner(stage)
    return { by: stage.officer, request: { body: { ...staff, facility_id: id } } }
  },
  recordDeparture: async (stage) => {
    const id = await withoutOwner(stage)
    const { data } = await stage.done(stage.officer, recordJoining, { body: { ...staff, facility_id: id } })
    return { by: stage.officer, request: { params: { id: data.id }, body: { reason: 'She retired.' } } }
  },
  recordServicesChange: async (stage) => recording(stage, { ...availableFacilities, reason: 'A new ward is open.' }),
  addChangeDocument: async ({ owner, officer, params, register, done }) => {
    await register({ status: 'Approved' })
    const documents = ['Practising licence']
    const rule = { kind: 'operating officer', decided_by: 'officer', documents } as const
    await done(officer, addChangeRule, { body: rule })
    const body = { ...anOfficer, reason: 'Dr Bala left.' }
    const { data } = await done(owner, changesOfKind.addOfficerChange, { params, body })
    const request = { params: { ...params, change_id: data.id }, body: { name: 'Practising licence' } }
    return { by: owner, request, file: pdf() }
  },
  reopenFacility: async ({ owner, officer, params, today, done }) => {
    await done(owner, closeFacility, { params, body: { closed_from: today, reason: 'I retire.' } })
    return { by: officer, request: { params, body: { reason: 'It was closed by mistake.' } } }
  },
  acceptFlag: async ({ db, officer, facility, params, register, done }) => {
    await register({})
    const other = await makeFacility(db)
    await makeRegistration(db, { facility_id: other.id })
    const cert_reg_no = `PCN ${400_000 + facility.id}`
    for (const facility_id of [facility.id, other.id]) {
      const full_name = `Officer of ${facility_id}`
      await done(officer, saveOperatingOfficer, { body: { ...operatingOfficer, full_name, cert_reg_no, facility_id } })
    }
    const approved = { status: 'Approved', approved_at: '2026-01-05T09:00:00Z', expiry_date: '2099-12-31' } as const
    await db.updateTable('registration').set(approved).where('facility_id', 'in', [facility.id, other.id]).execute()
    const { data } = await done(officer, showFacility, { params })
    const { kind, keys } = data.flags?.[0] ?? {}
    return { by: officer, request: { params, body: { kind, keys, reason: 'She works at both.' } } }
  },
  reportConcern: async () => ({
    by: undefined,
    request: { body: { kind: 'unsafe', text: 'Needles lie in the yard.', place: 'The yellow house' } },
  }),
  linkConcern: async ({ db, officer, facility }) => {
    const id = await addConcernRows(db, { facility_id: facility.id, actor_id: officer.id })
    const { id: facility_id } = await makeFacility(db)
    return { by: officer, request: { params: { id }, body: { facility_id } } }
  },
  putConcernBack: async ({ db, officer, facility, done }) => {
    const id = await addConcernRows(db, { facility_id: facility.id, actor_id: officer.id })
    await done(officer, concerns.takeConcern, { params: { id } })
    return { by: officer, request: { params: { id } } }
  },
  reopenConcern: async ({ db, officer, facility, done }) => {
    const id = await addConcernRows(db, { facility_id: facility.id, actor_id: officer.id })
    await done(officer, concerns.closeConcern, { params: { id }, body: { outcome: 'dealt with', note: 'Visited.' } })
    return { by: officer, request: { params: { id }, body: { note: 'It is open again.' } } }
  },
} as const satisfies Record<string, Preparing>
