import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findCode, hashCode, makeCode, makeDigits, newSalt } from './typed-codes.ts'

const set = async () => {
  const salt = newSalt()
  const codes = await Promise.all(Array.from({ length: 10 }, () => makeCode(4, salt)))
  return { codes, hashes: codes.map(({ hash }) => hash) }
}
/** How versions before 1.1 stored a code. */
const unsalted = (code: string) => createHash('sha256').update(code.replaceAll('-', '')).digest()

describe('a code that is typed', () => {
  it('has groups without letters that look alike, or digits', async () => {
    expect((await makeCode(4)).secret).toMatch(/^[2-9a-hjkmnp-tv-z]{4}(-[2-9a-hjkmnp-tv-z]{4}){3}$/)
    expect((await makeDigits(6)).secret).toMatch(/^\d{6}$/)
  })

  it('is stored as a salt and a hash with it: the same code looks different each time', async () => {
    const [first, second] = [await hashCode('abcd-efgh'), await hashCode('abcd-efgh')]
    expect([first.length, second.length]).toEqual([48, 48])
    expect(first.equals(second)).toBe(false)
    expect(first.subarray(16).equals(second.subarray(16))).toBe(false)
  })

  it('is found among those of its set, however it is typed', async () => {
    const { codes, hashes } = await set()
    const { secret, hash } = codes[6] ?? (await makeCode(4))
    for (const typed of [secret, secret.toUpperCase(), secret.replaceAll('-', ' '), secret.replaceAll('-', '')])
      expect(await findCode(hashes, typed)).toBe(hash)
  })

  it('is not found in another set, nor when it is another code', async () => {
    const [{ codes }, { hashes }] = [await set(), await set()]
    expect(await findCode(hashes, codes[0]?.secret ?? '')).toBeUndefined()
    expect(await findCode(hashes, '')).toBeUndefined()
    expect(await findCode([], '481205')).toBeUndefined()
  })

  it('is still found where an older version stored it without a salt', async () => {
    const old = unsalted('kqm7-wz3t-9bhp-cfxr')
    expect(await findCode([old], 'KQM7 WZ3T 9BHP CFXR')).toBe(old)
    expect(await findCode([...(await set()).hashes, old], 'kqm7-wz3t-9bhp-cfxr')).toBe(old)
    expect(await findCode([old], 'kqm7-wz3t-9bhp-cfxx')).toBeUndefined()
  })

  it('is not found by its own hash', async () => {
    const { hashes } = await set()
    expect(await findCode(hashes, hashes[0]?.toString('hex') ?? '')).toBeUndefined()
  })

  it('takes as long to look for among ten codes as among none', async () => {
    const { hashes } = await set()
    const msOf = async (stored: Buffer[]) => {
      const start = performance.now()
      await findCode(stored, 'kqm7-wz3t-9bhp-cfxr')
      return performance.now() - start
    }
    const times = { ten: [] as number[], none: [] as number[] }
    for (let round = 0; round < 7; round++) {
      times.ten.push(await msOf(hashes))
      times.none.push(await msOf([]))
    }
    const [ten = 0, none = 0] = [times.ten, times.none].map((ms) => ms.toSorted((a, b) => a - b)[3])
    // Hashing each of ten would take ten times as long.
    expect(ten).toBeLessThan(4 * none)
    expect(none).toBeLessThan(4 * ten)
  })
})
