/** The two roles: `admin` is a ministry officer, `user` a facility owner or manager. Spec §1. */
export const roles = ['admin', 'user'] as const

/** One of `roles`; the wire's `privilege_type`. */
export type Role = (typeof roles)[number]

/** The field that decides a person's capabilities. A visitor who is not signed in is `undefined` or `null`. */
export interface Person {
  privilege_type: Role
}

/** How far a capability reaches: over everything, over what is one's own, or not at all. */
export type Reach = 'any' | 'own' | 'none'

const everybody = { visitor: 'any', owner: 'any', officer: 'any' } as const
const everybodySignedIn = { visitor: 'none', owner: 'any', officer: 'any' } as const
const ownOnly = { visitor: 'none', owner: 'own', officer: 'own' } as const
const ownersOnly = { visitor: 'none', owner: 'own', officer: 'none' } as const
const ownersAndOfficers = { visitor: 'none', owner: 'own', officer: 'any' } as const
/** What the portal does by itself. */
const nobody = { visitor: 'none', owner: 'none', officer: 'none' } as const
const officersOnly = { visitor: 'none', owner: 'none', officer: 'any' } as const

/** Who may do what. No other code compares roles; it calls {@link reachOf} or {@link mayDo}. Spec §6. */
export const capabilities = {
  'sign in': everybody,
  'open an account': everybody,
  'read public information': everybody,
  'read the catalogue': everybodySignedIn,
  'manage own account': ownOnly,
  'save own drafts': ownOnly,
  'read own notifications': ownOnly,
  'see the dashboard': ownersAndOfficers,
  'see the charts of the state': officersOnly,
  'add a facility': ownersOnly,
  'start a registration': ownersOnly,
  'submit a registration': ownersAndOfficers,
  'withdraw a registration': ownersOnly,
  'end a declined registration': nobody,
  'read a facility or registration': ownersAndOfficers,
  'change registration contents': ownersAndOfficers,
  'print a certificate or statement': ownersAndOfficers,
  'list all facilities': officersOnly,
  'see likely duplicates': officersOnly,
  'record a registration from the full form': officersOnly,
  'consider a registration': officersOnly,
  'assign a case': officersOnly,
  'decide on a registration': officersOnly,
  'give a referee verdict': officersOnly,
  'comment on a registration': officersOnly,
  'read every remark': officersOnly,
  'list penalties': officersOnly,
  'penalise a facility': officersOnly,
  'manage the catalogue': officersOnly,
  'manage places': officersOnly,
  'read the settings': officersOnly,
  'manage the settings': officersOnly,
} as const satisfies Record<string, Record<'visitor' | 'owner' | 'officer', Reach>>

/** A name in the capability table. */
export type Capability = keyof typeof capabilities

/** The capabilities that need no sign-in. */
export type OpenCapability = {
  [Name in Capability]: (typeof capabilities)[Name]['visitor'] extends 'none' ? never : Name
}[Capability]

/** How far a person's capability reaches. */
export function reachOf(person: Person | null | undefined, capability: Capability): Reach {
  const row = capabilities[capability]
  if (!person) return row.visitor
  return isOfficer(person) ? row.officer : row.owner
}

/** Whether a person may do this at all; whether the object is their own is checked separately. */
export function mayDo(person: Person | null | undefined, capability: Capability): boolean {
  return reachOf(person, capability) !== 'none'
}

/** The roles that have a capability, for database queries about people. */
export function rolesThatMay(capability: Capability): Role[] {
  return roles.filter((privilege_type) => mayDo({ privilege_type }, capability))
}

/** Whether a person works for the ministry. To find out what a person may do, use {@link mayDo}. */
export function isOfficer(person: Person): boolean {
  return person.privilege_type === 'admin'
}
