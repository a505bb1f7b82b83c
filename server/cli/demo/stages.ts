import { showRegistration } from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/cases/calls/stages.ts'
import type { Deed } from './life.ts'
import { registrar } from './people.ts'
import type { Act } from './portal.ts'

/** The type whose applications go through stages: only facilities of the stories are of it. */
export const specialistHospital = 9

/** Three officers sign an application of a specialist hospital, one after the other. */
export const setsStages: Act = async ({ send, clock }) => {
  const body = {
    start_date: clock.today(),
    promised_days: 5,
    purposes: ['registration' as const, 'renewal' as const],
    facility_type_ids: [specialistHospital],
    ...{ needs_verdicts: false, needs_payment: false, needs_inspection: false },
  }
  const add = async (
    name: string,
    place: number,
    more: { signed_by: 'review' | 'inspect' | 'decide'; back_to: number[] },
  ) => (await send(registrar, calls.addStage, { body: { ...body, name, place, ...more } })).data.id
  const first = await add('Desk review', 10, { signed_by: 'review', back_to: [] })
  const second = await add('Technical opinion', 20, { signed_by: 'inspect', back_to: [first] })
  await add('Recommendation', 30, { signed_by: 'decide', back_to: [first, second] })
}

/** An officer signs the present stage. */
export const sign =
  (officer: string): Deed =>
  async ({ portal }, { registration_id: id }) => {
    const { stages } = await portal.send(officer, showRegistration, { params: { id } })
    const seen = { stage_id: stages?.present?.id ?? 0, round: stages?.round ?? 0 }
    const body = { ...seen, verdict: 'agree' as const, remark: 'The documents are in order.' }
    await portal.send(officer, calls.signStage, { params: { id }, body })
  }
