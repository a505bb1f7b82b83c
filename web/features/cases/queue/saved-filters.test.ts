import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSavedFilters } from './saved-filters.ts'

const names = (saved: { name: string }[]) => saved.map(({ name }) => name)

describe('the saved filters of an officer', () => {
  it('are those of this officer only', () => {
    const { result } = renderHook(() => useSavedFilters(1))
    act(() => result.current.save({ name: 'Minna', search: 'local_gov_area_id=544' }))
    expect(renderHook(() => useSavedFilters(1)).result.current.saved).toEqual([
      { name: 'Minna', search: 'local_gov_area_id=544' },
    ])
    expect(renderHook(() => useSavedFilters(2)).result.current.saved).toEqual([])
  })

  it('are replaced by those of the same name, and the newest is the last', () => {
    const { result } = renderHook(() => useSavedFilters(1))
    act(() => result.current.save({ name: 'Minna', search: 'q=one' }))
    act(() => result.current.save({ name: 'Bida', search: 'q=two' }))
    act(() => result.current.save({ name: 'Minna', search: 'q=three' }))
    expect(result.current.saved).toEqual([
      { name: 'Bida', search: 'q=two' },
      { name: 'Minna', search: 'q=three' },
    ])
    act(() => result.current.remove('Bida'))
    expect(names(result.current.saved)).toEqual(['Minna'])
  })

  it('are the twelve newest', () => {
    const { result } = renderHook(() => useSavedFilters(1))
    for (let number = 1; number <= 13; number += 1) {
      act(() => result.current.save({ name: `Number ${number}`, search: `page=${number}` }))
    }
    expect(result.current.saved).toHaveLength(12)
    expect(names(result.current.saved)).not.toContain('Number 1')
    expect(names(result.current.saved)).toContain('Number 13')
  })

  it.each(['{', '{"name":"Minna"}', 'null'])('are none where the browser has kept %j', (kept) => {
    localStorage.setItem('queue-filters-1', kept)
    expect(renderHook(() => useSavedFilters(1)).result.current.saved).toEqual([])
  })

  it('leave out what is not a filter', () => {
    localStorage.setItem('queue-filters-1', '[null,"x",{"name":"Bida"},{"search":"q"},{"name":"Minna","search":"q=1"}]')
    expect(renderHook(() => useSavedFilters(1)).result.current.saved).toEqual([{ name: 'Minna', search: 'q=1' }])
  })
})
