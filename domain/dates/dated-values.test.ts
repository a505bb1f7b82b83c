import { describe, expect, it } from 'vitest'
import { timelineOf, valueOn } from './dated-values.ts'

describe('a value that changes on given days', () => {
  it('keeps its first value until it is changed', () => {
    expect(valueOn(timelineOf('Old', []), '2026-11-21')).toEqual({ value: 'Old', since: null, next: null })
  })

  it('changes on the first day of the new value, and names the next one', () => {
    const timeline = timelineOf('Old', [
      { value: 'Later', start_date: '2027-06-01' },
      { value: 'New', start_date: '2027-01-01' },
    ])
    const next = { value: 'New', start_date: '2027-01-01' }
    expect(valueOn(timeline, '2026-12-31')).toEqual({ value: 'Old', since: null, next })
    expect(valueOn(timeline, '2027-01-01')).toEqual({
      value: 'New',
      since: '2027-01-01',
      next: { value: 'Later', start_date: '2027-06-01' },
    })
    expect(valueOn(timeline, '2027-06-01').next).toBeNull()
  })

  it('is the value that was recorded last for a day', () => {
    const timeline = timelineOf('Old', [
      { value: 'Wrong', start_date: '2027-01-01' },
      { value: 'Right', start_date: '2027-01-01' },
    ])
    expect(valueOn(timeline, '2027-01-01').value).toBe('Right')
  })

  it('has no next value when the planned change was cancelled', () => {
    const timeline = timelineOf('Old', [
      { value: 'New', start_date: '2027-01-01' },
      { value: 'Old', start_date: '2027-01-01' },
    ])
    expect(valueOn(timeline, '2026-11-21')).toEqual({ value: 'Old', since: null, next: null })
  })

  it('may be null for a time', () => {
    const timeline = timelineOf<string | null>(null, [
      { value: '/crest/one', start_date: '2026-01-01' },
      { value: null, start_date: '2026-02-01' },
    ])
    expect(valueOn(timeline, '2026-01-31').value).toBe('/crest/one')
    expect(valueOn(timeline, '2026-02-01')).toEqual({ value: null, since: '2026-02-01', next: null })
  })
})
