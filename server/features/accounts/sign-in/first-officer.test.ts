import * as calls from '@portal/contract/accounts/calls/account.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'
import { ensureFirstAdmin } from './first-officer.ts'

async function emptyPortal() {
  const { app, db } = await testApp(await newTestDatabase())
  const printed: string[] = []
  const start = (firstAdmin?: { email: string; password: string }) =>
    ensureFirstAdmin(db, firstAdmin, (text) => printed.push(text))
  const countOfficers = async () =>
    (await db.selectFrom('user_account').where('privilege_type', '=', 'admin').select('id').execute()).length
  return { app, db, printed, start, countOfficers }
}

const named = { email: 'hadiza@ministry.example', password: 'seven-green-bicycles' }

describe('the first start of a portal', () => {
  it('creates the officer of the settings, and does not print the password', async () => {
    const { app, printed, start } = await emptyPortal()
    await start(named)
    const { reply } = await as(undefined, app).send(calls.login, { body: named })
    expect(reply.user.privilege_type).toBe('admin')
    expect(printed).toEqual([])
  })

  it('creates an officer with a generated password, which is printed only once', async () => {
    const { app, printed, start, countOfficers } = await emptyPortal()
    await start()
    const [text = ''] = printed
    const email = /Email +(\S+)/.exec(text)?.[1] ?? ''
    const password = /Password +(\S+)/.exec(text)?.[1] ?? ''
    expect(email).toBe('officer@portal.local')
    const { reply } = await as(undefined, app).send(calls.login, { body: { email, password } })
    expect(reply.user.privilege_type).toBe('admin')
    await start()
    await start(named)
    expect(printed).toHaveLength(1)
    expect(await countOfficers()).toBe(1)
  })

  it('creates one officer when several processes start at once', async () => {
    const { printed, start, countOfficers } = await emptyPortal()
    await Promise.all([start(), start(), start(), start()])
    expect(await countOfficers()).toBe(1)
    expect(printed).toHaveLength(1)
  })

  it('creates nobody if there is an officer', async () => {
    const { db, printed, start, countOfficers } = await emptyPortal()
    await makeOfficer(db)
    await start(named)
    expect(await countOfficers()).toBe(1)
    expect(printed).toEqual([])
  })

  it('stops with a sentence when the email is that of an owner, or the password is easy to guess', async () => {
    const { db, start, countOfficers } = await emptyPortal()
    const owner = await makeOwner(db)
    await expect(start({ ...named, email: owner.email })).rejects.toThrow(
      /There is an account with the email .* already/,
    )
    await expect(start({ ...named, password: 'password' })).rejects.toThrow(
      'The setting ADMIN_PASSWORD cannot be used. This password is easy to guess. Choose another one.',
    )
    expect(await countOfficers()).toBe(0)
  })
})
