import type { Capability } from '../accounts/capabilities.ts'
import { byNumber } from '../text/by-number.ts'
import { lazily } from '../text/lazily.ts'

/** What the portal knows of how far it is set up. */
export interface SetUpFacts {
  ministry_name: string
  ministry_address: string
  /** Whether an officer has ever changed the name, the address or the crest. */
  has_own_names: boolean
  ministry_phone: string
  ministry_hours: string
  /** The account to which owners pay. */
  bank_account: { bank: string; account_name: string; account_number: string } | undefined
  /** The fees of today, and how many of them are the samples that came with the portal. */
  fees: { total: number; samples: number }
  /** The offences that are offered, and how many of their amounts are samples. */
  offences: { total: number; samples: number }
  /** The types of facility: all, those whose requirements are samples, and those that ask nothing. */
  types: { total: number; samples: number; empty: number }
  /** Officers who can log in. */
  officers: number
  /** Whether one of them can consider an application and another one approve it. */
  has_two_hands: boolean
  /** The offices that sign certificates and that nobody holds today. */
  vacant: readonly string[]
  /** Whether mail and SMS leave the portal. */
  mail: boolean
  sms: boolean
}

/** The parts of the set-up, in their order. */
export const setUpGroups = ['The ministry', 'Money', 'What you ask of owners', 'People and messages'] as const

interface Step {
  group: (typeof setUpGroups)[number]
  title: string
  /** What an officer needs to do it. */
  may: Capability
  /** Whether it may be right as the portal came, so that an officer can say so. */
  canBeConfirmed?: true
  isDone: (facts: SetUpFacts) => boolean
  /** How it stands, in a sentence or two. */
  detail: (facts: SetUpFacts) => string
}

/** How many are samples, and of how many. */
function samplesInWords({ total, samples }: SetUpFacts['fees'], none: string): string {
  if (total === 0) return none
  if (samples === 0) return byNumber(total, { one: '# amount', other: '# amounts' })
  const of = byNumber(total, { one: 'of # amount', other: 'of # amounts' })
  return `${byNumber(samples, { one: `# ${of} is a sample`, other: `# ${of} are samples` })}: change what differs, then take over the rest.`
}

function typesInWords({ total, samples, empty }: SetUpFacts['types']): string {
  if (total === 0) return 'There is no type of facility yet.'
  return [
    samples === 0
      ? byNumber(total - empty, { one: '# type asks its questions.', other: '# types ask their questions.' })
      : byNumber(samples, {
          one: 'The questions of # type are samples: read them, then take them over.',
          other: 'The questions of # types are samples: read them, then take them over.',
        }),
    empty > 0 &&
      byNumber(empty, {
        one: '# type asks nothing and is hidden from owners until it does.',
        other: '# types ask nothing and are hidden from owners until they do.',
      }),
  ]
    .filter(Boolean)
    .join(' ')
}

const andList = lazily(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }))

/**
 * What a ministry sets up before it takes applications, in the order in which it is best done. Whether something is done follows
 * from the facts, so nobody has to tick it off, and what is undone later shows again.
 */
export const setUpSteps = {
  names: {
    group: 'The ministry',
    title: 'Name, address and crest',
    may: 'manage the settings',
    canBeConfirmed: true,
    isDone: ({ has_own_names }) => has_own_names,
    detail: ({ ministry_name, ministry_address }) => `${ministry_name}, ${ministry_address}`,
  },
  phone: {
    group: 'The ministry',
    title: 'Phone number for questions',
    may: 'manage the settings',
    isDone: ({ ministry_phone }) => ministry_phone !== '',
    detail: ({ ministry_phone, ministry_hours }) =>
      [ministry_phone, ministry_hours].filter(Boolean).join(', ') || 'Owners do not know whom to call.',
  },
  'bank account': {
    group: 'Money',
    title: 'Bank account',
    may: 'change the bank account',
    isDone: ({ bank_account }) => bank_account !== undefined,
    detail: ({ bank_account }) =>
      bank_account
        ? `${bank_account.bank}, ${bank_account.account_name}, ends ${bank_account.account_number.slice(-4)}`
        : 'Invoices do not say where to pay.',
  },
  fees: {
    group: 'Money',
    title: 'Fees',
    may: 'manage the fees',
    isDone: ({ fees }) => fees.total > 0 && fees.samples === 0,
    detail: ({ fees }) => samplesInWords(fees, 'Nothing is asked of owners yet.'),
  },
  offences: {
    group: 'Money',
    title: 'Offences and fines',
    may: 'manage the tariff of offences',
    isDone: ({ offences }) => offences.total > 0 && offences.samples === 0,
    detail: ({ offences }) => samplesInWords(offences, 'There is no offence yet.'),
  },
  requirements: {
    group: 'What you ask of owners',
    title: 'Requirements',
    may: 'manage the catalogue',
    isDone: ({ types }) => types.total > types.empty && types.samples === 0,
    detail: ({ types }) => typesInWords(types),
  },
  officers: {
    group: 'People and messages',
    title: 'A second officer',
    may: 'manage users',
    isDone: ({ has_two_hands }) => has_two_hands,
    detail: ({ officers, has_two_hands }) =>
      has_two_hands
        ? byNumber(officers, { one: '# officer can log in.', other: '# officers can log in.' })
        : 'Nobody can approve what another officer has considered, so two are needed.',
  },
  signatories: {
    group: 'People and messages',
    title: 'Who signs',
    may: 'manage the settings',
    isDone: ({ vacant }) => vacant.length === 0,
    detail: ({ vacant }) =>
      vacant.length === 0 ? 'All three offices have a holder.' : `Nobody is named as ${andList().format(vacant)}.`,
  },
  mail: {
    group: 'People and messages',
    title: 'Email',
    may: 'manage the settings',
    isDone: ({ mail }) => mail,
    detail: ({ mail }) =>
      mail ? 'Set up.' : 'Not set up: whoever runs the server does it. Officers give out codes meanwhile.',
  },
  sms: {
    group: 'People and messages',
    title: 'SMS',
    may: 'manage the settings',
    isDone: ({ sms }) => sms,
    detail: ({ sms }) =>
      sms ? 'Set up.' : 'Not set up: whoever runs the server does it. Owners are told on the portal meanwhile.',
  },
} as const satisfies Record<string, Step>

/** The name of a step. */
export type SetUpStep = keyof typeof setUpSteps

function isStep(name: string): name is SetUpStep {
  return Object.hasOwn(setUpSteps, name)
}

/** The names of the steps, in their order. */
export const setUpStepNames = Object.keys(setUpSteps).filter(isStep)

/** What an officer has said of a step: it is right as the portal came, or it is left for later. */
export const setUpAnswers = ['confirmed', 'skipped'] as const

/** One of `setUpAnswers`. */
export type SetUpAnswer = (typeof setUpAnswers)[number]

/** How far a step is. What is skipped is not done. */
export const setUpStates = ['done', 'open', 'skipped'] as const

/** One of `setUpStates`. */
type SetUpState = (typeof setUpStates)[number]

/** Whether an officer can say of a step that it is right as it is. */
export function canBeConfirmed(name: SetUpStep): boolean {
  const step: Step = setUpSteps[name]
  return step.canBeConfirmed ?? false
}

/** How far a step is. */
export function stateOfStep(name: SetUpStep, facts: SetUpFacts, answer: SetUpAnswer | undefined): SetUpState {
  if (setUpSteps[name].isDone(facts) || (answer === 'confirmed' && canBeConfirmed(name))) return 'done'
  return answer === 'skipped' ? 'skipped' : 'open'
}
