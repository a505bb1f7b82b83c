import { calls } from '@portal/contract/calls.ts'
import { appAddress } from '@portal/contract/signed-out-pages.ts'
import { capabilities } from '@portal/domain/capabilities.ts'
import { describe, expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { findScreen, mayOpen } from './find-screen.ts'
import { screens } from './screens.ts'

const officer = { token: 't', id: 1, first_name: 'Ibrahim', privilege_type: 'admin' } as const
const owner = { token: 't', id: 2, first_name: 'Amina', privilege_type: 'user' } as const

/** Addresses that no row of the table answers: the server draws their pages, or they lead on to another. */
const elsewhere = ['signIn', 'register', 'terms', 'dashboard']

describe('the table of screens', () => {
  it('has a row for every address of the portal, and an address for every row', () => {
    const found = Object.entries(paths).flatMap(([name, path]) => {
      const { pathname } = new URL(Reflect.apply(path, undefined, ['7', 'check']), 'http://portal.test')
      return elsewhere.includes(name) ? [] : [{ name, row: findScreen(pathname)?.screen.path }]
    })
    expect(found.filter(({ row }) => row === undefined)).toEqual([])
    const named = found.map(({ row }) => row)
    expect(screens.map(({ path }) => path).filter((path) => !named.includes(path))).toEqual([])
  })

  it('answers each address once', () => {
    const addresses = screens.map(({ path }) => path.replace(':id', '7'))
    expect(addresses.map((address) => findScreen(address)?.screen.path)).toEqual(screens.map(({ path }) => path))
  })

  it('is behind the sign-in, where the server hands out the portal', () => {
    expect(screens.filter(({ path }) => !appAddress.test(path))).toEqual([])
    expect(['/', '/register', '/terms'].filter((path) => appAddress.test(path))).toEqual([])
  })

  it('asks for capabilities that exist, each of which somebody has', () => {
    for (const { may, path } of screens) {
      if (may) expect(Object.keys(capabilities), path).toContain(may)
      expect(mayOpen(officer, { may }) || mayOpen(owner, { may }), path).toBe(true)
    }
  })

  it('opens to an owner what owners do', () => {
    const forOwners = screens.filter((screen) => mayOpen(owner, screen) && !mayOpen(officer, screen))
    expect(forOwners.map(({ path }) => path)).toEqual(['/admin/user', '/admin/registration', '/admin/review'])
  })

  it('opens to officers what officers do', () => {
    const forOfficers = screens.filter((screen) => mayOpen(officer, screen) && !mayOpen(owner, screen))
    expect(forOfficers.map(({ path }) => path)).toEqual([
      '/admin/add/registration',
      '/admin/all/facilities',
      '/admin/renewals',
      '/admin/all/penalties',
      '/admin/maps',
      '/admin/facility/type',
      '/admin/states',
      '/admin/settings',
      '/admin/all/registrations',
      '/admin/registration/approval/:id',
      '/admin/add/requirement/:id',
      '/admin/state/:id',
    ])
  })

  it('counts a screen only under screens that have a line in the menu', () => {
    const lines = screens.filter(({ menu }) => menu).map(({ path }) => path)
    expect(screens.flatMap(({ under = [] }) => under).filter((path) => !lines.includes(path))).toEqual([])
  })

  it('fetches first only what the contract has', () => {
    const known = Object.values(calls).map(({ method, path }) => `${method} ${path}`)
    const asked = screens.flatMap(({ first = [] }) => first.map(({ call: { method, path } }) => `${method} ${path}`))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((call) => !known.includes(call))).toEqual([])
  })
})
