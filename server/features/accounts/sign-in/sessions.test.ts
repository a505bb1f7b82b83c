import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/accounts/calls/account.ts'
import { describe, expect, it } from 'vitest'
import { openSession } from '../../../auth/sessions.ts'
import type { Db } from '../../../database/connect.ts'
import { as } from '../../../testing/as.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

describe('a session', () => {
  const hours = (count: number, from: Date) => new Date(from.getTime() + count * 3_600_000).toISOString()
  const signedIn = async (db: Db, { id }: Person, at: Date) => ({ id, token: await openSession(db, id, at) })
  const roles = [
    { role: 'owner', make: makeOwner, idleHours: 12 },
    { role: 'officer', make: makeOfficer, idleHours: 8 },
  ]

  for (const { role, make, idleHours } of roles) {
    it(`of an ${role} ends after ${idleHours} hours without use`, async () => {
      const { app, db, setClock } = await testApp()
      const start = new Date('2026-11-21T09:00:00Z')
      const person = await signedIn(db, await make(db), start)
      setClock(hours(idleHours - 0.1, start))
      expect((await as(person, app).send(calls.showOwnAccount, {})).status).toBe(200)
      setClock(hours(2 * idleHours - 0.2, start))
      expect((await as(person, app).send(calls.showOwnAccount, {})).status).toBe(200)
      setClock(hours(3 * idleHours, start))
      expect(await as(person, app).send(calls.showOwnAccount, {})).toBeRefused('signed_out')
    })
  }

  it('is not extended by requests after its end', async () => {
    const { app, db, setClock } = await testApp()
    const start = new Date('2026-11-21T09:00:00Z')
    const owner = await makeOwner(db)
    const { id } = owner
    await db.deleteFrom('session').where('user_id', '=', id).execute()
    const person = await signedIn(db, owner, start)
    for (const late of ['2026-11-21T21:00:00Z', '2026-11-21T21:00:30Z', '2026-11-21T22:00:00Z']) {
      setClock(late)
      expect(await as(person, app).send(calls.showOwnAccount, {})).toBeRefused('signed_out')
    }
    const { used_at } = await db
      .selectFrom('session')
      .where('user_id', '=', id)
      .select('used_at')
      .executeTakeFirstOrThrow()
    expect(used_at).toBe('2026-11-21T09:00:00.000Z')
    setClock('2026-11-21T20:59:59Z')
    expect((await as(person, app).send(calls.showOwnAccount, {})).status).toBe(200)
  })

  it('of an officer ends sooner when the ministry’s setting says so', async () => {
    const { app, db, setClock } = await testApp(await newTestDatabase())
    const start = new Date('2026-11-21T09:00:00Z')
    const officer = await signedIn(db, await makeOfficer(db), start)
    const owner = await signedIn(db, await makeOwner(db), start)
    await db.updateTable('setting').set({ value: '30' }).where('key', '=', 'officer_idle_minutes').execute()
    setClock(hours(0.6, start))
    expect(await as(officer, app).send(calls.showOwnAccount, {})).toBeRefused('signed_out')
    expect((await as(owner, app).send(calls.showOwnAccount, {})).status).toBe(200)
  })

  it('ends after 30 days even when it is in constant use', async () => {
    const { app, db, setClock } = await testApp()
    const start = new Date('2026-11-21T09:00:00Z')
    const owner = await signedIn(db, await makeOwner(db), start)
    const useAfter = (count: number) => {
      setClock(hours(count, start))
      return as(owner, app).send(calls.showOwnAccount, {})
    }
    for (let count = 10; count < 720; count += 10) expect((await useAfter(count)).status).toBe(200)
    expect((await useAfter(719.9)).status).toBe(200)
    expect(await useAfter(720)).toBeRefused('signed_out')
  })

  it('notes its last use once a minute, not with every request', async () => {
    const { app, db, setClock } = await testApp()
    const person = await makeOwner(db)
    await db.deleteFrom('session').where('user_id', '=', person.id).execute()
    const owner = await signedIn(db, person, new Date('2026-11-21T09:00:00Z'))
    const lastUseAt = async (time: string) => {
      setClock(time)
      await as(owner, app).send(calls.showOwnAccount, {})
      const session = db.selectFrom('session').where('user_id', '=', person.id).select('used_at')
      return (await session.executeTakeFirstOrThrow()).used_at
    }
    expect(await lastUseAt('2026-11-21T09:00:59Z')).toBe('2026-11-21T09:00:00.000Z')
    expect(await lastUseAt('2026-11-21T09:01:01Z')).toBe('2026-11-21T09:01:01.000Z')
  })

  it('is refused with an unknown token and without one', async () => {
    const { app } = await testApp()
    expect(await as({ token: 'made up' }, app).send(calls.showOwnAccount, {})).toBeRefused('signed_out')
    expect(await as(undefined, app).send(calls.showOwnAccount, {})).toBeRefused('signed_out')
  })
})
