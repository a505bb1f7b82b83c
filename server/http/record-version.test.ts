import '../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as settings from '@portal/contract/settings/calls/settings.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { makeRegistration } from '../testing/factories.ts'
import { portalWithInitialSettings } from '../testing/fresh-settings.ts'
import { makeOfficer } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { checkVersion } from './record-version.ts'

/** `npm run bench:versions` runs a thousand rounds. */
const rounds = Number(process.env.VERSION_ROUNDS ?? 25)
const oneWinner = [200, 412, 412, 412, 412, 412, 412, 412]

/** An officer who saves the same consideration from eight browsers at once. */
async function officerWithEightBrowsers() {
  const { app, db, setClock } = await testApp()
  const officer = as(await makeOfficer(db), app)
  const { id } = await makeRegistration(db, { status: 'declined' })
  const save = (comment: string, headers: Record<string, string>) =>
    officer.send(
      registrations.considerRegistration,
      { params: { id }, body: { permanent_secretary_comment: comment } },
      { headers },
    )
  const saveEightTimes = (round: number, tag: string) =>
    Promise.all(
      Array.from({ length: 8 }, (_, browser) => save(`Round ${round}, browser ${browser}`, { 'if-match': tag })),
    )
  return { db, id, setClock, save, saveEightTimes }
}

describe('If-Match', () => {
  const present = { updated_at: '2026-04-08T10:00:00.000Z' }

  it.each(['"2026-04-08T10:00:00.000Z"', '"2026-04-01T08:00:00.000Z", "2026-04-08T10:00:00.000Z"', ' * '])(
    'accepts %s, which names the present version',
    (seen) => expect(() => checkVersion({ 'if-match': seen }, present)).not.toThrow(),
  )

  it.each(['"2026-04-01T08:00:00.000Z"', '2026-04-08T10:00:00.000Z', ''])('refuses %j, which does not', (seen) =>
    expect(() => checkVersion({ 'if-match': seen }, present)).toThrow('Somebody else changed this meanwhile'),
  )

  it.each([
    ['stands still', () => '2026-04-08T10:00:00Z'],
    ['goes back', (round: number) => new Date(Date.parse('2026-04-08T10:00:00Z') - round).toISOString()],
  ])(
    'lets one of eight parallel saves succeed while the clock %s, and no save is lost',
    { timeout: 900_000 },
    async (_name, clock) => {
      const { db, id, setClock, save, saveEightTimes } = await officerWithEightBrowsers()
      setClock(clock(0))
      let tag = String((await save('Round 0', {})).headers.etag)
      const saved = ['Round 0']
      for (let round = 1; round <= rounds; round++) {
        setClock(clock(round))
        const answers = await saveEightTimes(round, tag)
        expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual(oneWinner)
        const winner = answers.find(({ status }) => status === 200)
        saved.push(winner?.reply.data.permanent_secretary_comment ?? '')
        tag = String(winner?.headers.etag)
      }
      const { rows } = await sql<{ comment: string }>`
      select permanent_secretary_comment as comment from replaced_consideration where registration_id = ${id} order by id
    `.execute(db)
      expect(rows.map(({ comment }) => comment)).toEqual(saved.slice(0, -1))
    },
  )

  it('lets one of eight parallel changes of the settings succeed while the clock stands still', async () => {
    const { app, db, setClock } = await portalWithInitialSettings()
    setClock('2026-11-21T09:00:00Z')
    const officer = as(await makeOfficer(db), app)
    const change = (product_name: string, tag: string) =>
      officer.send(
        settings.changeSettings,
        {
          body: {
            product_name,
            ministry_name: 'Niger State Ministry of Health',
            ministry_address: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
            home_state_id: 27,
            certificate_prefix: 'NSMOH/PHF',
            validity_policy: 'calendar_year',
            temporary_months: 6,
            officer_idle_minutes: 480,
          },
        },
        { headers: { 'if-match': tag } },
      )
    let tag = String((await change('Round 0', '*')).headers.etag)
    for (let round = 1; round <= 10; round++) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, browser) => change(`Round ${round}, browser ${browser}`, tag)),
      )
      expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual(oneWinner)
      tag = String(answers.find(({ status }) => status === 200)?.headers.etag)
    }
  })
})
