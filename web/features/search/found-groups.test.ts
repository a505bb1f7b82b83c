import { expect, it } from 'vitest'
import { groupsOf } from './found-groups.ts'

it('leads to the list of all facilities when more are found than shown', () => {
  const found = { facilities: [], facilities_total: 34, applications: [], papers: [], people: [] }
  expect(groupsOf(found, 'st. mary & co')).toEqual([
    {
      name: 'Facilities',
      entries: [{ to: '/admin/all/facilities?q=st.%20mary%20%26%20co', name: 'All 34 facilities', about: '' }],
    },
  ])
})
