import { expect, it } from 'vitest'
import { rowKindOf, rowSectionOf } from './row-sections.ts'

it('finds a section by what its rows are and by its list', () => {
  expect([rowKindOf('staffs'), rowKindOf('referees')]).toEqual(['staff', 'referee'])
  const { one, many, title, missing } = rowSectionOf('staff')
  expect([title, one, many, missing]).toEqual([
    'Staff',
    'member of staff',
    'members of staff',
    'Add at least one member of staff.',
  ])
  const referees = rowSectionOf('referee')
  expect([referees.title, referees.one, referees.many, referees.missing]).toEqual([
    'Referees',
    'referee',
    'referees',
    'Add at least one referee.',
  ])
})
