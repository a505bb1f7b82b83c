import { webcrypto } from 'node:crypto'
import { verifyCode } from '@portal/contract/licences/signed-licence/verify.ts'
import { expect, it } from 'vitest'
import { attack } from './attack.ts'
import { makeScene } from './papers.ts'

it('accepts no code that the portal did not sign', async () => {
  const outcome = await attack({ changes: 1000, eachForgery: 20, seed: 13 })
  const accepted = Object.entries(outcome).filter(([, { accepted }]) => accepted > 0)
  expect(accepted).toEqual([])
  expect(Object.keys(outcome)).toHaveLength(30)
})

it('accepts every code that the portal signed', async () => {
  const { papers, published } = makeScene()
  for (const { facts, code } of papers) {
    expect(await verifyCode(code, published, webcrypto.subtle)).toEqual(facts)
  }
})
