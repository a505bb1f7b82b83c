import { webcrypto } from 'node:crypto'
import { verifyCode } from '@portal/contract/licences/signed-licence/verify.ts'
import { oneOf, randomFrom } from '../random.ts'
import { forgeries } from './forgeries.ts'
import { mutations } from './mutations.ts'
import { makeScene } from './papers.ts'

/** How often each kind of attack was tried, and how often it succeeded. */
export type Outcome = Record<string, { tried: number; accepted: number }>

/** Tries random changes of genuine codes, and each kind of forgery some times. */
export async function attack(tries: { changes: number; eachForgery: number; seed: number }): Promise<Outcome> {
  const random = randomFrom(tries.seed)
  const scene = makeScene()
  const genuine = new Set(scene.papers.map(({ code }) => code))
  const outcome: Outcome = {}
  const attempt = async (name: string, make: () => string) => {
    let code = make()
    // A change may by chance change nothing.
    while (genuine.has(code)) code = make()
    outcome[name] ??= { tried: 0, accepted: 0 }
    outcome[name].tried += 1
    if (await verifyCode(code, scene.published, webcrypto.subtle)) outcome[name].accepted += 1
  }
  for (let count = 0; count < tries.changes; count++) {
    const [name, change] = oneOf(random, Object.entries(mutations))
    await attempt(name, () => change(oneOf(random, scene.papers).code, random))
  }
  for (const [name, forge] of Object.entries(forgeries)) {
    for (let count = 0; count < tries.eachForgery; count++) {
      await attempt(name, () => forge(oneOf(random, scene.papers), scene, random))
    }
  }
  return outcome
}
