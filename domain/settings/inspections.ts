import type { ComplianceClass } from '../inspections/compliance-class.ts'
import { byNumber } from '../text/by-number.ts'
import { choice, type SettingSection, wholeNumber, yesOrNo } from './setting.ts'

const since = '1.1.0'

const inDays = (days: number) => byNumber(days, { one: '# day', other: '# days' })
const inMonths = (months: number) => byNumber(months, { one: '# month', other: '# months' })
const inPoints = (points: number) => byNumber(points, { one: '# point', other: '# points' })

/** From which score a class is reached. */
function from(name: ComplianceClass, initial: number) {
  return wholeNumber({
    label: `A facility is ${name} from`,
    effect: `From which score, in per cent, a facility is ${name}; for visits that are done from then on.`,
    hint: 'Per cent, from 1 to 100',
    initial,
    since,
    least: 1,
    most: 100,
    inWords: (score) => `From ${score} per cent`,
  })
}

/** After how many months a class is visited again. */
function months(name: ComplianceClass, initial: number) {
  return wholeNumber({
    label: `A facility that is ${name} is visited again after`,
    effect: `After how many months a facility that is ${name} is visited again; for visits that are done from then on.`,
    hint: 'Months, from 1 to 120',
    initial,
    since,
    least: 1,
    most: 120,
    counts: 'months',
    inWords: inMonths,
  })
}

function days(label: string, effect: string, initial: number) {
  return wholeNumber({
    label,
    effect,
    initial,
    since,
    least: 1,
    most: 365,
    counts: 'days',
    hint: 'Days, from 1 to 365',
    inWords: inDays,
  })
}

/** What a factor adds to the points by which facilities are visited. */
function points(label: string, initial: number) {
  return wholeNumber({
    label: `Points for a visit: ${label}`,
    effect: `How many points for a visit: ${label}.`,
    hint: 'From 0 to 100',
    initial,
    since,
    least: 0,
    most: 100,
    inWords: inPoints,
  })
}

/** How the ministry inspects facilities. */
export const inspections = {
  title: 'Inspections',
  lead: 'Facilities with many points are visited first. A visit keeps the limits of the day on which it was done.',
  settings: {
    inspection_before_approval: choice({
      label: 'An inspection before an approval',
      effect: 'Whether approving an application without an inspection asks for a reason or is blocked.',
      initial: 'when recommended',
      since,
      subject: 'whether an inspection is needed',
      choices: {
        no: 'Not asked for',
        'when recommended': 'Asks for a reason where one was recommended and is not done',
        asks: 'Asks for a reason without one',
        blocks: 'Blocks the approval without one',
      },
    }),
    fully_from: from('fully compliant', 76),
    fully_months: months('fully compliant', 24),
    substantially_from: from('substantially compliant', 61),
    substantially_months: months('substantially compliant', 12),
    partly_from: from('partly compliant', 41),
    partly_months: months('partly compliant', 6),
    minimally_from: from('minimally compliant', 11),
    minimally_months: months('minimally compliant', 3),
    critical_days: days(
      'A critical finding is put right within',
      'Within how many days of publication a finding about a critical question is to be put right.',
      7,
    ),
    heavy_days: days(
      'A finding of weight 3 or more is put right within',
      'Within how many days of publication a finding of weight 3 or more is to be put right.',
      30,
    ),
    other_days: days(
      'Any other finding is put right within',
      'Within how many days of publication any other finding is to be put right.',
      90,
    ),
    publish_days: days(
      'An inspection is published within',
      'Within how many days of its end an inspection is to be published.',
      14,
    ),
    inspection_comment_days: days(
      'An owner can comment on an inspection within',
      'Within how many days of publication an owner can say what is not right in the report.',
      14,
    ),
    another_lead: yesOrNo({
      label: 'The same inspector does not lead two visits to a facility in a row',
      effect:
        'Whether planning the same lead inspector as last time asks for a reason, or is refused while there is another one.',
      initial: 'yes',
      since,
    }),
    hide_answers: yesOrNo({
      label: "Inspectors see the owner's answer only after their own finding",
      effect: "Whether the owner's answer is hidden until the inspector has chosen.",
      initial: 'no',
      since,
    }),
    publish_inspections: yesOrNo({
      label: 'Patients can read how an inspection ended',
      effect:
        'Whether the public register, its files and the check of a licence say when the ministry inspected a facility last, and its class.',
      initial: 'no',
      since,
    }),
    risk_overdue: points('each 30 days past the day of the next visit', 2),
    risk_class: points('each class below fully compliant', 3),
    risk_concern: points('each open concern', 5),
    risk_action: points('each overdue corrective action', 4),
    risk_document: points('each document that is no longer valid', 1),
    risk_never: points('never visited', 6),
    risk_type: points('a type that asks critical questions', 2),
  },
} as const satisfies SettingSection
