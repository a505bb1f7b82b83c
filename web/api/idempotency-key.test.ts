import { describe, expect, it } from 'vitest'
import { idempotencyKeys } from './idempotency-key.ts'

describe('the idempotency key of a form', () => {
  it('stays the same for the same body and changes with the body', () => {
    const keys = idempotencyKeys()
    const first = keys.keyFor({ body: { amount: 100 } })
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(keys.keyFor({ body: { amount: 100 } })).toBe(first)
    expect(keys.keyFor({ body: { amount: 200 } })).not.toBe(first)
  })

  it('changes after success, even for the same body', () => {
    const keys = idempotencyKeys()
    const first = keys.keyFor({ body: { name: 'Amina' } })
    keys.done()
    expect(keys.keyFor({ body: { name: 'Amina' } })).not.toBe(first)
  })

  it('differs for different files', () => {
    const keys = idempotencyKeys()
    const one = keys.keyFor({ document: new File(['a'], 'one.pdf', { lastModified: 1 }) })
    expect(keys.keyFor({ document: new File(['b'], 'two.pdf', { lastModified: 1 }) })).not.toBe(one)
  })

  it.each([
    ['of another size', new File(['ab'], 'scan.pdf', { lastModified: 1 })],
    ['that was changed since', new File(['a'], 'scan.pdf', { lastModified: 2 })],
  ])('differs for a file of the same name %s', (_, other) => {
    const keys = idempotencyKeys()
    const first = keys.keyFor({ document: new File(['a'], 'scan.pdf', { lastModified: 1 }) })
    expect(keys.keyFor({ document: other })).not.toBe(first)
  })
})
