import type { DecisionName } from '../actions/decisions.ts'
import { missingInspection, visitInWords } from '../inspections/inspection-before-approval.ts'
import { formatNaira } from '../money/money.ts'
import type { DecidedFacts } from './decided-facts.ts'
import { disagreementInWords, unsignedInWords } from './stages.ts'
import { hasBothVerdicts } from './verdicts.ts'

/** What a fact does to a decision that goes against it: the officer is asked for a reason, or the decision is refused. */
export type CheckPolicy = 'asks' | 'blocks'

interface DecisionCheck {
  /** The decisions that go against the fact. */
  concerns: readonly DecisionName[]
  /** The name of the setting: deciding, although … */
  label: string
  /** What is so, as a sentence; undefined if it is not. */
  find: (facts: DecidedFacts) => string | undefined
  /** What speaks for an approval where the fact does not hold, as a sentence; undefined if nothing does. */
  otherwise?: (facts: DecidedFacts) => string | null | undefined
}

const approvals = ['Temporary Approval', 'Approve'] as const

/**
 * What a decision can go against, in the order in which officers read it. To add one, add a row: the setting, the refusal, the
 * words of the dialog and of the timeline follow from it. A decline only ever goes against the work of a colleague: nobody has to
 * submit or to pay to be declined. A temporary approval is given before the verdicts and before the payment.
 */
export const decisionChecks = {
  other_officer: {
    concerns: [...approvals, 'Decline'],
    label: 'Another officer has the application',
    find: ({ officerId, assignee }) =>
      assignee && assignee.id !== officerId
        ? `${assignee.first_name} ${assignee.last_name} has this application`
        : undefined,
  },
  not_submitted: {
    concerns: approvals,
    label: 'The application was never submitted',
    find: ({ submitted_at }) => (submitted_at === null ? 'This application was never submitted' : undefined),
    otherwise: () => 'The application was submitted',
  },
  incomplete: {
    concerns: approvals,
    label: 'The application is not complete',
    find: ({ missing }) => (missing.length > 0 ? 'This application is not complete' : undefined),
    otherwise: () => 'The application is complete',
  },
  no_verdicts: {
    concerns: ['Approve'],
    label: 'The two verdicts are not given',
    find: ({ consideration }) =>
      hasBothVerdicts(consideration ?? {}) ? undefined : 'The verdicts on information and documents are not both given',
  },
  not_satisfactory: {
    concerns: approvals,
    label: 'A verdict is Not-satisfactory',
    find({ consideration }) {
      const bad = (['information', 'documents'] as const).filter(
        (about) => consideration?.[`${about}_verdict`] === 'Not-satisfactory',
      )
      return bad.length > 0 ? `The verdict on ${bad.join(' and ')} is Not-satisfactory` : undefined
    },
    otherwise: ({ consideration }) =>
      hasBothVerdicts(consideration ?? {}) ? 'Both verdicts are Satisfactory' : undefined,
  },
  unpaid: {
    concerns: ['Approve'],
    label: 'The invoice is not paid',
    find: ({ invoice }) =>
      invoice && invoice.balance > 0
        ? `${formatNaira(invoice.balance)} of ${invoice.number} are not paid, or not confirmed yet`
        : undefined,
    otherwise: ({ invoice }) => invoice && `${invoice.number} is paid and confirmed`,
  },
  not_inspected: {
    concerns: ['Approve'],
    label: 'An inspection is not done',
    find: ({ inspection, inspection_before_approval, consideration }) =>
      missingInspection(inspection, inspection_before_approval, consideration?.recommend_to_inspect === 'Yes'),
    otherwise: ({ inspection }) => inspection && visitInWords(inspection),
  },
  not_agreed: {
    concerns: ['Approve'],
    label: 'A stage was signed with “do not agree”',
    find: disagreementInWords,
    otherwise: ({ stages }) =>
      stages.length > 0 && unsignedInWords({ stages }) === undefined
        ? 'Every stage is signed, and nobody objects'
        : undefined,
  },
} as const satisfies Record<string, DecisionCheck>

/** A name in the list of checks. */
export type CheckName = keyof typeof decisionChecks

/** The names of the checks, in their order. */
export const checkNames = Object.keys(decisionChecks) as CheckName[]

/** Settings that decide more than whether a check asks or blocks. */
const ownSettings = { unpaid: 'unpaid', not_inspected: 'inspection_before_approval' } as const satisfies {
  [Check in CheckName]?: string
}

type AskingCheck = Exclude<CheckName, keyof typeof ownSettings>

/** The setting of a check that has no setting of its own. */
export type CheckSetting = `against_${AskingCheck}`

/** The setting that decides what a check does. */
export function settingOfCheck(name: CheckName): keyof CheckPolicies {
  return name === 'unpaid' || name === 'not_inspected' ? ownSettings[name] : `against_${name}`
}

/** The settings of the checks that have none of their own, in the order of the list. */
export const checkSettings: readonly CheckSetting[] = checkNames.flatMap((name) =>
  name === 'unpaid' || name === 'not_inspected' ? [] : [`against_${name}` as const],
)

/** The check that a setting is about. */
export function checkOf(setting: CheckSetting): DecisionCheck {
  const name = checkNames.find((one) => settingOfCheck(one) === setting)
  if (!name) throw new RangeError(`No check has the setting ${setting}`)
  return decisionChecks[name]
}

/** The settings that decide what the checks do. */
export type CheckPolicies = Record<CheckSetting, CheckPolicy> &
  Record<(typeof ownSettings)[keyof typeof ownSettings], string>

/** A fact that decisions go against. */
export interface Against {
  check: CheckName
  message: string
  concerns: DecisionName[]
}

/** What decisions on an application go against now. */
export function findAgainst(facts: DecidedFacts): Against[] {
  return checkNames.flatMap((check) => {
    const { find, concerns }: DecisionCheck = decisionChecks[check]
    const message = find(facts)
    return message === undefined ? [] : [{ check, message, concerns: [...concerns] }]
  })
}

/** What speaks for an approval now: the other side of the same facts. */
export function findInFavour(facts: DecidedFacts): Pick<Against, 'check' | 'message'>[] {
  return checkNames.flatMap((check) => {
    const { find, otherwise }: DecisionCheck = decisionChecks[check]
    const message = find(facts) === undefined ? otherwise?.(facts) : undefined
    return message ? [{ check, message }] : []
  })
}

/** What one decision goes against. */
export function againstDecision(decision: DecisionName, against: readonly Against[]): Against[] {
  return against.filter(({ concerns }) => concerns.includes(decision))
}

/** Whether a decision needs a written reason: every decline, and what goes against a fact. */
export function needsReason(decision: DecisionName, against: readonly Against[]): boolean {
  return decision === 'Decline' || againstDecision(decision, against).length > 0
}

/** Why a decision is refused, where the ministry has set that a fact blocks it. */
export function obstacleOfFacts(
  decision: DecisionName,
  against: readonly Against[],
  policies: CheckPolicies,
): string | undefined {
  const blocking = againstDecision(decision, against).filter(
    ({ check }) => policies[settingOfCheck(check)] === 'blocks',
  )
  if (blocking.length === 0) return undefined
  return `${inSentences(blocking)} The ministry has set that ${decision} is not possible then.`
}

/** What the timeline tells officers of a decision against facts. Its owner does not see it. */
export function againstInWords(against: readonly Against[], reason: string | null | undefined): string {
  return `Decided against the facts. ${inSentences(against)} ${reason ? `The reason given: ${reason}` : 'No reason was given.'}`
}

function inSentences(against: readonly Against[]): string {
  return against.map(({ message }) => `${message}.`).join(' ')
}
