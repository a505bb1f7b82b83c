import { countInbox, listInbox } from '@portal/contract/inbox/calls.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeOfficer, type Person } from '../../testing/people.ts'
import { ministryWithStages } from '../../testing/stages.ts'

/** Three stages that two officers with the duty review sign, and a case at the first one. */
async function threeStages({ separate = true } = {}) {
  const ministry = await ministryWithStages()
  const { app, db, add, submitted, manager, reviewer, page } = ministry
  const first = await add()
  const second = await add({ name: 'Second look', place: 20, back_to: [first] })
  const third = await add({ name: 'Last word', place: 30, back_to: [first, second] })
  await db
    .insertInto('setting_change')
    .values({
      key: 'separate_hands',
      value: separate ? '"yes"' : '"no"',
      start_date: '2026-06-01',
      recorded_by: manager.id,
    })
    .execute()
  const other = await makeOfficer(db, ['review'])
  const id = await submitted()
  /** Whose inbox has the case: of the reviewer, and of the other one. */
  const has = async () => Promise.all([reviewer, other].map(isIn))
  const isIn = async (who: Person) => {
    const { reply } = await as(who, app).send(listInbox, { query: { kind: 'sign-off' } })
    const listed = reply.data.some((row) => row.id === id)
    expect((await as(who, app).send(countInbox, {})).reply.data.inbox.total).toBe(reply.total + applications)
    const { stages } = await page(id, who)
    if (stages?.present?.may_sign) expect(listed).toBe(true)
    return listed
  }
  return { ...ministry, first, second, third, other, id, has }
}

/** The case itself waits for both, too. */
const applications = 1

it('has a case for those who have signed nothing of it, while separate hands sign its stages', async () => {
  const { sign, has, id, other, reviewer } = await threeStages()
  expect(await has()).toEqual([true, true])
  await sign(reviewer, id)
  expect(await has()).toEqual([false, true])
  await sign(other, id)
  // Both have signed, so the case would wait for good.
  expect(await has()).toEqual([true, true])
})

it('has it again for whoever signed before, once that counts no more', async () => {
  const { sign, sendBack, has, id, other, reviewer, first, second, decider, db } = await threeStages()
  await sign(reviewer, id)
  await sign(other, id)
  const third = await makeOfficer(db, ['review'])
  expect(await has()).toEqual([false, false])
  await sendBack(third, id, second)
  expect(await has()).toEqual([false, true])
  await sign(other, id)
  await sendBack(third, id, first)
  expect(await has()).toEqual([true, true])
  await sign(other, id)
  expect(await has()).toEqual([true, false])
  await sign(reviewer, id)
  await sign(third, id)
  await sendBack(decider, id, second)
  expect(await has()).toEqual([true, false])
})

it('has it for everybody again after another Submit', async () => {
  const { sign, has, id, reviewer, decide, submit, setClock } = await threeStages()
  await sign(reviewer, id)
  expect(await has()).toEqual([false, true])
  await decide(id, 'declined', 'No water.')
  setClock('2026-06-16T09:00:00Z')
  await submit(id)
  expect(await has()).toEqual([true, true])
})

it('leaves nobody out where one person may sign several stages', async () => {
  const { sign, has, id, reviewer } = await threeStages({ separate: false })
  await sign(reviewer, id)
  expect(await has()).toEqual([true, true])
})
