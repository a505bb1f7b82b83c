import '../../../testing/matchers.ts'
import * as account from '@portal/contract/accounts/calls/account.ts'
import * as calls from '@portal/contract/accounts/calls/second-factor.ts'
import { expect, it } from 'vitest'
import { hashPassword } from '../../../auth/passwords.ts'
import { storedSecrets } from '../../../keys/stored-secrets.ts'
import { as } from '../../../testing/as.ts'
import { codeShown } from '../../../testing/authenticator-app.ts'
import { makeOfficer } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

it('checks the codes of an app whose key is stored encrypted', async () => {
  const portal = await testApp(undefined, {
    storedSecrets: storedSecrets(['q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k=']),
  })
  const password = 'seven-green-bicycles'
  const officer = await makeOfficer(portal.db)
  const password_hash = await hashPassword(password)
  await portal.db.updateTable('user_account').set({ password_hash }).where('id', '=', officer.id).execute()
  const { send } = as(officer, portal.app)
  const { key } = (await send(calls.prepareSecondFactor, { body: { current_password: password } })).reply.data
  const row = portal.db.selectFrom('second_factor').where('user_id', '=', officer.id).select('secret')
  expect((await row.executeTakeFirstOrThrow()).secret).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+\.[\w-]+$/)
  const activated = await send(calls.activateSecondFactor, { body: { code: await codeShown(key) } })
  expect(activated.status).toBe(200)
  const login = (code: string) =>
    as(undefined, portal.app).send(account.login, { body: { email: officer.email, password, code } })
  expect(await login('000000')).toBeRefused('second_factor_needed')
  expect((await login(await codeShown(key, 30))).status).toBe(200)
})
