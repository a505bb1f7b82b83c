import { expect, it } from 'vitest'
import { groupsOf } from './found-groups.tsx'

it('leads to the list of all facilities when more are found than shown', () => {
  const found = { facilities: { total: 1000, or_more: true, data: [] }, applications: [], papers: [], people: [] }
  expect(groupsOf(found, 'st. mary & co')).toEqual([
    {
      name: 'Facilities',
      entries: [{ to: '/admin/all/facilities?q=st.%20mary%20%26%20co', name: 'All 1,000+ facilities', about: '' }],
    },
  ])
})
