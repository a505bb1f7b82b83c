import { registrationActions } from '@portal/domain/actions/registration.ts'
import { signOffVerdicts } from '@portal/domain/cases/stages.ts'
import { z } from 'zod'
import { registrationPage } from '../../applications/registration-page.ts'
import { adding } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { byId, choice, optional, prose, recordId, wholeNumber } from '../../fields/fields.ts'
import { stage, stageForm, stageTermsForm } from '../stage.ts'

const keeps = 'Applications that were submitted before that day keep their stages.'

/** Every stage, in the order in which they are signed. */
export const listStages = call('GET', '/api/stages', {
  feature: 'stages',
  summary: 'The stages that applications go through inside the ministry, today and from later days on.',
  may: 'read the settings',
  reply: z.object({ data: z.array(stage) }),
})

/** An officer adds a stage. */
export const addStage = call('POST', '/api/stages', {
  feature: 'stages',
  summary: `Let applications go through another stage from a day on. ${keeps}`,
  may: 'manage the settings',
  body: stageForm,
  refuses: ['already_exists', 'limit_reached'],
  status: 201,
  reply: z.object({ message: z.string(), data: stage }),
  audit: adding('change_stages', 'setting'),
})

/** An officer says from which day something else holds of a stage. */
export const addStageTerms = call('POST', '/api/stages/{id}/terms', {
  feature: 'stages',
  summary: `Change a stage from a day on, or let no application go through it any more. ${keeps}`,
  may: 'manage the settings',
  params: byId,
  body: stageTermsForm,
  ifMatch: 'data',
  refuses: ['not_found', 'limit_reached'],
  status: 201,
  reply: z.object({ message: z.string(), data: stage }),
  audit: { enters: 'change_stages', about: 'setting', id: ['params', 'id'], keepsBody: true },
})

/** What an officer saw when deciding: refused when the application is at another stage by now. */
const seenRound = {
  round: wholeNumber(0, 1_000_000, 'This must be a whole number from 0').describe('The round as you saw it.'),
}

const shown = z.object({
  message: z.string(),
  page: registrationPage.describe('The same as the reply of GET /api/registrations/{id} now.'),
})
const resource = { kind: 'registration', in: 'params', field: 'id' } as const

/** Whoever signs the present stage of an application signs it. Of two who sign at once, one reads who was first. */
export const signStage = call('POST', '/api/registrations/{id}/sign-off', {
  feature: 'stages',
  summary: 'Sign the present stage of an application. What was signed is never changed.',
  may: registrationActions['Sign stage'].may,
  params: byId,
  body: z
    .object({
      stage_id: recordId.describe('The present stage as you saw it.'),
      ...seenRound,
      verdict: choice(signOffVerdicts, 'what you say of this application'),
      remark: optional(prose('a remark')).describe('Required where you do not agree. Owners do not read it.'),
    })
    .refine(({ verdict, remark }) => verdict !== 'do not agree' || remark, {
      path: ['remark'],
      error: 'Enter why you do not agree',
    })
    .meta({ examples: [{ stage_id: 2, round: 1, verdict: 'agree', remark: 'The inspection report is good.' }] }),
  resource,
  refuses: ['action_not_offered'],
  reply: shown,
  audit: { byUseCase: ['Sign stage'] },
})

/** Whoever signs the present stage sends the application back to an earlier one; once all are signed, to any. */
export const sendBackToStage = call('POST', '/api/registrations/{id}/send-back', {
  feature: 'stages',
  summary: 'Send an application back to an earlier stage. The stages from there on sign again.',
  may: registrationActions['Send back to stage'].may,
  params: byId,
  body: z
    .object({
      stage_id: recordId.nullable().describe('The present stage as you saw it; null if every stage was signed.'),
      ...seenRound,
      to_stage_id: recordId.describe('The earlier stage.'),
      reason: prose('the reason'),
    })
    .meta({ examples: [{ stage_id: 2, round: 1, to_stage_id: 1, reason: 'The lease is missing.' }] }),
  resource,
  refuses: ['action_not_offered', 'limit_reached'],
  reply: shown,
  audit: { byUseCase: ['Send back to stage'] },
})
