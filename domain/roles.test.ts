import { expect, it } from 'vitest'
import { capabilities, mayDo, type Reach, reachOf, roles } from './roles.ts'

// What a visitor, an owner and an officer may do, written out a second time by hand.
const table: Record<keyof typeof capabilities, [visitor: Reach, owner: Reach, officer: Reach]> = {
  'sign in': ['any', 'any', 'any'],
  register: ['any', 'any', 'any'],
  'read places': ['any', 'any', 'any'],
  'read facility types': ['any', 'any', 'any'],
  'keep own account': ['none', 'own', 'own'],
  'see own facilities and registrations': ['none', 'own', 'own'],
  'see own dashboard and notifications': ['none', 'own', 'own'],
  'add a facility': ['none', 'own', 'none'],
  'start a registration': ['none', 'own', 'none'],
  'submit a registration': ['none', 'own', 'none'],
  'read a facility or registration': ['none', 'own', 'any'],
  'change registration contents': ['none', 'own', 'any'],
  'give a referee verdict': ['none', 'none', 'any'],
  'fill the full registration form': ['none', 'none', 'any'],
  'decide on a registration': ['none', 'none', 'any'],
  'consider a registration': ['none', 'none', 'any'],
  'comment on a registration': ['none', 'none', 'any'],
  'penalise a facility': ['none', 'none', 'any'],
  'list all facilities': ['none', 'none', 'any'],
  'keep the catalogue': ['none', 'none', 'any'],
  'keep the places': ['none', 'none', 'any'],
  'keep the settings': ['none', 'none', 'any'],
  'read comments shown to the owner': ['none', 'own', 'any'],
  'read every comment': ['none', 'none', 'any'],
  'print a certificate or statement': ['none', 'own', 'any'],
}
const people = [undefined, 'user', 'admin'] as const

it('knows two roles', () => {
  expect(roles).toEqual(['admin', 'user'])
})

it('gives a visitor, an owner and an officer each capability as far as decided', () => {
  const decided = Object.entries(table).map(([capability, [anyone, user, admin]]) => [
    capability,
    { anyone, user, admin },
  ])
  expect(capabilities).toEqual(Object.fromEntries(decided))
})

it('reads the reach of a person, a visitor included, from the table', () => {
  expect(people.map((person) => reachOf(person, 'add a facility'))).toEqual(['none', 'own', 'none'])
  expect(people.map((person) => reachOf(person, 'read a facility or registration'))).toEqual(['none', 'own', 'any'])
  expect(people.map((person) => reachOf(person, 'read places'))).toEqual(['any', 'any', 'any'])
})

it('lets a person do what reaches anything or their own', () => {
  expect(people.map((person) => mayDo(person, 'decide on a registration'))).toEqual([false, false, true])
  expect(people.map((person) => mayDo(person, 'submit a registration'))).toEqual([false, true, false])
  expect(people.map((person) => mayDo(person, 'register'))).toEqual([true, true, true])
})
