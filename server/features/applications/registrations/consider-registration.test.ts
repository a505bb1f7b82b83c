import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

const stale = 'Somebody else changed this meanwhile. Look at it again'

/** A registration that an officer has considered, with functions to consider it again and to read the result. */
async function considered() {
  const { app, db, setClock } = await testApp()
  const officer = await makeOfficer(db)
  const { id } = await makeRegistration(db, { status: 'declined' })
  const consider = (ifMatch: string | undefined, comment = 'Visit again.', registration = id) =>
    as(officer, app).send(
      calls.considerRegistration,
      { params: { id: registration }, body: { permanent_secretary_comment: comment } },
      { headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } },
    )
  const stored = async () => {
    const shown = await as(officer, app).send(calls.showRegistration, { params: { id } })
    return shown.reply.registration.consideration
  }
  setClock('2026-04-08T10:00:00Z')
  const first = await consider(undefined, 'Visit first.')
  setClock('2026-04-08T10:05:00Z')
  return { db, consider, stored, setClock, tag: String(first.headers.etag) }
}

describe('the version of a consideration', () => {
  it('is its updated_at in quotes, in the reply and with the registration', async () => {
    const { tag, stored } = await considered()
    expect(tag).toBe('"2026-04-08T10:00:00.000Z"')
    expect(`"${(await stored())?.updated_at}"`).toBe(tag)
  })

  it('changes with every save, and allows a save that names the present version', async () => {
    const { tag, consider } = await considered()
    const second = await consider(tag)
    expect(second.status).toBe(200)
    expect(second.headers.etag).toBe('"2026-04-08T10:05:00.000Z"')
    expect((await consider(String(second.headers.etag))).status).toBe(200)
  })

  it('is refused when it is stale, and nothing is changed', async () => {
    const { tag, consider, stored, setClock } = await considered()
    await consider(undefined, 'Somebody was first.')
    setClock('2026-04-08T10:06:00Z')
    const late = await consider(tag, 'I did not see that.')
    expect(late).toBeRefused('stale')
    expect(late.status).toBe(412)
    expect(late.problem?.message).toBe(stale)
    expect(late.headers.etag).toBeUndefined()
    expect((await stored())?.permanent_secretary_comment).toBe('Somebody was first.')
  })

  it('is optional', async () => {
    const { consider } = await considered()
    expect((await consider(undefined)).status).toBe(200)
  })

  it('may be one of several in If-Match', async () => {
    const { tag, consider } = await considered()
    expect((await consider(`"of yesterday", ${tag}`)).status).toBe(200)
  })

  it.each(['"of yesterday"', '2026-04-08T10:00:00.000Z', 'W/"2026-04-08T10:00:00.000Z"', ''])(
    'does not match %j',
    async (ifMatch) => {
      const { consider } = await considered()
      expect(await consider(ifMatch)).toBeRefused('stale')
    },
  )

  it('matches an asterisk, but only if there is a consideration', async () => {
    const { db, consider } = await considered()
    expect((await consider('*')).status).toBe(200)
    const { id } = await makeRegistration(db, { status: 'declined' })
    expect(await consider('*', 'Nothing was found before.', id)).toBeRefused('stale')
  })

  it('may be required not to exist, and then only the first save succeeds', async () => {
    const { app, db } = await testApp()
    const officer = await makeOfficer(db)
    const { id } = await makeRegistration(db)
    const body = { recommend_to_inspect: 'Yes' } as const
    const save = () =>
      as(officer, app).send(calls.considerRegistration, { params: { id }, body }, { headers: { 'if-none-match': '*' } })
    const answers = await Promise.all([save(), save()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    expect(await save()).toBeRefused('stale')
  })

  it('lets one of two officers succeed who save the same version at once', async () => {
    const { tag, consider, stored } = await considered()
    const answers = await Promise.all([consider(tag, 'One.'), consider(tag, 'The other.')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    const saved = answers.find(({ status }) => status === 200)
    expect((await stored())?.permanent_secretary_comment).toBe(saved?.reply.data.permanent_secretary_comment)
  })
})

describe('an overwritten consideration', () => {
  it('is archived with its author and time, and cannot be changed', async () => {
    const { app, db, setClock } = await testApp()
    const { id } = await makeRegistration(db)
    const [first, second] = [await makeOfficer(db), await makeOfficer(db)]
    const save = (officer: typeof first, information_verdict: 'Satisfactory' | 'Not-satisfactory') =>
      as(officer, app).send(calls.considerRegistration, { params: { id }, body: { information_verdict } })
    setClock('2026-04-08T10:00:00Z')
    await save(first, 'Not-satisfactory')
    setClock('2026-04-09T10:00:00Z')
    await save(second, 'Satisfactory')
    const { rows } = await sql`select * from replaced_consideration where registration_id = ${id}`.execute(db)
    expect(rows).toMatchObject([
      { information_verdict: 'Not-satisfactory', user_id: first.id, updated_at: '2026-04-08T10:00:00.000Z' },
    ])
    const change = sql`delete from replaced_consideration where registration_id = ${id}`.execute(db)
    await expect(change).rejects.toThrow('never changed')
  })
})
