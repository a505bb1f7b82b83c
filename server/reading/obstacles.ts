import { decisionNames } from '@portal/domain/actions/decisions.ts'
import { isOffered, type Obstacles, registrationAction } from '@portal/domain/actions/offered-actions.ts'
import { offeredNames, type RegistrationActionName } from '@portal/domain/actions/registration.ts'
import { stageActions } from '@portal/domain/actions/stage-actions.ts'
import { missingSections } from '@portal/domain/applications/sections.ts'
import { type Against, againstDecision, findAgainst, obstacleOfFacts } from '@portal/domain/cases/decision-checks.ts'
import { type Hands, obstacleForHands, sentenceOf, separatedActions } from '@portal/domain/cases/separate-hands.ts'
import { type StagesNow, stagesNow, unsignedInWords } from '@portal/domain/cases/stages.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { isThereAnotherWhoMay } from '../records/accounts/officers.ts'
import { countSections, withMoment } from '../records/applications/contents.ts'
import type { LockedRegistration } from '../records/applications/registrations.ts'
import { inspectionToday } from '../records/inspections/inspection-of-registration.ts'
import { invoiceOf } from '../records/money/invoices.ts'
import { inNaira } from '../records/money/payments.ts'
import { readSettings, type Settings } from '../records/settings/settings.ts'
import type { Caller, Reading, Stored } from '../use-case/context.ts'
import type { PageFacts } from './page-facts.ts'

interface KnownFacts {
  hands: Hands
  stages: StagesNow['stages']
  against: readonly Against[]
}

/** What the settings of the ministry keep this officer from, whether or not the table offers it, and why. */
export async function findObstacles(
  { db, user }: Stored & Pick<Caller, 'user'>,
  { hands, against, stages }: KnownFacts,
  settings: Settings,
): Promise<Obstacles> {
  const obstacles: Obstacles = {}
  for (const decision of decisionNames) {
    const message = obstacleOfFacts(decision, against, settings)
    if (message !== undefined) obstacles[decision] = message
  }
  const unsigned = unsignedInWords({ stages })
  if (unsigned !== undefined) obstacles.Approve = unsigned
  if (settings.separate_hands === 'no') return obstacles
  for (const name of separatedActions) {
    const obstacle = obstacleForHands(name, user.id, hands)
    if (obstacle) obstacles[name] = sentenceOf(obstacle, await isThereAnotherWhoMay(db, obstacle.neededOf, user.id))
  }
  return obstacles
}

/** Whether an action is about the stages of a registration. */
export function isAtStage(name: RegistrationActionName): boolean {
  return registrationAction(name).may === stageActions['Sign stage'].may
}

/** Whether the settings of the ministry can keep somebody from an action, for what it rests on. */
export function isJudged(name: RegistrationActionName): boolean {
  return registrationAction(name).needsSeparateHands === true || decisionNames.some((one) => one === name)
}

/**
 * Refuses what a setting of the ministry keeps this officer from, and returns what a decision goes against all the same. The
 * registration is locked and offers the action. What it reads is added to `known`.
 */
export async function refuseObstacle(
  context: Reading,
  name: RegistrationActionName,
  { registration, known }: { registration: LockedRegistration; known: PageFacts },
): Promise<Against[]> {
  if (!isJudged(name)) return []
  const { may } = registrationAction(name)
  const decision = decisionNames.find((one) => one === name)
  const { db, user, today } = context
  const { hands, consideration, invoice, payments, case_stages } = registration
  const inspection = inspectionToday(registration.inspection, today)
  if (!hands || consideration === undefined || invoice === undefined || !payments || !case_stages) {
    throw new Error(`What ${name} rests on was not read`)
  }
  known.invoice = invoice && invoiceOf(invoice)
  known.payments = payments.map((payment) => inNaira(withMoment(payment)))
  known.counts ??= await countSections(db, registration, today)
  known.settings ??= await readSettings(db, today)
  const missing = missingSections(known.counts)
  const { inspection_before_approval } = known.settings
  const { stages } = stagesNow(case_stages)
  const facts = {
    ...registration,
    consideration,
    invoice: known.invoice,
    missing,
    inspection,
    inspection_before_approval,
    stages,
  }
  const against = findAgainst({ ...facts, officerId: user.id })
  const obstacles = await findObstacles(
    context,
    { hands: { ...hands, inspected_by: inspection?.inspected_by ?? [] }, against, stages },
    known.settings,
  )
  const message = obstacles[name]
  if (message !== undefined) {
    const offered = offeredNames.filter(
      (other) =>
        registrationAction(other).may === may &&
        obstacles[other] === undefined &&
        isOffered(other, registration, today),
    )
    refuse('action_not_offered', message, { status: registration.status, offered })
  }
  return decision ? againstDecision(decision, against) : []
}
