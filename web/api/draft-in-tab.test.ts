import { describe, expect, it, vi } from 'vitest'
import * as tab from './draft-in-tab.ts'

const before = '2026-11-20T09:00:00.000Z'
const later = '2026-11-20T09:00:05.000Z'
const name = { company_name: 'Alheri' }
const whole = { ...name, owner_name: 'Amina' }

describe('what a tab keeps of a form', () => {
  // Nobody logs out with these ids in other tests; after logging out nothing is kept for a person.
  it('is found for the same person and form only, until it is deleted', () => {
    const kept = { value: whole, since: before, sending: name }
    tab.keepDraftInTab(7, 'add-facility', kept)
    tab.keepDraftInTab(7, 'penalise-12', kept)
    tab.keepDraftInTab(71, 'add-facility', kept)
    tab.keepDraftInTab(undefined, 'add-facility', kept)
    expect(tab.findDraftInTab(7, 'add-facility')).toEqual(kept)
    expect([tab.findDraftInTab(8, 'add-facility'), tab.findDraftInTab(undefined, 'add-facility')]).toEqual([
      undefined,
      undefined,
    ])
    tab.forgetDraftInTab(7, 'add-facility')
    expect(Object.keys(sessionStorage).sort()).toEqual(['draft 7 penalise-12', 'draft 71 add-facility'])
    tab.eraseDraftsInTab(7)
    expect(Object.keys(sessionStorage)).toEqual(['draft 71 add-facility'])
  })

  it('is nothing when the browser has no room', () => {
    const setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { setItem, getItem: () => null })
    tab.keepDraftInTab(7, 'add-facility', { value: whole, since: null, sending: null })
    expect(tab.findDraftInTab(7, 'add-facility')).toBeUndefined()
    vi.unstubAllGlobals()
  })
})

describe('after a reload a form opens with', () => {
  const typed = { value: whole, since: before, sending: null }
  const draft = (value: Record<string, string>, updated_at: string) => ({ value, updated_at })

  it('what was typed, if the server has the draft from before', () => {
    const saved = draft({ company_name: 'Al', website: 'alheri.example' }, before)
    expect(tab.withDraftInTab(typed, saved, saved)).toEqual({ value: whole, updated_at: before })
  })

  it('what was typed, if the server has got just now what was on its way', () => {
    const saved = draft({ company_name: 'Alhe' }, later)
    const inTab = { ...typed, sending: { company_name: 'Alhe' } }
    expect(tab.withDraftInTab(inTab, saved, saved).value).toEqual(whole)
    const both = draft({ owner_name: 'Amina', company_name: 'Alheri' }, later)
    expect(tab.withDraftInTab(typed, both, both).value).toEqual(whole)
  })

  it('the values of another device where it saved some meanwhile, and what was typed besides', () => {
    const saved = draft({ company_name: 'Nasara' }, later)
    expect(tab.withDraftInTab(typed, saved, saved)).toEqual({
      value: { company_name: 'Nasara', owner_name: 'Amina' },
      updated_at: later,
    })
  })

  it('what was typed, if the server has no draft', () => {
    vi.setSystemTime(new Date(later))
    expect(tab.withDraftInTab(typed, null, null)).toEqual({ value: whole, updated_at: later })
    vi.useRealTimers()
  })

  it('what was typed last, if the phone kept what was typed before', () => {
    const saved = draft({ company_name: 'Al' }, before)
    const onPhone = draft({ company_name: 'Alhe', owner_name: 'A' }, later)
    expect(tab.withDraftInTab(typed, saved, onPhone)).toEqual({ value: whole, updated_at: later })
  })
})
