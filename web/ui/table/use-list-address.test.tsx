import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { useListAddress } from './use-list-address.ts'

/** The list at an address, with the steps that lead back from it. */
function listAt(search: string, defaultOrder?: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/list${search}`]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(
    () => ({ list: useListAddress(defaultOrder), location: useLocation(), go: useNavigate() }),
    { wrapper },
  )
  return {
    list: () => result.current.list,
    search: () => result.current.location.search,
    back: () => act(() => result.current.go(-1)),
  }
}

it('a list begins on its first page after another filter, order or number of rows', () => {
  const { list, search } = listAt('?status=pending&page=3')
  act(() => list().filter({ local_gov_area_id: 544 }))
  expect(search()).toBe('?status=pending&local_gov_area_id=544')
  act(() => list().goToPage(4))
  expect(search()).toBe('?status=pending&local_gov_area_id=544&page=4')
  act(() => list().sorting.onSort('-name'))
  expect(search()).toBe('?status=pending&local_gov_area_id=544&sort=-name')
  expect(list().sorting.by).toBe('-name')
  act(() => list().filter({ status: '', local_gov_area_id: undefined }))
  expect(search()).toBe('?sort=-name')
})

it('a filter that follows another before that is shown keeps it', () => {
  const { list, search } = listAt('?page=3')
  act(() => {
    list().filter({ q: 'nasara' }, true)
    list().filter({ status: 'pending' })
  })
  expect(search()).toBe('?q=nasara&status=pending')
})

it('the first page of a list has no number in its address', () => {
  const { list, search } = listAt('?page=2')
  act(() => list().goToPage(1))
  expect(search()).toBe('')
})

it('Back leads to the filters before, without every letter that was typed', () => {
  const { list, search, back } = listAt('?status=pending')
  act(() => list().filter({ status: 'Approved' }))
  act(() => list().filter({ q: 'bi' }, true))
  act(() => list().filter({ q: 'bida' }, true))
  expect(search()).toBe('?status=Approved&q=bida')
  back()
  expect(search()).toBe('?status=pending')
})

it('only the named filters are cleared', () => {
  const { list, search } = listAt('?q=bida&status=pending&sort=name&page=2')
  act(() => list().clear(['q', 'status']))
  expect(search()).toBe('?sort=name')
  expect(list().get('q')).toBe('')
})

it('a list has its usual order, until another one or the best match is asked for', () => {
  expect(listAt('', 'submitted_at').list().query).toEqual({ sort: 'submitted_at' })
  expect(listAt('?sort=name', 'submitted_at').list().query).toEqual({ sort: 'name' })
  const searched = listAt('?q=bida', 'submitted_at').list()
  expect(searched.query).toEqual({ q: 'bida' })
  expect(searched.sorting.by).toBeUndefined()
  expect(listAt('', 'submitted_at').list().sorting.by).toBe('submitted_at')
  expect(listAt('').list().query).toEqual({})
})
