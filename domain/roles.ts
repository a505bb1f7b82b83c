/** The two kinds of signed-in person: `admin` is a ministry officer, `user` a facility owner or manager. Spec §1. */
export const roles = ['admin', 'user'] as const

/** One of `roles`; the wire's `privilege_type`. */
export type Role = (typeof roles)[number]

/** How far a capability reaches: over anything, over what is one's own, or not at all. */
export type Reach = 'any' | 'own' | 'none'

const everyone = { anyone: 'any', user: 'any', admin: 'any' } as const
const everyoneForOneself = { anyone: 'none', user: 'own', admin: 'own' } as const
const ownersForTheirOwn = { anyone: 'none', user: 'own', admin: 'none' } as const
const ownersForTheirOwnAndOfficers = { anyone: 'none', user: 'own', admin: 'any' } as const
const officers = { anyone: 'none', user: 'none', admin: 'any' } as const

/** Who may do what; `anyone` is a visitor who is not signed in. Somebody else's object answers like a missing one. Spec §6. */
export const capabilities = {
  'sign in': everyone,
  register: everyone,
  'read places': everyone,
  'read facility types': everyone,
  'keep own account': everyoneForOneself,
  'see own facilities and registrations': everyoneForOneself,
  'see own dashboard and notifications': everyoneForOneself,
  'add a facility': ownersForTheirOwn,
  'start a registration': ownersForTheirOwn,
  'submit a registration': ownersForTheirOwn,
  'read a facility or registration': ownersForTheirOwnAndOfficers,
  'change registration contents': ownersForTheirOwnAndOfficers,
  'give a referee verdict': officers,
  'fill the full registration form': officers,
  'decide on a registration': officers,
  'consider a registration': officers,
  'comment on a registration': officers,
  'penalise a facility': officers,
  'list all facilities': officers,
  'keep the catalogue': officers,
  'keep the places': officers,
  'keep the settings': officers,
  'read comments shown to the owner': ownersForTheirOwnAndOfficers,
  'read every comment': officers,
  'print a certificate or statement': ownersForTheirOwnAndOfficers,
} as const satisfies Record<string, Record<Role | 'anyone', Reach>>

/** A name in the capability table. */
export type Capability = keyof typeof capabilities

/** How far a person's capability reaches. `undefined` is a visitor who is not signed in. Spec §6. */
export function reachOf(role: Role | undefined, capability: Capability): Reach {
  return capabilities[capability][role ?? 'anyone']
}

/** Whether a person may do this at all; whether the object is their own is asked separately. Spec §6. */
export function mayDo(role: Role | undefined, capability: Capability): boolean {
  return reachOf(role, capability) !== 'none'
}
