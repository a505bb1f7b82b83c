import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import type { Sent } from '@portal/contract/call.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as portals from '@portal/contract/settings/calls/portal.ts'
import * as calls from '@portal/contract/settings/calls/settings.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { portalWithInitialSettings } from '../../testing/fresh-settings.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'

type Body = Partial<Sent<typeof calls.changeSettings>['body']>

const first = {
  product_name: 'Facility Licensing Portal',
  ministry_name: 'Niger State Ministry of Health',
  ministry_address: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
  home_state_id: 27,
  certificate_prefix: 'NSMOH/PHF',
  validity_policy: 'calendar_year',
  temporary_months: 6,
  officer_idle_minutes: 480,
} as const

/** A portal on 21 November 2026, with functions to change and read its settings. */
async function ministry() {
  const { app, db, setClock } = await portalWithInitialSettings()
  const officer = await makeOfficer(db)
  setClock('2026-11-21T09:00:00Z')
  return {
    app,
    db,
    setClock,
    officer: as(officer, app),
    person: officer,
    change: (body: Body, ifMatch?: string) =>
      as(officer, app).send(
        calls.changeSettings,
        { body: { ...first, ...body } },
        { headers: ifMatch ? { 'if-match': ifMatch } : {} },
      ),
    shown: async () => (await as(officer, app).send(calls.showSettings, {})).reply,
    portal: async () => (await as(undefined, app).send(portals.showPortal, {})).reply.data,
  }
}

describe('the settings', () => {
  it('have their initial values until somebody changes them', async () => {
    const { shown } = await ministry()
    const { data, changes } = await shown()
    expect(data.ministry_name).toEqual({ value: first.ministry_name, since: null, next: null })
    expect(data.crest_url).toEqual({ value: null, since: null, next: null })
    expect(data.updated_by).toBeNull()
    expect(changes).toEqual([])
  })

  it('change at once when no day is given', async () => {
    const { change, shown, portal, person } = await ministry()
    const { status, reply } = await change({ product_name: 'Niger Health Licences', temporary_months: '3' })
    expect(status).toBe(200)
    expect(reply.data.product_name).toEqual({ value: 'Niger Health Licences', since: '2026-11-21', next: null })
    expect(reply.data.temporary_months.value).toBe(3)
    expect(reply.data.updated_by).toEqual({ first_name: person.first_name, last_name: person.last_name })
    expect((await portal()).product_name).toBe('Niger Health Licences')
    const { changes } = await shown()
    expect(changes.map(({ name, value }) => [name, value])).toEqual([
      ['temporary_months', 3],
      ['product_name', 'Niger Health Licences'],
    ])
    expect(changes[0]).toMatchObject({ start_date: '2026-11-21', recorded_at: '2026-11-21T09:00:00.000Z' })
  })

  it('change on the given day, and show the planned change before', async () => {
    const { change, portal, setClock, shown } = await ministry()
    const next = { value: 'Ministry of Health and Nutrition', start_date: '2027-01-01' }
    const { reply } = await change({ ministry_name: next.value, start_date: next.start_date })
    expect(reply.data.ministry_name).toEqual({ value: first.ministry_name, since: null, next })
    expect((await portal()).ministry_name).toBe(first.ministry_name)
    // Midnight in Lagos is at 23:00 of the day before in UTC.
    setClock('2026-12-31T22:59:00Z')
    expect((await portal()).ministry_name).toBe(first.ministry_name)
    setClock('2026-12-31T23:00:00Z')
    expect((await portal()).ministry_name).toBe(next.value)
    expect((await shown()).data.ministry_name).toEqual({ value: next.value, since: '2027-01-01', next: null })
  })

  it('keep planned changes of one when another is changed', async () => {
    const { change, shown } = await ministry()
    await change({ ministry_name: 'Later', start_date: '2027-01-01' })
    await change({ ministry_address: '1 New Road', start_date: '2027-02-01' })
    const { data } = await shown()
    expect(data.ministry_name.next).toEqual({ value: 'Later', start_date: '2027-01-01' })
    expect(data.ministry_address.next).toEqual({ value: '1 New Road', start_date: '2027-02-01' })
  })

  it('stay unchanged when a planned change is cancelled', async () => {
    const { change, officer, portal, setClock } = await ministry()
    await change({ ministry_name: 'Later', start_date: '2027-01-01' })
    const { reply } = await officer.send(calls.cancelPlannedChanges, { params: { name: 'ministry_name' } })
    expect(reply.data.ministry_name).toEqual({ value: first.ministry_name, since: null, next: null })
    setClock('2027-06-01T09:00:00Z')
    expect((await portal()).ministry_name).toBe(first.ministry_name)
  })

  it('record nothing when nothing differs', async () => {
    const { change, shown } = await ministry()
    const { privacy_text } = (await shown()).data
    expect((await change({ privacy_text: privacy_text.value })).status).toBe(200)
    expect((await shown()).changes).toEqual([])
  })

  it('have a history that the database refuses to change', async () => {
    const { change, db } = await ministry()
    await change({ product_name: 'Another' })
    await expect(db.deleteFrom('setting_change').execute()).rejects.toThrow('never changed')
  })

  it.each<[string, Body, string]>([
    ['product_name', { product_name: ' ' }, 'Enter the name of the portal'],
    ['ministry_name', { ministry_name: 'x'.repeat(81) }, 'Use at most 80 characters'],
    [
      'certificate_prefix',
      { certificate_prefix: 'NS MOH/' },
      'Use letters and digits, with / or - between them, for example NSMOH/PHF',
    ],
    ['temporary_months', { temporary_months: 0 }, 'Enter a number of months from 1 to 24'],
    ['temporary_months', { temporary_months: 25 }, 'Enter a number of months from 1 to 24'],
    ['officer_idle_minutes', { officer_idle_minutes: 5 }, 'Enter a number of minutes from 10 to 720'],
    ['privacy_text', { privacy_text: 'x'.repeat(10_001) }, 'Use at most 10000 characters'],
    ['home_state_id', { home_state_id: 999 }, 'Choose a state from the list'],
    ['start_date', { product_name: 'Another', start_date: '2026-11-20' }, 'Choose today or a later day'],
    ['start_date', { start_date: 'tomorrow' }, 'Enter a date with its day, month and year'],
  ])('are refused with an error at %s', async (field, body, sentence) => {
    const { change, shown } = await ministry()
    const answer = await change(body)
    expect(answer).toBeRefused('invalid_input', field)
    expect(answer.problem?.errors?.[field]?.[0]).toBe(sentence)
    expect((await shown()).changes).toEqual([])
  })

  it('accept only a known validity policy, and a home state with LGAs', async () => {
    const { app, db, person, change } = await ministry()
    const body = { ...first, validity_policy: 'for ever' }
    const { statusCode } = await app.inject({
      method: 'PUT',
      url: calls.changeSettings.path,
      headers: { authorization: `Bearer ${person.token}` },
      payload: body,
    })
    expect(statusCode).toBe(422)
    const { id } = await db.insertInto('state').values({ name: 'Anioma' }).returning('id').executeTakeFirstOrThrow()
    const refused = await change({ home_state_id: id })
    expect(refused.problem?.errors?.home_state_id).toEqual(['This state has no LGAs yet. Add them first'])
    expect((await change({ home_state_id: 15 })).reply.data.home_state_id.value).toBe(15)
  })

  it('are not overwritten by somebody with a stale version', async () => {
    const { change, shown } = await ministry()
    const seen = `"${(await shown()).data.updated_at}"`
    const saved = await change({ product_name: 'First' }, seen)
    expect(saved.status).toBe(200)
    const late = await change({ product_name: 'Second' }, seen)
    expect(late).toBeRefused('stale')
    expect(late.problem?.message).toBe('Somebody else changed this meanwhile. Look at it again')
    expect((await shown()).data.product_name.value).toBe('First')
    expect((await change({ product_name: 'Second' }, String(saved.headers.etag))).status).toBe(200)
  })

  it('let one of two officers succeed who save the same version at once', async () => {
    const { change, shown } = await ministry()
    const seen = `"${(await shown()).data.updated_at}"`
    const answers = await Promise.all([change({ product_name: 'One' }, seen), change({ product_name: 'Two' }, seen)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  })

  it('are for officers only', async () => {
    const { app, db } = await ministry()
    const owner = as(await makeOwner(db), app)
    expect(await owner.send(calls.showSettings, {})).toBeRefused('not_allowed')
    expect(await owner.send(calls.changeSettings, { body: first })).toBeRefused('not_allowed')
    expect(await owner.send(calls.cancelPlannedChanges, { params: { name: 'ministry_name' } })).toBeRefused(
      'not_allowed',
    )
    expect(await as(undefined, app).send(calls.showSettings, {})).toBeRefused('signed_out')
  })
})

describe('a changed setting', () => {
  it('is printed on the next certificate, and not on one that was issued before', async () => {
    const { change, db, officer, setClock } = await ministry()
    const approve = async () => {
      const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
      await officer.send(registrations.decideRegistration, { body: { id, status: 'Approved' } })
      return async () => (await officer.send(certificates.showCertificate, { params: { id } })).reply.data
    }
    const secretary = { title: 'Permanent Secretary', name: 'Mal. Yusuf Kure', start_date: '2024-01-01' } as const
    const kure = (await officer.send(calls.addOfficeHolder, { body: secretary })).reply.data
    const before = await approve()
    const printed = await before()
    await change({ certificate_prefix: 'MOH/NS', validity_policy: 'anniversary', ministry_name: 'Ministry of Health' })
    await officer.send(calls.endOfficeHolder, { params: { id: kure.id }, body: { end_date: '2026-11-21' } })
    await officer.send(calls.addOfficeHolder, {
      body: { ...secretary, name: 'Mrs Grace Tsado', start_date: '2026-11-22' },
    })
    setClock('2026-11-22T09:00:00Z')
    const after = await (await approve())()
    expect(after.number).toMatch(/^MOH\/NS\/\d{5}\/2026$/)
    expect(after.expiry_date).toBe('2027-11-21')
    expect(after.ministry).toBe('Ministry of Health')
    expect(after.signatories[1]?.name).toBe('Mrs Grace Tsado')
    expect(await before()).toEqual(printed)
    expect(printed.number).toMatch(/^NSMOH\/PHF\/\d{5}\/2026$/)
    expect(printed.signatories[1]?.name).toBe('Mal. Yusuf Kure')
  })

  it('ends the session of an officer who is idle for too long', async () => {
    const { change, app, db, setClock } = await ministry()
    await change({ officer_idle_minutes: 30 })
    const away = await makeOfficer(db)
    await db
      .updateTable('session')
      .set({ used_at: '2026-11-21T09:00:00.000Z' })
      .where('user_id', '=', away.id)
      .execute()
    setClock('2026-11-21T09:31:00Z')
    expect(await as(away, app).send(calls.showSettings, {})).toBeRefused('signed_out')
  })
})
