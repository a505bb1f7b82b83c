import { describe, expect, it } from 'vitest'
import { isTimeForReminders, needsReminder, readReminderDays, reminderDue } from './reminders.ts'

const steps = readReminderDays('60, 30, 14, 1, -1') ?? []

describe('the reminder that is due', () => {
  it.each([
    ['2026-12-31', '2026-10-31', undefined],
    ['2026-12-31', '2026-11-01', 60],
    ['2026-12-31', '2026-11-30', 60],
    ['2026-12-31', '2026-12-01', 30],
    ['2026-12-31', '2026-12-16', 30],
    ['2026-12-31', '2026-12-17', 14],
    ['2026-12-31', '2026-12-29', 14],
    ['2026-12-31', '2026-12-30', 1],
    ['2026-12-31', '2026-12-31', 1],
    ['2026-12-31', '2027-01-01', -1],
    // A portal that was down sends the last one up to 30 days late.
    ['2026-12-31', '2027-01-30', -1],
    ['2026-12-31', '2027-01-31', undefined],
    ['2026-12-31', '2030-01-01', undefined],
    // 29 February lies between the day and the end, or is one of them.
    ['2028-03-15', '2028-02-13', 60],
    ['2028-03-15', '2028-02-14', 30],
    ['2027-03-15', '2027-02-13', 30],
    ['2028-03-14', '2028-02-29', 14],
    ['2028-02-29', '2027-12-31', 60],
    ['2028-02-29', '2028-02-28', 1],
    ['2028-02-29', '2028-03-01', -1],
    ['2028-02-28', '2028-02-29', -1],
    ['2027-02-28', '2027-03-01', -1],
    // The year ends between the day and the end.
    ['2027-01-01', '2026-12-31', 1],
    ['2027-01-14', '2026-12-31', 14],
    ['2027-01-15', '2026-12-31', 30],
  ])('for a licence that ends on %s is on %s: %s', (end, today, step) => {
    expect(reminderDue(end, today, steps)).toBe(step)
  })

  it('is each step in turn over a year, one at a time', () => {
    const days = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(2026, 6, 1 + day)).toISOString().slice(0, 10),
    )
    const sent = days.map((today) => reminderDue('2026-12-31', today, steps))
    expect(sent.filter((step, day) => day === 0 || step !== sent[day - 1])).toEqual([
      undefined,
      60,
      30,
      14,
      1,
      -1,
      undefined,
    ])
  })
})

it.each([
  ['60, 30, 14, 1, -1', [60, 30, 14, 1, -1]],
  [' 90,7 ', [90, 7]],
  ['0', [0]],
  ['300', [300]],
  ['-30', [-30]],
  [' None ', []],
  ['', undefined],
  ['30, 60', undefined],
  ['30, 30', undefined],
  ['30,', undefined],
  ['1.5', undefined],
  ['301', undefined],
  ['-31', undefined],
  ['a month', undefined],
])('the setting %j means %j', (text, days) => {
  expect(readReminderDays(text)).toEqual(days)
})

it.each([
  // Without a reminder after the end, none is sent late after it.
  ['90, 7', '2026-12-31', 7],
  ['90, 7', '2027-01-01', undefined],
  ['-7', '2027-01-06', undefined],
  ['-7', '2027-01-07', -7],
  ['-7', '2027-01-30', -7],
  ['-7', '2027-01-31', undefined],
  ['none', '2026-12-31', undefined],
])('with the setting %j, on %s the reminder of a licence to 31 December 2026 is %s', (setting, today, step) => {
  expect(reminderDue('2026-12-31', today, readReminderDays(setting) ?? [])).toBe(step)
})

it.each([
  ['there is no renewal', { next_status: null }, true],
  ['the renewal is started', { next_status: 'pending' }, true],
  ['the renewal is submitted', { next_status: 'pending', next_submitted_at: '2026-11-20T09:00:00.000Z' }, false],
  ['the renewal awaits a decision', { next_status: 'Awaiting decision' }, false],
  ['the renewal is temporarily approved', { next_status: 'Temporarily approved' }, false],
  ['the renewal is approved', { next_status: 'Approved' }, false],
  ['the renewal is declined', { next_status: 'declined', next_submitted_at: '2026-11-20T09:00:00.000Z' }, true],
  ['the facility is closed', { closed_from: '2027-03-01' }, false],
  ['the licence is revoked', { restrictions: [{ kind: 'revoked', from_date: '2026-06-01', until_date: null }] }, false],
  ['the facility is sealed', { restrictions: [{ kind: 'sealed', from_date: '2026-06-01', until_date: null }] }, true],
] as const)('when %s, a reminder is needed: %s %s', (_, facts, needed) => {
  const licence = { closed_from: null, restrictions: [], next_status: null, next_submitted_at: null, ...facts }
  expect(needsReminder(licence, '2026-06-15')).toBe(needed)
})

it.each([
  ['2026-11-01T06:59:59.999Z', false],
  ['2026-11-01T07:00:00.000Z', true],
  ['2026-11-01T18:59:59.999Z', true],
  ['2026-11-01T19:00:00.000Z', false],
  ['2026-11-01T23:30:00.000Z', false],
])('reminders are sent by day in Lagos: at %s %s', (moment, isTime) => {
  expect(isTimeForReminders(new Date(moment))).toBe(isTime)
})
