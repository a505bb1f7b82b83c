import { z } from 'zod'
import { call } from '../../call.ts'
import { changeRuleForm, changeRulesOfKind } from '../change-rule.ts'

/** What each kind of change needs, today and from later days on. */
export const listChangeRules = call('GET', '/api/change-rules', {
  feature: 'change-rules',
  summary: 'What each kind of change of a licensed facility needs, today and from later days on.',
  may: 'see the use of the catalogue',
  reply: z.object({ data: z.array(changeRulesOfKind) }),
})

/** An officer says what a kind of change needs from a day on. */
export const addChangeRule = call('POST', '/api/change-rules', {
  feature: 'change-rules',
  summary: 'Save what a kind of change needs from a day on. Requests that were made before keep their rule.',
  may: 'manage the catalogue',
  body: changeRuleForm,
  refuses: ['limit_reached'],
  status: 201,
  reply: z.object({ message: z.string(), data: changeRulesOfKind }),
  audit: { enters: 'change_change_rules', about: 'catalogue', id: ['body', 'kind'], keepsBody: true },
})
