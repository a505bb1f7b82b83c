import { isOffered, type Obstacles, registrationAction } from '@portal/domain/actions/offered-actions.ts'
import { decisionNames } from '@portal/domain/actions/decisions.ts'
import { offeredNames, type RegistrationActionName } from '@portal/domain/actions/registration.ts'
import { type Against, againstDecision, findAgainst, obstacleOfFacts } from '@portal/domain/cases/decision-checks.ts'
import { missingSections } from '@portal/domain/applications/sections.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Hands, obstacleForHands, sentenceOf, separatedActions } from '@portal/domain/cases/separate-hands.ts'
import type { Context } from '../use-case/context.ts'
import { countSections } from '../records/applications/contents.ts'
import { readDecidedFacts } from '../records/cases/decided-facts.ts'
import { isThereAnotherWhoMay } from '../records/accounts/officers.ts'
import type { LockedRegistration } from '../records/applications/registrations.ts'
import type { Settings } from '../records/settings/settings.ts'

interface KnownFacts {
  hands: Hands
  against: readonly Against[]
}

/** What the settings of the ministry keep this officer from, whether or not the table offers it, and why. */
export async function findObstacles(
  { db, user }: Pick<Context, 'db' | 'user'>,
  { hands, against }: KnownFacts,
  settings: Settings,
): Promise<Obstacles> {
  const obstacles: Obstacles = {}
  for (const decision of decisionNames) {
    const message = obstacleOfFacts(decision, against, settings)
    if (message !== undefined) obstacles[decision] = message
  }
  if (settings.separate_hands === 'no') return obstacles
  for (const name of separatedActions) {
    const obstacle = obstacleForHands(name, user.id, hands)
    if (obstacle) obstacles[name] = sentenceOf(obstacle, await isThereAnotherWhoMay(db, obstacle.neededOf, user.id))
  }
  return obstacles
}

/**
 * Refuses what a setting of the ministry keeps this officer from, and returns what a decision goes against all the same. The
 * registration is locked and offers the action.
 */
export async function refuseObstacle(
  context: Pick<Context, 'db' | 'user' | 'today'>,
  name: RegistrationActionName,
  { registration, readSettingsOnce }: { registration: LockedRegistration; readSettingsOnce: () => Promise<Settings> },
): Promise<Against[]> {
  const { may, needsSeparateHands } = registrationAction(name)
  const decision = decisionNames.find((one) => one === name)
  if (!decision && !needsSeparateHands) return []
  const { db, user, today } = context
  const { hands, ...facts } = await readDecidedFacts(db, registration.id)
  const missing = missingSections(await countSections(db, registration, today))
  const against = findAgainst({ ...registration, ...facts, missing, officerId: user.id })
  const obstacles = await findObstacles(context, { hands, against }, await readSettingsOnce())
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
