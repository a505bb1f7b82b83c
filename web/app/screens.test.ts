import { calls } from '@portal/contract/calls.ts'
import { appAddress } from '@portal/contract/public/signed-out-pages.ts'
import { capabilities, duties } from '@portal/domain/accounts/capabilities.ts'
import { describe, expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { officer, owner } from '../testing/sessions.ts'
import { findScreen, mayOpen } from './find-screen.ts'
import { screens } from './screens.ts'

/** Paths without a screen: the server renders their pages, or they redirect. */
const withoutScreen = [
  'signIn',
  'register',
  'forgot',
  'reset',
  'confirmEmail',
  'stopEmail',
  'privacy',
  'terms',
  'verify',
  'find',
  'foundFacility',
  'concern',
  'guides',
  'guide',
  'dashboard',
]

describe('the table of screens', () => {
  it('has a screen for every path of the portal, and a path for every screen', () => {
    const found = Object.entries(paths).flatMap(([name, path]) => {
      const { pathname } = new URL(Reflect.apply(path, undefined, ['7', 'check']), 'http://portal.test')
      return withoutScreen.includes(name) ? [] : [{ name, row: findScreen(pathname)?.screen.path }]
    })
    expect(found.filter(({ row }) => row === undefined)).toEqual([])
    const named = found.map(({ row }) => row)
    expect(screens.map(({ path }) => path).filter((path) => !named.includes(path))).toEqual([])
  })

  it('finds one screen for each path', () => {
    const addresses = screens.map(({ path }) => path.replace(':id', '7'))
    expect(addresses.map((address) => findScreen(address)?.screen.path)).toEqual(screens.map(({ path }) => path))
  })

  it('has only paths at which the server serves the signed-in portal', () => {
    expect(screens.filter(({ path }) => !appAddress.test(path))).toEqual([])
    expect(['/', '/register', '/terms', '/guide/2'].filter((path) => appAddress.test(path))).toEqual([])
  })

  it('requires only capabilities that exist and that some role has', () => {
    for (const { may, path } of screens) {
      if (may) expect(Object.keys(capabilities), path).toContain(may)
      expect(mayOpen(officer, { may }) || mayOpen(owner, { may }), path).toBe(true)
    }
  })

  it('has screens only for owners', () => {
    const forOwners = screens.filter((screen) => mayOpen(owner, screen) && !mayOpen(officer, screen))
    expect(forOwners.map(({ path }) => path)).toEqual([
      '/admin/user',
      '/admin/registration',
      '/admin/review',
      '/admin/claim',
    ])
  })

  it('has screens only for officers', () => {
    const forOfficers = screens.filter((screen) => mayOpen(officer, screen) && !mayOpen(owner, screen))
    expect(forOfficers.map(({ path }) => path)).toEqual([
      '/admin/inbox',
      '/admin/all/registrations',
      '/admin/payments',
      '/admin/changes',
      '/admin/representations',
      '/admin/concerns',
      '/admin/inspections',
      '/admin/add/registration',
      '/admin/all/facilities',
      '/admin/imports',
      '/admin/renewals',
      '/admin/all/penalties',
      '/admin/reports',
      '/admin/maps',
      '/admin/visits',
      '/admin/visits/:id',
      '/admin/facility/type',
      '/admin/add/requirement/:id',
      '/admin/settings/sample-requirements',
      '/admin/document-kinds',
      '/admin/stages',
      '/admin/change-rules',
      '/admin/states',
      '/admin/state/:id',
      '/admin/settings',
      '/admin/settings/ministry',
      '/admin/settings/letters',
      '/admin/settings/letters/:id',
      '/admin/users',
      '/admin/users/:id',
      '/admin/audit',
      '/admin/outbox',
      '/admin/outbox/:id',
      '/admin/fees',
      '/admin/offences',
      '/admin/reconciliation',
      '/admin/reconciliation/:id',
      '/admin/revenue',
      '/admin/claim-letter/:id',
      '/admin/claim-letters',
      '/admin/concerns/:id',
      '/admin/registration/approval/:id',
      '/admin/registration/versions/:id',
      '/admin/imports/:id',
      '/admin/inspections/plan',
      '/admin/corrective-actions',
      '/admin/reports/licences-ending',
      '/admin/reports/monthly-report',
      '/admin/reports/:id',
    ])
  })

  it('has screens only for officers with a duty', () => {
    const needed = screens.flatMap((screen) => {
      if (!mayOpen(officer, screen) || mayOpen({ ...officer, duties: [] }, screen)) return []
      return [[screen.path, ...duties.filter((duty) => mayOpen({ ...officer, duties: [duty] }, screen))]]
    })
    expect(needed).toEqual([
      ['/admin/concerns', 'review'],
      ['/admin/add/registration', 'review'],
      ['/admin/facility/type', 'catalogue'],
      ['/admin/add/requirement/:id', 'catalogue'],
      ['/admin/settings/sample-requirements', 'catalogue'],
      ['/admin/document-kinds', 'catalogue'],
      ['/admin/change-rules', 'catalogue'],
      ['/admin/states', 'catalogue'],
      ['/admin/state/:id', 'catalogue'],
      ['/admin/users', 'users'],
      ['/admin/users/:id', 'users'],
      ['/admin/audit', 'audit'],
      ['/admin/claim-letter/:id', 'users'],
      ['/admin/claim-letters', 'users'],
      ['/admin/concerns/:id', 'review'],
      ['/admin/inspections/plan', 'inspect'],
    ])
  })

  it('has only menu parents that are screens, and below or in the menu', () => {
    const linked = screens.filter(({ menu, menuParents }) => menu || menuParents).map(({ path }) => path)
    expect(screens.flatMap(({ menuParents = [] }) => menuParents).filter((path) => !linked.includes(path))).toEqual([])
  })

  it('has only first calls that the contract defines', () => {
    const known = Object.values(calls).map(({ method, path }) => `${method} ${path}`)
    const asked = screens.flatMap(({ first = [] }) => first.map(({ call: { method, path } }) => `${method} ${path}`))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((call) => !known.includes(call))).toEqual([])
  })
})
