import { isOffered, type Obstacles, registrationAction } from '@portal/domain/actions/offered-actions.ts'
import { offeredNames, type RegistrationActionName } from '@portal/domain/actions/registration.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Hands, obstacleForHands, sentenceOf, separatedActions } from '@portal/domain/separate-hands.ts'
import type { Context } from './http/context.ts'
import { isThereAnotherWhoMay } from './records/officers.ts'
import type { LockedRegistration } from './records/registrations.ts'
import { readHands } from './records/review.ts'
import type { Settings } from './records/settings.ts'

interface Facts {
  hands: Hands
}

/** What the settings of the ministry keep this officer from, whether or not the table offers it, and why. */
export async function findObstacles(
  { db, user }: Pick<Context, 'db' | 'user'>,
  { hands }: Facts,
  settings: Settings,
): Promise<Obstacles> {
  const obstacles: Obstacles = {}
  if (settings.separate_hands === 'no') return obstacles
  for (const name of separatedActions) {
    const obstacle = obstacleForHands(name, user.id, hands)
    if (obstacle) obstacles[name] = sentenceOf(obstacle, await isThereAnotherWhoMay(db, obstacle.neededOf, user.id))
  }
  return obstacles
}

/** Refuses what a setting of the ministry keeps this officer from. The registration is locked and offers the action. */
export async function refuseObstacle(
  context: Pick<Context, 'db' | 'user' | 'today'>,
  name: RegistrationActionName,
  { registration, readSettingsOnce }: { registration: LockedRegistration; readSettingsOnce: () => Promise<Settings> },
): Promise<void> {
  const { may, needsSeparateHands } = registrationAction(name)
  if (!needsSeparateHands) return
  const settings = await readSettingsOnce()
  if (settings.separate_hands === 'no') return
  const obstacles = await findObstacles(context, { hands: await readHands(context.db, registration.id) }, settings)
  const message = obstacles[name]
  if (message === undefined) return
  const offered = offeredNames.filter(
    (other) =>
      registrationAction(other).may === may &&
      obstacles[other] === undefined &&
      isOffered(other, registration, context.today),
  )
  refuse('action_not_offered', message, { status: registration.status, offered })
}
