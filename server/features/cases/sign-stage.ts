import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/cases/calls/stages.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { earlierStages, maxRounds, type StagesNow, signOffInWords, stagesNow } from '@portal/domain/cases/stages.ts'
import { signsAs, whoSigns, whyNotSentBack, whyNotSigned, whyStageIsOver } from '@portal/domain/cases/who-signs.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { actAndShow } from '../../actions/registration.ts'
import { stageFactsOf } from '../../reading/stages-on-page.ts'
import type { LockedRegistration } from '../../records/applications/registrations.ts'
import { beginRoundAt, insertSignOff } from '../../records/cases/case-stages.ts'
import { inspectionToday } from '../../records/inspections/inspection-of-registration.ts'
import { invoiceOf } from '../../records/money/invoices.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { Context } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** Signs the present stage. The lock lets one sign after the other, so the second reads that the stage is over. */
export async function signStage(context: Context, { params: { id }, body }: Input<typeof calls.signStage>) {
  const { db, user, now } = context
  const page = await actAndShow(context, 'Sign stage', id, {
    async input(registration) {
      const at = presentOf(registration, body)
      const reason = signOffInWords(at.present, { ...body, signed_as: signedAs(context, registration, at) })
      return { reason, check: () => refuseObstacle(context, registration, at) }
    },
    async write({ facts }) {
      const at = presentOf(facts, body)
      const next = at.stages[at.stages.findIndex((stage) => stage.id === at.present.id) + 1]
      const signOff = {
        registration_id: id,
        ...{ stage_id: body.stage_id, round: at.round, verdict: body.verdict, remark: body.remark ?? null },
        ...{ signed_as: signedAs(context, facts, at), signed_by: user.id, since: at.since },
        signed_at: now.toISOString(),
      }
      await insertSignOff(db, signOff, { stage_terms_id: next?.terms_id ?? null })
    },
  })
  return { message: registrationActions['Sign stage'].message, page }
}

/** Sends the application back to an earlier stage, or once all are signed to any. */
export async function sendBackToStage(context: Context, { params: { id }, body }: Input<typeof calls.sendBackToStage>) {
  const { db, user, now } = context
  const { to_stage_id, reason } = body
  const page = await actAndShow(context, 'Send back to stage', id, {
    async input(registration) {
      const at = asSeen(registration, body)
      const obstacle = whyNotSentBack(user, at, storedOf(registration).signers)
      if (obstacle !== undefined) refuse('not_allowed', obstacle)
      const to = earlierOf(at, to_stage_id)
      if (at.round >= maxRounds) {
        refuse('limit_reached', `This application had ${maxRounds} rounds. Return it to its owner, or decide on it.`)
      }
      return { reason: `“${to.name}”. ${reason}` }
    },
    async write({ facts }) {
      const at = asSeen(facts, body)
      const { id: from_stage_id, terms_id: stage_terms_id } = earlierOf(at, to_stage_id)
      const round = { registration_id: id, number: at.round + 1, from_stage_id, reason }
      await beginRoundAt(db, { ...round, stage_terms_id, begun_by: user.id, begun_at: now.toISOString() })
    },
  })
  return { message: registrationActions['Send back to stage'].message, page }
}

type Present = StagesNow & { present: NonNullable<StagesNow['present']> }

/** How far the application is, if it is still where the officer saw it. */
function asSeen(registration: LockedRegistration, seen: Parameters<typeof whyStageIsOver>[0]): StagesNow {
  const now = stagesNow(storedOf(registration))
  const isOver = whyStageIsOver(seen, now)
  if (isOver !== undefined) refuse('action_not_offered', isOver, { status: registration.status, offered: [] })
  return now
}

/** The present stage, if it is still the one that the officer saw. */
function presentOf(registration: LockedRegistration, seen: { stage_id: number; round: number }): Present {
  const { present, ...now } = asSeen(registration, seen)
  if (!present) throw new Error('The stage that the officer saw is not the present one')
  return { ...now, present }
}

function storedOf({ case_stages }: LockedRegistration) {
  if (!case_stages) throw new Error('The stages of the registration were not read')
  return case_stages
}

/** As what this officer signs the present stage. Refuses an officer who does not sign it. */
function signedAs({ user }: Context, registration: LockedRegistration, { present }: Present) {
  const { signers } = storedOf(registration)
  return (
    signsAs(user, present, signers) ??
    refuse('not_allowed', `“${present.name}” is signed by ${whoSigns(present, signers)}`)
  )
}

/** Refuses what the stage needs and the application does not have yet, and a second signature of one person. */
async function refuseObstacle(
  { db, user, today }: Context,
  registration: LockedRegistration,
  at: Present,
): Promise<void> {
  const { consideration, invoice, status } = registration
  const facts = stageFactsOf({
    consideration,
    invoice: invoice ? invoiceOf(invoice) : null,
    inspection: inspectionToday(registration.inspection, today),
  })
  const { separate_hands } = await readSettings(db, today)
  const { signers } = storedOf(registration)
  const obstacle = whyNotSigned(user, at, { signers, facts, separateHands: separate_hands === 'yes' })
  if (obstacle !== undefined) refuse('action_not_offered', obstacle, { status, offered: [] })
}

/** The stage to which the application may be sent back from where it is. */
function earlierOf(at: StagesNow, id: number) {
  return (
    earlierStages(at).find((stage) => stage.id === id) ?? refuseField('to_stage_id', 'Choose one of the earlier stages')
  )
}
