import type { StagesOnPage } from '@portal/contract/cases/stage-on-page.ts'
import { isOffered } from '@portal/domain/actions/offered-actions.ts'
import { caseHolder, type RegistrationFacts } from '@portal/domain/actions/registration-state.ts'
import type { DecidedFacts } from '@portal/domain/cases/decided-facts.ts'
import { earlierStages, maxRounds, stagesNow } from '@portal/domain/cases/stages.ts'
import { hasBothVerdicts } from '@portal/domain/cases/verdicts.ts'
import { type StageFacts, whoSigns, whyNotSentBack, whyNotSigned } from '@portal/domain/cases/who-signs.ts'
import { daysBetween } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { StoredStages } from '../records/cases/case-stages.ts'
import type { Settings } from '../records/settings/settings.ts'
import type { Reading } from '../use-case/context.ts'

/** What a stage can need, as far as it is known of an application. */
export function stageFactsOf({
  consideration,
  invoice,
  inspection,
}: Pick<DecidedFacts, 'consideration' | 'invoice' | 'inspection'>): StageFacts {
  return {
    hasVerdicts: hasBothVerdicts(consideration ?? {}),
    isPaid: !invoice || invoice.balance <= 0,
    isInspected: inspection !== null,
  }
}

interface Shown {
  registration: RegistrationFacts
  facts: StageFacts
  settings: Pick<Settings, 'separate_hands'>
}

/** The stages of a case as an officer sees them, with what this officer can do about the present one. */
export function stagesOnPage(
  { user, today }: Pick<Reading, 'user' | 'today'>,
  stored: StoredStages,
  { registration, facts, settings }: Shown,
): StagesOnPage {
  const now = stagesNow(stored)
  const { present, round, since } = now
  const stages = now.stages.map(({ id, name, signed_by, promised_days, sign_off }) => ({
    ...{ id, name, signed_by, promised_days },
    sign_off: sign_off && withoutId(sign_off),
  }))
  const { signers } = stored
  const maySendBack =
    isOffered('Send back to stage', registration, today) &&
    whyNotSentBack(user, now, signers) === undefined &&
    round < maxRounds
  const back_to = maySendBack ? earlierStages(now).map(({ id, name }) => ({ id, name })) : []
  // While the owner has it, nobody signs, and the days are not those of the ministry.
  if (!present || caseHolder(registration, today) === 'owner') return { round, stages, present: null, back_to }
  const separateHands = settings.separate_hands === 'yes'
  const obstacle = whyNotSigned(user, { ...now, present }, { signers, facts, separateHands }) ?? null
  const days = daysBetween(lagosDate(Date.parse(since)), today)
  return {
    round,
    stages,
    present: {
      id: present.id,
      since,
      days,
      is_late: days > present.promised_days,
      who: whoSigns(present, signers),
      may_sign: obstacle === null && isOffered('Sign stage', registration, today),
      obstacle,
    },
    back_to,
  }
}

function withoutId({
  verdict,
  remark,
  signed_as,
  signed_at,
  user,
}: NonNullable<ReturnType<typeof stagesNow>['stages'][number]['sign_off']>) {
  const { first_name, last_name } = user
  return { verdict, remark, signed_as, signed_at, user: { first_name, last_name } }
}
