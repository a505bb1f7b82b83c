import { expect, it } from 'vitest'
import { Refusal, refusalCodes, refuse } from './refusal.ts'

it('lists every code once', () => {
  expect(new Set(refusalCodes).size).toBe(refusalCodes.length)
  expect(refusalCodes).toHaveLength(18)
})

it('carries its code, its sentence and extra fields', () => {
  const refusal = new Refusal('too_many_requests', 'Please wait a minute.', { retry_after: 60 })
  expect(refusal).toBeInstanceOf(Error)
  expect(refusal).toMatchObject({
    name: 'Refusal',
    code: 'too_many_requests',
    detail: 'Please wait a minute.',
    message: 'Please wait a minute.',
    extra: { retry_after: 60 },
  })
})

it('has no extra fields unless they are given', () => {
  expect(new Refusal('not_found', 'This ward does not exist').extra).toEqual({})
})

it('throws', () => {
  const findWard = (): string | undefined => undefined
  expect(() => findWard() ?? refuse('not_found', 'This ward does not exist')).toThrow(Refusal)
})
