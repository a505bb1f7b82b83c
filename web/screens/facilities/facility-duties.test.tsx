import { listConcernsOfFacility } from '@portal/contract/concerns/calls.ts'
import { showFacility } from '@portal/contract/facilities/calls/facilities.ts'
import { listHelpers } from '@portal/contract/facilities/calls/facility-helpers.ts'
import { listRepresentationsOfFacility } from '@portal/contract/standing/calls/representations.ts'
import { listRestrictions } from '@portal/contract/standing/calls/standing.ts'
import type { Duty } from '@portal/domain/accounts/capabilities.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { facilityDetail } from '../../testing/facilities.ts'
import { reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

function show(as: 'admin' | 'user', duties: Duty[], hasOwner: boolean) {
  const { data } = facilityDetail()
  return renderScreen(paths.facility(12), {
    as,
    session: { duties },
    replies: [
      reply(showFacility, { data: { ...data, has_owner_account: hasOwner } }),
      reply(listHelpers, { data: [] }),
      reply(listRestrictions, onlyPage([])),
      reply(listRepresentationsOfFacility, { ...onlyPage([]), contestable: [] }),
    ],
  })
}

/** The buttons and links of a page, without those to other pages that everybody has. */
async function offered() {
  await screen.findByRole('heading', { level: 1, name: 'Sabongari Family Clinic' })
  const main = within(screen.getByRole('main'))
  const names = ['button', 'link'].flatMap((role) => main.queryAllByRole(role).map((one) => one.textContent ?? ''))
  return names.filter((name) => !/^(?:What does|Facility Management|My facilities|https|9\.6)/.test(name))
}

it.each<{ duties: Duty[]; names: string[]; areConcernsShown?: true }>([
  { duties: [], names: [] },
  {
    duties: ['review'],
    names: ['Record its paper licence', 'Edit facility details', '1 detail missing: add it to the facility details'],
    areConcernsShown: true,
  },
  { duties: ['decide'], names: ['Penalise this facility'] },
  { duties: ['users'], names: ['Make a letter for the owner'] },
  { duties: ['audit'], names: ['Audit record'] },
])('a facility from paper offers an officer with the duties $duties: $names', async (row) => {
  const { sent } = show('admin', row.duties, false)
  expect(await offered()).toEqual(row.names)
  expect(sent(listConcernsOfFacility)).toHaveLength(row.areConcernsShown ? 1 : 0)
})

it('a facility offers its owner to correct it, and to name a helper', async () => {
  const { sent } = show('user', [], true)
  expect(await offered()).toEqual([
    'Edit facility details',
    '1 detail missing: add it to the facility details',
    'Add a helper',
    'What the ministry wrote on paper',
    'Go to your facilities',
  ])
  for (const call of [listConcernsOfFacility, listRestrictions]) expect(sent(call)).toEqual([])
})
