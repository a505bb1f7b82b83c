import { expect, it } from 'vitest'
import { checkInspectionAction, offeredInspectionActions } from './inspection.ts'

const inspector = { privilege_type: 'admin', duties: ['inspect'] } as const
const others = { privilege_type: 'admin', duties: ['review', 'decide', 'finance', 'users', 'settings'] } as const
const owner = { privilege_type: 'user', duties: [] } as const

it.each([
  ['planned', ['Change plan', 'Begin inspection', 'Upload visit file', 'Cancel inspection']],
  [
    'under way',
    [
      'Begin inspection',
      'Record findings',
      'Add photo',
      'Remove photo',
      'Record visit',
      'Upload visit file',
      'Finish inspection',
      'Cancel inspection',
    ],
  ],
  ['done', ['Publish inspection', 'Add addendum']],
  ['published', ['Add addendum', 'Answer comments']],
  [
    'cancelled',
    ['Record findings', 'Add photo', 'Record visit', 'Upload visit file', 'Reopen inspection', 'Discard findings'],
  ],
] as const)('offers an inspector of the team, for one that is %s, %j', (status, offered) => {
  expect(offeredInspectionActions(inspector, { status, isOfTeam: true })).toEqual(offered)
})

it.each([
  ['planned', ['Change plan', 'Upload visit file', 'Cancel inspection']],
  ['under way', ['Upload visit file', 'Cancel inspection']],
  ['done', ['Publish inspection', 'Add addendum']],
] as const)('offers an inspector who is not of the team, for one that is %s, %j', (status, offered) => {
  expect(offeredInspectionActions(inspector, { status, isOfTeam: false })).toEqual(offered)
})

it('offers nothing to officers without the duty, and comments alone to owners', () => {
  for (const status of ['planned', 'under way', 'done', 'cancelled'] as const) {
    expect(offeredInspectionActions(others, { status, isOfTeam: false })).toEqual([])
    expect(offeredInspectionActions(owner, { status, isOfTeam: false })).toEqual([])
  }
  expect(offeredInspectionActions(owner, { status: 'published', isOfTeam: false })).toEqual(['Comment on inspection'])
})

it('changes nothing of an inspection that is done', () => {
  expect(() => checkInspectionAction('Record findings', 'done')).toThrow('because this inspection is done')
  expect(() => checkInspectionAction('Add photo', 'published')).toThrow('because this inspection is published')
  expect(() => checkInspectionAction('Record visit', 'done')).toThrow('because this inspection is done')
  expect(() => checkInspectionAction('Cancel inspection', 'done')).toThrow('because this inspection is done')
  expect(() => checkInspectionAction('Record findings', 'under way')).not.toThrow()
})
