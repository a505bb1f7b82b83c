import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as audit from '@portal/contract/audit/calls.ts'
import * as letters from '@portal/contract/letters/calls.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import { type LetterKind, letterKinds } from '@portal/domain/letters/letter-kinds.ts'
import { builtInWords } from '@portal/domain/letters/letter-text.ts'
import { expect, it } from 'vitest'
import { letterPdf } from '../../print/letter-pdf.ts'
import { findLetter } from '../../records/letters/letters.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { textOfPdf } from '../../testing/text-of-pdf.ts'

const penaltyWords = 'Dear {owner}, pay {amount} by {due_date}.\n\nPut it right.\n\n{how_to_contest}'

/** A portal on 20 November of a year of its own, because the words of letters stay for the tests that follow. */
async function portal(year: number) {
  const { app, db, setClock } = await testApp()
  setClock(`${year}-11-20T09:00:00Z`)
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id, company_name: 'Ẹ̀kọ́ Ɗan {owner} Clinic' })
  const send = as(officer, app)
  const change = (kind: LetterKind, words: string, start_date?: string, version?: string) =>
    send.send(
      letters.changeLetterWords,
      { params: { kind }, body: { words, ...(start_date && { start_date }) } },
      version === undefined ? {} : { headers: { 'if-match': `"${version}"` } },
    )
  const shown = async (kind: LetterKind) => {
    const { data } = (await send.send(letters.listLetterWords, {})).reply
    return data.find((one) => one.kind === kind) ?? expect.fail()
  }
  const penalise = async () => {
    const body = { facility_id: facility.id, comment: 'Sharps in the yard.' }
    await send.send(penalties.penaliseFacility, { body })
    const { data } = (await send.send(letters.listFacilityLetters, { params: { id: facility.id } })).reply
    return (await findLetter(db, data[0]?.id ?? 0)) ?? expect.fail()
  }
  return { app, db, owner, officer, send, facility, change, shown, penalise, setClock }
}

it('writes letters in the words of the ministry from their first day on, and leaves earlier ones byte for byte', async () => {
  const { change, penalise, setClock } = await portal(2031)
  const before = await penalise()
  const printed = await letterPdf(before, null)
  expect((await change('penalty', penaltyWords, '2031-12-01')).status).toBe(200)
  setClock('2031-11-30T22:59:00Z')
  expect((await penalise()).facts.body).toEqual([
    'On 30 November 2031 the Ministry penalised Ẹ̀kọ́ Ɗan {owner} Clinic for the following:',
    { quote: 'Sharps in the yard.' },
    'Put this right immediately, and keep evidence of what you have done. The Ministry may inspect the facility at any time.',
    'If you do not agree with this decision, you can make a representation in your account in the portal until 28 December 2031. State your reasons and add the documents that support them. You can do this once. The decision holds until the Ministry sets it aside.',
  ])
  setClock('2031-11-30T23:00:00Z')
  const after = await penalise()
  expect(after.facts).toMatchObject({
    subject: 'Penalty on Ẹ̀kọ́ Ɗan {owner} Clinic',
    body: [
      'On 1 December 2031 the Ministry penalised Ẹ̀kọ́ Ɗan {owner} Clinic for the following:',
      { quote: 'Sharps in the yard.' },
      'Put it right.',
      expect.stringMatching(/^If you do not agree with this decision/),
    ],
    signatory: { title: 'Director Inspectorate Services' },
  })
  expect((await letterPdf(before, null)).equals(printed)).toBe(true)
})

it('writes the letter of a decision in the words of the ministry, with what the officer remarks', async () => {
  const { db, send, facility, change } = await portal(2032)
  await change('decline', 'We cannot agree:\n{reason}\n\nOnce more until {submit_by}.\n\n{how_to_contest}')
  const { id } = await makeRegistration(db, {
    facility_id: facility.id,
    status: 'Awaiting decision',
    submitted_at: '2032-11-02T09:00:00Z',
  })
  await send.send(registrations.decideRegistration, { body: { id, status: 'declined', reason: 'No laboratory.' } })
  const { data } = (await send.send(letters.listRegistrationLetters, { params: { id } })).reply
  expect((await findLetter(db, data[0]?.id ?? 0))?.facts.body.slice(1, 4)).toEqual([
    'We cannot agree:',
    { quote: 'No laboratory.' },
    'Once more until 20 November 2033.',
  ])
})

it('shows what holds today and what is planned, and takes a planned day back', async () => {
  const { officer, send, change, shown } = await portal(2033)
  const by = `${officer.first_name} ${officer.last_name}`
  const builtIn = builtInWords('claim')
  expect(await shown('claim')).toMatchObject({
    when: 'an owner has taken a facility over with the code of a letter',
    built_in: builtIn,
    present: { words: builtIn, is_own: false, start_date: null, recorded_by: null },
    planned: [],
    updated_at: '1970-01-01T00:00:00.000Z',
  })
  await change('claim', 'Welcome.')
  await change('claim', 'Welcome back.', '2034-01-01')
  await change('claim', builtIn, '2034-02-01')
  expect(await shown('claim')).toMatchObject({
    present: { words: 'Welcome.', is_own: true, start_date: '2033-11-20', recorded_by: by },
    planned: [
      { words: 'Welcome back.', is_own: true, start_date: '2034-01-01', recorded_by: by },
      { words: builtIn, is_own: false, start_date: '2034-02-01', recorded_by: by },
    ],
  })
  const takeBack = (start_date: string) =>
    send.send(letters.takeBackLetterWords, { params: { kind: 'claim', start_date } })
  expect((await takeBack('2034-02-01')).reply.data.planned).toMatchObject([{ start_date: '2034-01-01' }])
  expect((await takeBack('2034-01-01')).reply.data.planned).toEqual([])
  expect(await takeBack('2034-01-01')).toBeRefused('not_found')
  expect(await takeBack('2033-11-20')).toBeRefused('not_found')
  expect((await shown('claim')).present.words).toBe('Welcome.')
})

it('enters a change in the audit record, with the words before and after', async () => {
  const { send, change } = await portal(2034)
  await change('lifting', 'It is over.', '2034-12-01')
  const { data } = (await send.send(audit.listAuditEntries, { query: { action: 'change_letter_words' } })).reply
  expect(data[0]).toMatchObject({
    action: 'change_letter_words',
    about: { kind: 'setting', id: 'lifting' },
    before: {},
    after: { 'words from 2034-12-01': 'It is over.' },
  })
  await change('lifting', 'It is over now.')
  const [newest] = (await send.send(audit.listAuditEntries, { query: { action: 'change_letter_words' } })).reply.data
  expect(newest).toMatchObject({ before: { words: null }, after: { words: 'It is over now.' } })
})

it('refuses what no letter may say, and a day that is over', async () => {
  const { change } = await portal(2035)
  expect((await change('penalty', penaltyWords, '2035-11-19')).problem?.errors).toEqual({
    start_date: ['Choose today or a later day'],
  })
  expect((await change('penalty', 'Pay.\n\n{nickname}')).problem?.errors).toEqual({
    words: ['Paragraph 2: This letter has no field {nickname}. Choose one from the list.'],
  })
  expect((await change('penalty', ' \n ')).problem?.errors).toEqual({ words: ['Enter the words of the letter'] })
  expect((await change('receipt', 'a '.repeat(3001))).problem?.errors).toEqual({
    words: ['Use at most 6000 characters'],
  })
  expect((await change('receipt', 'Owner \u202Egnp.exe')).status).toBe(422)
})

it('refuses the second of two officers who change the same words at once', async () => {
  const { change, shown } = await portal(2036)
  const { updated_at } = await shown('sealing')
  const [one, two] = await Promise.all([
    change('sealing', 'One. {how_to_contest}', undefined, updated_at),
    change('sealing', 'Two. {how_to_contest}', undefined, updated_at),
  ])
  expect([one.status, two.status].toSorted()).toEqual([200, 412])
  const seen = await shown('sealing')
  expect((await change('sealing', 'Three. {how_to_contest}', undefined, seen.updated_at)).status).toBe(200)
  expect((await shown('sealing')).updated_at > seen.updated_at).toBe(true)
})

it('lets only officers with the duty for settings change words or preview them', async () => {
  const { app, db, owner } = await portal(2037)
  const others = [as(owner, app), as(await makeOfficer(db, ['review', 'decide', 'catalogue']), app)]
  for (const other of others) {
    const params = { kind: 'receipt' } as const
    const body = { words: 'Nothing is owed.' }
    expect(await other.send(letters.changeLetterWords, { params, body })).toBeRefused('not_allowed')
    expect(await other.send(letters.previewLetterWords, { params, body })).toBeRefused('not_allowed')
    const plan = { params: { ...params, start_date: '2038-01-01' } }
    expect(await other.send(letters.takeBackLetterWords, plan)).toBeRefused('not_allowed')
  }
  expect(await others[0]?.send(letters.listLetterWords, {})).toBeRefused('not_allowed')
})

it('shows a sample of each kind of letter in the words of the ministry, over pages', async () => {
  const { send } = await portal(2038)
  const longWord = 'Ọ̀dàɗé'.repeat(60)
  const more = `₦ for {facility}: ${longWord}\n\n${`${'We repeat this sentence. '.repeat(60)}\n\n`.repeat(3)}`
  for (const kind of letterKinds) {
    const body = { words: `${builtInWords(kind)}\n\n${more}` }
    const { reply } = await send.send(letters.previewLetterWords, { params: { kind }, body })
    const text = textOfPdf(Buffer.from(reply.pdf, 'base64'))
    expect(text.filter((line) => line === 'SAMPLE').length, kind).toBeGreaterThan(1)
    expect(text, kind).toContain('Our reference: SAMPLE')
    expect(text.join(''), kind).toContain('₦ for Alheri Clinic:')
    expect(text.join(''), kind).toContain(longWord)
  }
})

it('prints no sample of words that could not be saved', async () => {
  const { send, db } = await portal(2039)
  const refused = await send.send(letters.previewLetterWords, { params: { kind: 'decline' }, body: { words: 'No.' } })
  expect(refused.problem?.errors?.words?.[0]).toMatch(/^\{reason\} is missing/)
  expect(await db.selectFrom('letter').where('number', '=', 'SAMPLE').selectAll().execute()).toEqual([])
})
