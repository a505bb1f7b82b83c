/** The two roles: `admin` is a ministry officer, `user` a facility owner or manager. Spec §1. */
export const roles = ['admin', 'user'] as const

/** One of `roles`; the wire's `privilege_type`. */
export type Role = (typeof roles)[number]

/** What an officer may be entrusted with. Every officer may read almost everything; to act, a duty is needed. */
export const duties = ['review', 'inspect', 'decide', 'finance', 'catalogue', 'settings', 'users', 'audit'] as const

/** Duties that one officer alone does not give: with them somebody can decide on licences and money, or let others do so. */
export const guardedDuties: readonly Duty[] = ['decide', 'finance', 'users', 'audit']

/** One of `duties`. */
export type Duty = (typeof duties)[number]

/** The fields that decide a person's capabilities. Only officers have duties. A visitor is `undefined` or `null`. */
export interface Person {
  privilege_type: Role
  duties: readonly Duty[]
}

/** How far a capability reaches: over everything, over what is one's own, or not at all. */
export type Reach = 'any' | 'own' | 'none'

interface Row extends Record<'visitor' | 'owner' | 'officer', Reach> {
  /** Several, if one of them is enough. */
  duty?: Duty | readonly Duty[]
}

const everybody = { visitor: 'any', owner: 'any', officer: 'any' } as const
const everybodySignedIn = { visitor: 'none', owner: 'any', officer: 'any' } as const
const ownOnly = { visitor: 'none', owner: 'own', officer: 'own' } as const
const ownersOnly = { visitor: 'none', owner: 'own', officer: 'none' } as const
const ownersAndOfficers = { visitor: 'none', owner: 'own', officer: 'any' } as const
/** What the portal does by itself. */
const nobody = { visitor: 'none', owner: 'none', officer: 'none' } as const
const officersOnly = { visitor: 'none', owner: 'none', officer: 'any' } as const
const officersWith = <const D extends Duty | readonly Duty[]>(duty: D) => ({ ...officersOnly, duty }) as const
const ownersAndOfficersWith = <D extends Duty>(duty: D) => ({ ...ownersAndOfficers, duty }) as const

/**
 * Who may do what. `officer` is the reach of an officer who has the row's `duty` (one of them, if there are several), or of every
 * officer if the row has none.
 * No other code compares roles or duties; it calls {@link reachOf} or {@link mayDo}. Spec §6.
 */
export const capabilities = {
  'sign in': everybody,
  'open an account': everybody,
  'reset a forgotten password': everybody,
  'confirm an email': everybody,
  'stop a change of email': everybody,
  'read public information': everybody,
  'report a concern': everybody,
  'read the catalogue': everybodySignedIn,
  'manage own account': ownOnly,
  'save own drafts': ownOnly,
  'read own notifications': ownOnly,
  'see the message templates': everybodySignedIn,
  'read the sent messages': officersOnly,
  'read security messages': officersWith('users'),
  'retry a message': officersWith('settings'),
  'see the dashboard': ownersAndOfficers,
  'see the charts of the state': officersOnly,
  'see the reports': officersOnly,
  'close own account': ownersOnly,
  'add a facility': ownersOnly,
  'start a registration': ownersOnly,
  'submit a registration': ownersAndOfficersWith('review'),
  'withdraw a registration': ownersOnly,
  'end a declined registration': nobody,
  'tell of the end of a temporary approval': nobody,
  'read a facility or registration': ownersAndOfficers,
  'change registration contents': ownersAndOfficersWith('review'),
  'attach evidence': ownersOnly,
  'print a certificate or statement': ownersAndOfficers,
  'list all facilities': officersOnly,
  'see the applications': officersOnly,
  'see the flags of facilities': officersOnly,
  'accept a flag': officersWith('review'),
  'record a registration from the full form': officersWith('review'),
  'see the imports': officersOnly,
  'prepare an import': officersWith('review'),
  'send an import back': officersWith(['review', 'decide']),
  'commit an import': officersWith('decide'),
  'end an import': nobody,
  'consider a registration': officersWith('review'),
  'return a registration': officersWith('review'),
  'assign an application': officersWith('review'),
  'decide on a registration': officersWith('decide'),
  'download everything of an application': officersWith(['audit', 'decide']),
  // Who signs which stage is a rule of its own, see `who-signs.ts`.
  'sign a stage': officersOnly,
  'provide evidence': ownersOnly,
  'make a representation': ownersOnly,
  'decide on a representation': officersWith('decide'),
  'give a referee verdict': officersWith('review'),
  'comment on a registration': officersWith('review'),
  'triage concerns': officersWith('review'),
  'see the inspections': officersOnly,
  'read a published inspection': ownersAndOfficers,
  'plan an inspection': officersWith('inspect'),
  'carry out an inspection': officersWith('inspect'),
  // Also somebody who has lost the duty: what lies on their phone is accepted for some days, of the visits that they made.
  'send what was recorded on site': officersOnly,
  'comment on an inspection': ownersOnly,
  'reply to a finding': ownersOnly,
  'decide on a corrective action': officersWith('inspect'),
  'read every remark': officersOnly,
  'ask for a change': ownersOnly,
  'decide on a change': officersWith('decide'),
  'record a change': officersWith('decide'),
  'close a facility': ownersAndOfficersWith('decide'),
  'reopen a facility': officersWith('decide'),
  'suspend, seal or revoke': officersWith('decide'),
  'list penalties': officersOnly,
  'penalise a facility': officersWith('decide'),
  'waive a penalty': officersWith('decide'),
  'see the tariff of offences': officersOnly,
  'manage the tariff of offences': officersWith('catalogue'),
  'see the use of the catalogue': officersOnly,
  'manage the catalogue': officersWith('catalogue'),
  'manage places': officersWith('catalogue'),
  'manage users': officersWith('users'),
  'follow changes of duties': officersWith(['users', 'audit']),
  'make claim letters': officersWith('users'),
  'claim a facility': ownersOnly,
  'issue a reset code': officersWith('users'),
  "remove a person's second factor": officersWith('users'),
  'name helpers': ownersOnly,
  'see the fees': officersOnly,
  'record a payment': ownersAndOfficersWith('review'),
  'see the payments': officersOnly,
  'decide on a payment': officersWith('finance'),
  'correct an invoice': officersWith('finance'),
  'manage the fees': officersWith('finance'),
  'change the bank account': officersWith(['finance', 'settings']),
  'read the audit record': officersWith('audit'),
  'read the settings': officersOnly,
  'manage the settings': officersWith('settings'),
} as const satisfies Record<string, Row>

/** A name in the capability table. */
export type Capability = keyof typeof capabilities

/** The capabilities that need no sign-in. */
export type OpenCapability = {
  [Name in Capability]: (typeof capabilities)[Name]['visitor'] extends 'none' ? never : Name
}[Capability]

/** The duties of which an officer needs one for a capability; none if every officer has it. */
export function dutiesFor(capability: Capability): readonly Duty[] {
  const { duty = [] }: Row = capabilities[capability]
  return typeof duty === 'string' ? [duty] : duty
}

/** How far a person's capability reaches. */
export function reachOf(person: Person | null | undefined, capability: Capability): Reach {
  const row = capabilities[capability]
  if (!person) return row.visitor
  if (!isOfficer(person)) return row.owner
  const needed = dutiesFor(capability)
  return needed.length === 0 || needed.some((duty) => person.duties.includes(duty)) ? row.officer : 'none'
}

/** Whether a person may do this at all; whether the object is their own is checked separately. */
export function mayDo(person: Person | null | undefined, capability: Capability): boolean {
  return reachOf(person, capability) !== 'none'
}

/** The roles that have a capability, for database queries about people. Officers also need one of {@link dutiesFor} it. */
export function rolesThatMay(capability: Capability): Role[] {
  return roles.filter((privilege_type) => mayDo({ privilege_type, duties }, capability))
}

/** Whether a person works for the ministry. To find out what a person may do, use {@link mayDo}. */
export function isOfficer({ privilege_type }: Pick<Person, 'privilege_type'>): boolean {
  return privilege_type === 'admin'
}

/** Whether a person is an officer who has a duty. */
export function hasDuty(person: Person, duty: Duty): boolean {
  return isOfficer(person) && person.duties.includes(duty)
}

/** Whether a value is the name of a duty. */
export function isDuty(value: unknown): value is Duty {
  return duties.some((duty) => duty === value)
}
