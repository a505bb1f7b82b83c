import { setUpAnswers, setUpStepNames } from '@portal/domain/settings/set-up.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { choice } from '../../fields/fields.ts'
import { setUp } from '../set-up.ts'

/** What a ministry sets up before it takes applications, and how far it is. */
export const showSetUp = call('GET', '/api/set-up', {
  feature: 'set-up',
  summary: 'What a ministry sets up before it takes applications, in order, with what is done.',
  may: 'read the settings',
  reply: z.object({ data: setUp }),
})

/** An officer says of a step that it is right as it is, leaves it for later, or takes either back. */
export const answerSetUpStep = call('PUT', '/api/set-up/{name}', {
  feature: 'set-up',
  summary: 'Say of a step that it is right as it is, leave it for later, or take either back.',
  may: 'manage the settings',
  params: z.object({ name: z.enum(setUpStepNames, 'Choose one of the steps') }),
  body: z
    .object({
      answer: choice([...setUpAnswers, 'open'], 'what to do with the step').describe(
        '`confirmed` only for a step that may be right as the portal came; what is `skipped` does not count as done; `open` takes either back.',
      ),
    })
    .meta({ examples: [{ answer: 'skipped' }] }),
  reply: z.object({ data: setUp }),
  audit: { enters: 'change_settings', about: 'setting', id: ['params', 'name'], keepsBody: true },
})
