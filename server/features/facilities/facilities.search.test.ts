import * as registrationCalls from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { countSearchWords } from '../../records/search/count-words.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import '../../testing/matchers.ts'
import { testApp } from '../../testing/test-app.ts'

let addFacility: (details: object) => Promise<unknown>
type People = Record<'owner' | 'other' | 'officer', ReturnType<typeof as>>
let people: People

const names = [
  "St. Mary's Family Clinic",
  'Kainji Lake Primary Health Centre',
  'Muhammad Bello Memorial Hospital',
  'Al-Amin Maternity & Nursing Home',
  'May-Fair Diagnostic Laboratory',
  'Ìbùkún Olúwa Hospital',
  'Ƙofar Ɗan Fulani Clinic',
  'Care 50% Clinic',
  'Lab A_B',
  'Zuma Rock General Hospital Annex',
  'Auchi Ama Dispensary',
  'Ama Serti Basic Dispensary',
]

beforeAll(async () => {
  const { app, db } = await testApp()
  const [owner, other] = [await makeOwner(db), await makeOwner(db)]
  for (const [at, company_name] of names.entries()) {
    const { id } = await makeFacility(db, {
      user_id: owner.id,
      company_name,
      owner_name: at === 9 ? 'Hadiza Gwarzo' : 'Musa Abubakar',
      phone_number: at === 9 ? '+2348059876543' : '+2348031234567',
      cac: at === 9 ? 'RC 7654321' : null,
      registration_number: at === 9 ? 'NSMOH/PHF/00731' : null,
      local_gov_area_id: at % 2 === 0 ? 541 : 545,
      facility_type_id: at < 5 ? 2 : 3,
    })
    await makeRegistration(db, { facility_id: id, reference: `APP-2026-00${4100 + at}`, ...(at === 9 ? approved : {}) })
  }
  const { rows } = {
    rows: await db.selectFrom('registration').select('id').where('reference', '=', 'APP-2026-004109').execute(),
  }
  for (const { id } of rows) {
    const days = { issue_date: '2026-01-02', expiry_date: '2026-12-31', printed: '{}' }
    await db
      .insertInto('certificate')
      .values({ kind: 'certificate', registration_id: id, number: 'NSMOH/PHF/00731/2026', ...days })
      .execute()
  }
  await makeFacility(db, {
    user_id: other.id,
    company_name: 'Zuma Rock General Hospital',
    phone_number: '+2349011112222',
  })
  await countSearchWords(db)
  addFacility = (details) => makeFacility(db, details)
  people = { owner: as(owner, app), other: as(other, app), officer: as(await makeOfficer(db), app) }
})

const approved = { status: 'Approved', approved_at: '2026-01-02T09:00:00Z', expiry_date: '2099-12-31' } as const

/** The lists that are searched, each with the names that it finds. */
const lists = {
  'an owner’s facilities': async (q: string) =>
    (await people.owner.send(calls.listFacilities, { query: { q } })).reply.data.data.map(
      (found) => found.company_name,
    ),
  'all facilities': async (q: string) =>
    (await people.officer.send(calls.listFacilitiesForOfficer, { query: { q } })).reply.data.map(
      ({ facility }) => facility.company_name,
    ),
  'an owner’s registrations': async (q: string) =>
    (await people.owner.send(registrationCalls.listRegistrations, { query: { q } })).reply.data.map(
      ({ facility }) => facility.company_name,
    ),
  'all registrations': async (q: string) =>
    (await people.officer.send(registrationCalls.listRegistrations, { query: { q } })).reply.data.map(
      ({ facility }) => facility.company_name,
    ),
}

describe.each(Object.entries(lists))('a search in %s', (_, namesFor) => {
  it.each([
    ['the name', 'Kainji Lake Primary Health Centre', 'Kainji Lake Primary Health Centre'],
    ['the words the other way round', 'centre health primary lake kainji', 'Kainji Lake Primary Health Centre'],
    ['two words that are not neighbours', 'kainji primary', 'Kainji Lake Primary Health Centre'],
    ['a letter missing', 'kanji lake', 'Kainji Lake Primary Health Centre'],
    ['a letter added', 'memoriall bello', 'Muhammad Bello Memorial Hospital'],
    ['a wrong letter', 'kaimji', 'Kainji Lake Primary Health Centre'],
    ['letters swapped', 'Kianji Laek', 'Kainji Lake Primary Health Centre'],
    ['two wrong letters', 'diaknostik', 'May-Fair Diagnostic Laboratory'],
    ['the first letters of its words', 'kai pri hea', 'Kainji Lake Primary Health Centre'],
    ['a word that is still being typed', 'kainji l', 'Kainji Lake Primary Health Centre'],
    ['the first and the last word', 'ama dispensary', 'Ama Serti Basic Dispensary'],
    ['no marks', 'st marys', "St. Mary's Family Clinic"],
    ['other marks', 'St Mary’s', "St. Mary's Family Clinic"],
    ['a hyphen left out', 'mayfair', 'May-Fair Diagnostic Laboratory'],
    ['a hyphen as a space', 'may fair', 'May-Fair Diagnostic Laboratory'],
    ['“and” for &', 'maternity and nursing', 'Al-Amin Maternity & Nursing Home'],
    ['Saint for St', 'saint mary', "St. Mary's Family Clinic"],
    ['Mohammed for Muhammad', 'mohammed bello', 'Muhammad Bello Memorial Hospital'],
    ['the first letters of Mohammed', 'moham bello', 'Muhammad Bello Memorial Hospital'],
    ['El for Al', 'el amin', 'Al-Amin Maternity & Nursing Home'],
    ['Center for Centre', 'kainji center', 'Kainji Lake Primary Health Centre'],
    ['Hosp for Hospital, Mem for Memorial', 'bello mem hosp', 'Muhammad Bello Memorial Hospital'],
    ['Yoruba letters without their marks', 'ibukun oluwa', 'Ìbùkún Olúwa Hospital'],
    ['Yoruba letters with their marks', 'Olúwa', 'Ìbùkún Olúwa Hospital'],
    ['Hausa letters without their hooks', 'kofar dan fulani', 'Ƙofar Ɗan Fulani Clinic'],
    ['Hausa letters with their hooks', 'ƙofar', 'Ƙofar Ɗan Fulani Clinic'],
    ['a word too many', 'kainji lake primary health centre zuru', 'Kainji Lake Primary Health Centre'],
    ['the owner', 'hadiza gwarzo', 'Zuma Rock General Hospital Annex'],
    ['the owner’s surname with a slip', 'gwarozo', 'Zuma Rock General Hospital Annex'],
    ['a word of the name and the owner', 'annex gwarzo', 'Zuma Rock General Hospital Annex'],
    ['the phone as it is written', '0805 987 6543', 'Zuma Rock General Hospital Annex'],
    ['the phone with its country', '+234 805 987 6543', 'Zuma Rock General Hospital Annex'],
    ['the beginning of the phone', '080598', 'Zuma Rock General Hospital Annex'],
    ['the CAC number', 'RC-7654321', 'Zuma Rock General Hospital Annex'],
    ['the CAC number without its letters', '7654 321', 'Zuma Rock General Hospital Annex'],
    ['the beginning of the CAC number', 'rc 7654', 'Zuma Rock General Hospital Annex'],
    ['the reference', 'APP-2026-004109', 'Zuma Rock General Hospital Annex'],
    ['the reference in small letters and spaces', 'app 2026 004109', 'Zuma Rock General Hospital Annex'],
    ['the serial of the reference', '4109', 'Zuma Rock General Hospital Annex'],
    ['the registration number', 'NSMOH/PHF/00731', 'Zuma Rock General Hospital Annex'],
    ['the serial of the registration number', '00731', 'Zuma Rock General Hospital Annex'],
    ['the certificate number', 'nsmoh phf 00731 2026', 'Zuma Rock General Hospital Annex'],
    ['a word and a number', 'annex 08059876543', 'Zuma Rock General Hospital Annex'],
  ])('puts first what is meant by %s', async (_what, q, name) => {
    expect((await namesFor(q))[0]).toBe(name)
  })

  it.each([
    ['50%', ['Care 50% Clinic']],
    ['a_b', ['Lab A_B']],
    ['%%%', []],
    ['___', []],
    ['qqqqqq', []],
    ["' | !annex & :*", ['Zuma Rock General Hospital Annex']],
    ["kainji' & !lake <-> :*", ['Kainji Lake Primary Health Centre']],
    ['\\', []],
    ['m', ['May-Fair Diagnostic Laboratory', 'Muhammad Bello Memorial Hospital']],
    [`kainji ${'x'.repeat(110)}`, ['Kainji Lake Primary Health Centre']],
    ['b a', ['Lab A_B']],
  ])('takes no character of %s for a sign of its own', async (q, found) => {
    expect((await namesFor(q)).filter((name) => name !== 'Zuma Rock General Hospital')).toEqual(found)
  })
})

describe('a search', () => {
  const search = async (query: object) => (await people.officer.send(calls.listFacilitiesForOfficer, { query })).reply
  const namesOf = async (query: object) => (await search(query)).data.map(({ facility }) => facility.company_name)

  it('tells which words of the names and owners it found', async () => {
    expect((await search({ q: 'mohamed belo' })).matched).toEqual(['bello', 'muhammad'])
    expect((await search({ q: 'st marys' })).matched).toEqual(['mary', 'marys', 'st'])
    expect((await search({ q: 'RC 7654' })).matched).toEqual(['rc7654'])
    expect((await search({ sort: 'name' })).matched).toBeUndefined()
  })

  it('narrows by LGA, type and status, and counts what it finds', async () => {
    expect(await namesOf({ q: 'clinic' })).toEqual([
      'Care 50% Clinic',
      'Ƙofar Ɗan Fulani Clinic',
      "St. Mary's Family Clinic",
    ])
    expect(await namesOf({ q: 'clinic', local_gov_area_id: 545 })).toEqual(['Care 50% Clinic'])
    expect(await namesOf({ q: 'clinic', facility_type_id: 2 })).toEqual(["St. Mary's Family Clinic"])
    expect(await namesOf({ q: 'hospital', status: 'Approved' })).toEqual(['Zuma Rock General Hospital Annex'])
    expect(await namesOf({ q: '4109', status: 'pending' })).toEqual([])
    expect(await search({ q: 'hospital', status: 'pending' })).toMatchObject({ total: 2, last_page: 1 })
  })

  it('does not guess when the filters alone leave nothing', async () => {
    expect(await namesOf({ q: 'kainji lake', local_gov_area_id: 541 })).toEqual([])
  })

  it('is read page by page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ q: 'hospital', per_page: 2, page })))
    expect(pages.map(({ total, data }) => [total, data.length])).toEqual([
      [4, 2],
      [4, 2],
      [4, 0],
      [4, 0],
    ])
    expect(new Set(pages.flatMap(({ data }) => data.map(({ facility_id }) => facility_id))).size).toBe(4)
  })

  it('keeps an order that is asked for', async () => {
    expect(await namesOf({ q: 'hospital', sort: 'name' })).toEqual([
      'Ìbùkún Olúwa Hospital',
      'Muhammad Bello Memorial Hospital',
      'Zuma Rock General Hospital',
      'Zuma Rock General Hospital Annex',
    ])
    expect((await namesOf({ q: 'hospital', sort: '-name' }))[0]).toBe('Zuma Rock General Hospital Annex')
  })

  it('puts the very name first', async () => {
    expect(await namesOf({ q: 'zuma rock general hospital' })).toEqual([
      'Zuma Rock General Hospital',
      'Zuma Rock General Hospital Annex',
    ])
  })

  it('reads the whole of a long name, and finds only what has both of two numbers', async () => {
    expect((await namesOf({ q: 'rock zuma general hospital annex' }))[0]).toBe('Zuma Rock General Hospital Annex')
    expect(await namesOf({ q: 'RC7654321 08031234567' })).toEqual([])
    expect(await namesOf({ q: 'RC7654321 08059876543' })).toEqual(['Zuma Rock General Hospital Annex'])
  })

  it.each(['zuma rock general hospital', '09011112222', 'zuma', 'z', 'zuma hopsital', 'general zuma xyz'])(
    'for %s never shows an owner what is another’s',
    async (q) => {
      const { data } = (await people.owner.send(calls.listFacilities, { query: { q } })).reply
      expect(data.data.map(({ company_name }) => company_name)).not.toContain('Zuma Rock General Hospital')
      const others = (await people.other.send(calls.listFacilities, { query: { q } })).reply.data
      expect(others.data.map(({ company_name }) => company_name)).toEqual(['Zuma Rock General Hospital'])
    },
  )

  it('puts the very number first', async () => {
    await addFacility({ company_name: 'Aaron Surgery', cac: 'RC 76543210' })
    expect(await namesOf({ q: 'RC 7654321' })).toEqual(['Zuma Rock General Hospital Annex', 'Aaron Surgery'])
  })

  it('refuses more than 120 characters', async () => {
    const query = { q: 'x'.repeat(121) }
    expect(await people.officer.send(calls.listFacilitiesForOfficer, { query })).toBeRefused('invalid_input', 'q')
  })
})
