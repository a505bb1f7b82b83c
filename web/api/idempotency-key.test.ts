import { describe, expect, it } from 'vitest'
import { idempotencyKeys } from './idempotency-key.ts'

describe('the key of a form', () => {
  it('stays while the same thing is sent again, and changes with what is sent', () => {
    const keys = idempotencyKeys()
    const first = keys.keyFor({ body: { amount: 100 } })
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(keys.keyFor({ body: { amount: 100 } })).toBe(first)
    expect(keys.keyFor({ body: { amount: 200 } })).not.toBe(first)
  })

  it('is a new one once the thing was created, even for the same again', () => {
    const keys = idempotencyKeys()
    const first = keys.keyFor({ body: { name: 'Amina' } })
    keys.done()
    expect(keys.keyFor({ body: { name: 'Amina' } })).not.toBe(first)
  })

  it('tells files apart', () => {
    const keys = idempotencyKeys()
    const one = keys.keyFor({ document: new File(['a'], 'one.pdf', { lastModified: 1 }) })
    expect(keys.keyFor({ document: new File(['b'], 'two.pdf', { lastModified: 1 }) })).not.toBe(one)
  })
})
