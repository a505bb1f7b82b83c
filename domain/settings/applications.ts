import { alwaysRequired, applicantFields, readRequiredFields } from '../applications/applicant-fields.ts'
import type { TakesApplications } from '../applications/opening.ts'
import { maxConditionLength, maxPresetConditions, presetConditions } from '../licences/conditions.ts'
import { byNumber } from '../text/by-number.ts'
import { choice, line, prose, type SettingSection, wholeNumber, yesOrNo } from './setting.ts'

const inDays = (days: number) => byNumber(days, { one: '# day', other: '# days' })

/** Conditions that ministries often set. */
const initialConditions = [
  'Display the certificate where patients can see it.',
  'Install a fire extinguisher in every building and have it serviced each year.',
  'Employ a resident medical practitioner who is registered with the MDCN.',
  'Sign a contract for the disposal of medical waste and keep the records of each collection.',
  'Provide a source of clean running water in every treatment room.',
  'Provide a standby source of electricity for the theatre and the laboratory.',
]

/** How applications are handled. */
export const applications = {
  title: 'Applications',
  lead: 'Owners are told how long an application takes.',
  settings: {
    takes_applications: choice<TakesApplications>({
      label: 'The portal takes applications',
      effect: 'Whether owners can submit applications. Until they can, they prepare them.',
      hint: 'Owners can prepare an application at any time. What was returned to them can be corrected and sent again.',
      initial: 'yes',
      since: '1.1.0',
      subject: 'whether the portal takes applications',
      choices: { yes: 'Yes', 'not yet': 'Not yet: owners can prepare, and submit later' },
    }),
    service_days: wholeNumber({
      label: 'An application takes the ministry',
      effect: 'How many calendar days the ministry takes for an application.',
      hint: 'Calendar days, from 1 to 365',
      initial: 21,
      least: 1,
      most: 365,
      counts: 'days',
      inWords: (days) => byNumber(days, { one: 'At most # day', other: 'At most # days' }),
    }),
    separate_hands: yesOrNo({
      label: 'One officer considers an application and another one approves it',
      effect: 'Whether an officer who ever saved the consideration of a registration is kept from approving it.',
      initial: 'no',
    }),
    penalties_on_invoices: yesOrNo({
      label: 'The invoice of an application asks for unpaid penalties',
      effect: 'Whether the invoice of an application that is started asks for the unpaid penalties of the facility.',
      hint: 'Counts for applications that are started from then on. A penalty is then paid with the application, not by its own invoice.',
      initial: 'no',
    }),
    applicant_requires: line({
      label: 'Required of an applicant',
      effect:
        'The details that an applicant must state before Submit, with commas; for registrations started from then on.',
      hint: 'Before Submit, for registrations that are started from then on. Names, phone number and email come with the account and are always required.',
      initial: alwaysRequired.join(','),
      subject: 'what is required of an applicant',
      longest: 300,
      checks: [
        {
          isMet: (list) => readRequiredFields(list) !== undefined,
          refusal: 'Names, phone number and email are always required; name other details once',
        },
      ],
      tidy: (list) => (readRequiredFields(list) ?? []).join(','),
      inWords: (list) => (readRequiredFields(list) ?? []).map((field) => applicantFields[field]).join(', '),
    }),
    condition_presets: prose({
      label: 'Conditions kept ready for approvals',
      effect: 'The conditions that are kept ready for approvals, one a line.',
      hint: 'One a line, at most 160 characters each. Officers choose from them when they approve, or write their own.',
      initial: initialConditions.join('\n'),
      subject: 'the conditions',
      longest: 6000,
      rows: 8,
      checks: [
        {
          isMet: (text) => presetConditions(text).every((preset) => preset.length <= maxConditionLength),
          refusal: `Use at most ${maxConditionLength} characters for each condition`,
        },
        {
          isMet: (text) => presetConditions(text).length <= maxPresetConditions,
          refusal: `Keep at most ${maxPresetConditions} conditions ready`,
        },
      ],
      inWords: (text) => byNumber(presetConditions(text).length, { one: '# condition', other: '# conditions' }),
    }),
    representation_days: wholeNumber({
      label: 'An owner can make a representation within',
      effect: 'Within how many days an owner can make a representation against a decision.',
      hint: 'Days after the decision, from 1 to 365. Another officer then upholds the decision or sets it aside.',
      initial: 28,
      least: 1,
      most: 365,
      counts: 'days',
      inWords: inDays,
    }),
    lapse_months: wholeNumber({
      label: 'A declined application ends',
      effect: 'How many months after a decline a registration ends by itself.',
      hint: 'Months after the decision, from 1 to 120',
      initial: 12,
      least: 1,
      most: 120,
      counts: 'months',
      inWords: (months) =>
        byNumber(months, { one: '# month after the decision', other: '# months after the decision' }),
    }),
    claim_days: wholeNumber({
      label: 'A claim letter is valid',
      effect: 'How many days the code of a claim letter can be entered.',
      hint: 'Days, from 1 to 365. A letter has the code with which an owner takes over a facility that was recorded from paper.',
      initial: 90,
      least: 1,
      most: 365,
      counts: 'days',
      inWords: inDays,
    }),
    least_distance: wholeNumber({
      label: 'Facilities are likely the same one',
      effect: 'Facilities that are fewer metres apart are likely the same one; 0 for never.',
      hint: 'If fewer metres apart than this, from 0 to 1,000; 0 for never',
      initial: 50,
      least: 0,
      most: 1000,
      counts: 'metres',
      inWords(metres) {
        if (metres === 0) return 'Not because of their distance'
        return byNumber(metres, { one: 'Less than # metre apart', other: 'Less than # metres apart' })
      },
    }),
  },
} as const satisfies SettingSection
