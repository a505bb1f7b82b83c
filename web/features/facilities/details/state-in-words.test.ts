import { describe, expect, it } from 'vitest'
import { aRegistration } from '../../../testing/facilities.ts'
import { stateInWords } from './state-in-words.ts'

const submitted_at = '2026-11-04T09:00:00.000Z'
const fiveDaysLater = Date.parse('2026-11-09T09:00:00.000Z')
const fourWeeksLater = Date.parse('2026-12-02T09:00:00.000Z')

describe('the state of a registration, in words for its owner', () => {
  it('says that none was started', () => {
    expect(stateInWords(null)).toEqual({ text: 'The registration is not started' })
  })

  it.each([
    [3, '3 things are missing'],
    [1, '1 thing is missing'],
    [0, 'Everything is ready to be sent'],
    [undefined, 'Not submitted yet'],
  ])('counts what is missing before it is submitted: %j', (missing, text) => {
    expect(stateInWords(aRegistration(), { missing })).toEqual({ text })
  })

  it.each(['pending', 'Awaiting decision'] as const)(
    'says since when the ministry has it, and how long it takes (%s)',
    (status) => {
      const registration = aRegistration({ status, submitted_at })
      const inTime = stateInWords(registration, { serviceDays: 21, now: fiveDaysLater })
      expect(inTime).toEqual({ text: 'With the ministry since {day}, usually 21 days', day: submitted_at })
      const late = stateInWords(registration, { serviceDays: 21, now: fourWeeksLater })
      expect(late).toEqual({ text: 'With the ministry since {day}, longer than the usual 21 days', day: submitted_at })
      expect(stateInWords(registration).text).toBe('With the ministry since {day}')
    },
  )

  it('knows no day for what an officer considered before it was submitted', () => {
    const registration = aRegistration({ status: 'Awaiting decision' })
    expect(stateInWords(registration, { serviceDays: 1 }).text).toBe('With the ministry, usually 1 day')
  })

  const expiry_date = '2026-12-31'
  const approved = aRegistration({ status: 'Approved', registration_status: 'active', expiry_date })
  const temporary = aRegistration({ status: 'Temporarily approved', registration_status: 'provisional', expiry_date })

  it.each([
    [approved, undefined, 'Licensed until {day}'],
    [{ ...approved, registration_status: 'expired' } as const, undefined, 'The licence ended on {day}'],
    [temporary, 0, 'Temporarily approved until {day}'],
    [temporary, 1, 'Temporarily approved until {day}: 1 thing is missing'],
    [temporary, 2, 'Temporarily approved until {day}: 2 things are missing'],
    [{ ...temporary, registration_status: 'expired' } as const, 2, 'The temporary approval ended on {day}'],
  ])('says until when it is approved (%#)', (registration, missing, text) => {
    expect(stateInWords(registration, { missing })).toEqual({ text, day: '2026-12-31' })
  })

  it.each([
    ['good', { text: 'Licensed until {day}', day: '2026-12-31' }],
    ['suspended', { text: 'The licence does not count while the facility is suspended' }],
    ['sealed', { text: 'The licence does not count while the facility is sealed' }],
    ['closed', { text: 'The licence ended when the facility closed' }],
    ['revoked', { text: 'The licence was revoked' }],
  ] as const)('does not call a facility licensed that is %s', (standing, sentence) => {
    expect(stateInWords(approved, { standing })).toEqual(sentence)
    expect(stateInWords({ ...approved, registration_status: 'expired' }, { standing })).toEqual({
      text: 'The licence ended on {day}',
      day: '2026-12-31',
    })
  })

  it.each([
    ['suspended', 'The temporary approval does not count while the facility is suspended'],
    ['sealed', 'The temporary approval does not count while the facility is sealed'],
    ['closed', 'The temporary approval ended when the facility closed'],
  ] as const)('does not call a facility temporarily approved that is %s', (standing, text) => {
    expect(stateInWords(temporary, { standing, missing: 1 })).toEqual({ text })
  })

  it('says what to do after a decline', () => {
    const text = 'Declined: read the remarks, correct what is wrong and submit again'
    expect(stateInWords(aRegistration({ status: 'declined' }))).toEqual({ text })
  })
})
