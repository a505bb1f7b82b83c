import { describe, expect, it } from 'vitest'
import { describeTasks, type TaskState, taskPageOf, taskPages, taskProgress, taskTitle } from './task-list.ts'

const none = { asked_before_submit: [], returned: null }
const untouched = {
  ...none,
  sections: [
    { section: 'applicant', state: 'done' },
    { section: 'requirements', state: 'started' },
    { section: 'operating_officer', state: 'empty' },
    { section: 'staff', state: 'done' },
    { section: 'referees', state: 'empty' },
    { section: 'available_facilities', state: 'done' },
    { section: 'documents', state: 'started' },
    { section: 'payment', state: 'empty' },
  ],
} as const

describe('the pages of an application', () => {
  it('are in the order in which an owner completes them', () => {
    expect(taskPages.map(taskTitle)).toEqual([
      'Facility details',
      'Applicant',
      'Requirements',
      'Operating officer',
      'Staff and referees',
      'Available facilities',
      'Documents',
      'Payment',
    ])
  })

  it('hold a section each, and the referees are on the page of the staff', () => {
    expect(taskPageOf('referees')).toBe('staff')
    expect(taskPageOf('documents')).toBe('documents')
    expect(taskPageOf('facility')).toBe('facility')
  })
})

describe('the tasks', () => {
  it('have a state each, and two sections on one page are done together', () => {
    const states = describeTasks(untouched).map(({ page, state }) => [page, state])
    expect(Object.fromEntries(states)).toMatchObject({
      facility: 'done',
      applicant: 'done',
      requirements: 'in progress',
      operating_officer: 'to do',
      staff: 'in progress',
      available_facilities: 'done',
      documents: 'in progress',
      payment: 'to do',
    })
  })

  it('say what is asked for', () => {
    const asked_before_submit = [
      { section: 'staff', message: 'Add at least one member of staff.' },
      { section: 'referees', message: 'Add at least one referee.' },
    ] as const
    const staff = describeTasks({ ...untouched, asked_before_submit }).find(({ page }) => page === 'staff')
    expect(staff?.asked).toEqual(['Add at least one member of staff.', 'Add at least one referee.'])
  })

  it('are open after a return only where something was returned, until each item is changed or answered', () => {
    const returned = [{ section: 'facility' }, { section: 'referees' }] as const
    const left = { section: 'referees', message: 'Referees: correct it, or answer why it stays as it is.' } as const
    const tasks = describeTasks({ ...untouched, returned, asked_before_submit: [left] })
    const open = tasks.filter(({ state }) => state !== 'not returned').map(({ page, state }) => [page, state])
    expect(open).toEqual([
      ['facility', 'done'],
      ['staff', 'returned'],
    ])
    expect(taskProgress(tasks)).toEqual({ done: 1, total: 2, next: 'staff' })
  })
})

describe('the progress', () => {
  const task = (page: 'staff' | 'documents' | 'payment', state: TaskState) => ({
    page,
    title: '',
    sections: [],
    asked: [],
    state,
  })

  it('counts what is done of what is open, and names the first that is not', () => {
    const tasks = [task('staff', 'done'), task('documents', 'in progress'), task('payment', 'to do')]
    expect(taskProgress(tasks)).toEqual({ done: 1, total: 3, next: 'documents' })
  })

  it('has nothing next when all are done', () => {
    expect(taskProgress([task('staff', 'done'), task('payment', 'done')])).toEqual({ done: 2, total: 2, next: null })
  })
})
