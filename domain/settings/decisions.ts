import { type CheckPolicy, type CheckSetting, checkOf, checkSettings } from '../cases/decision-checks.ts'
import { recordOf } from '../record-of.ts'
import { type Choice, choice, type SettingSection, yesOrNo } from './setting.ts'

/** What a fact does to a decision that goes against it. */
function check(name: CheckSetting): Choice<CheckPolicy> {
  const { label, concerns } = checkOf(name)
  return choice({
    label,
    effect: `Whether deciding against it asks for a reason or is blocked: ${label}.`,
    hint: `Concerns ${concerns.join(', ')}`,
    initial: 'asks',
    subject: 'one of them',
    choices: { asks: 'Asks for a reason', blocks: 'Blocks the decision' },
  })
}

/** What happens when a decision goes against a fact. */
export const decisions = {
  title: 'Decisions',
  lead: 'A decision can go against the facts. Each of them can ask the officer for a reason, which the timeline shows to officers, or block the decision. A decline always asks for a reason.',
  settings: {
    ...recordOf(checkSettings, check),
    unpaid: choice({
      label: 'An invoice that is not paid',
      effect: 'Whether an invoice that is not paid warns before an approval, or blocks it.',
      initial: 'warns',
      subject: 'one of them',
      choices: { warns: 'Warns before an approval', blocks: 'Blocks an approval' },
    }),
    reasons_required: yesOrNo({
      label: 'Decisions that need a reason are refused without one',
      effect: 'Whether a decision that needs a reason is refused without one.',
      hint: 'Officers are asked for it on the screen in any case. This also holds for other programs that use the portal.',
      initial: 'no',
    }),
  },
} as const satisfies SettingSection
