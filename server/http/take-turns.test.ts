import { Refusal } from '@portal/domain/refusal.ts'
import { describe, expect, it } from 'vitest'
import { makeTurns } from './take-turns.ts'

/** Work that lasts until it is told to end, and what has run so far. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    of: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    },
    end: (name: string) => ends.get(name)?.(),
  }
}

describe('calls that change something', () => {
  it('are served a few at once, in their order, also after one has failed', async () => {
    const { begun, of, end } = works()
    const turns = makeTurns(2, 10_000)
    const failing = expect(turns(() => Promise.reject(new Error('failed')), { isBegun: false })).rejects.toThrow(
      'failed',
    )
    const served = ['first', 'second', 'third'].map((name) => turns(of(name), { isBegun: false }))
    await failing
    await expect.poll(() => begun).toEqual(['first', 'second'])
    end('second')
    await expect.poll(() => begun).toEqual(['first', 'second', 'third'])
    end('first')
    end('third')
    expect(await Promise.all(served)).toEqual(['first', 'second', 'third'])
  })

  it('are refused after a wait, and leave their turn to others', async () => {
    const { begun, of, end } = works()
    const turns = makeTurns(1, 50)
    const first = turns(of('first'), { isBegun: false })
    const refused = await turns(of('refused'), { isBegun: false }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ code: 'unavailable', extra: { not_begun: true } })
    const counted = await turns(of('counted'), { isBegun: true }).catch((error: unknown) => error)
    expect(counted).toMatchObject({ code: 'unavailable', extra: { retry_after: expect.any(Number) } })
    expect(counted).not.toHaveProperty('extra.not_begun')
    end('first')
    await first
    const last = turns(of('last'), { isBegun: false })
    await expect.poll(() => begun).toEqual(['first', 'last'])
    end('last')
    expect(await last).toBe('last')
  })
})
