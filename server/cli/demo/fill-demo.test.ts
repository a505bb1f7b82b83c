import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginRecord } from '../../audit/begin-record.ts'
import { verifyRecord } from '../../audit/verify.ts'
import { localFileStore } from '../../files/file-store.ts'
import { openSigningKeys } from '../../keys/signing-keys.ts'
import { storedSecrets } from '../../keys/stored-secrets.ts'
import { eventsOf } from '../../records/cases/review.ts'
import { findOpenFlags } from '../../records/facilities/flagged-facilities.ts'
import { countRenewals } from '../../records/licences/renewal-counts.ts'
import { checkIssue, listIssues } from '../../records/licences/verification.ts'
import { findGroups } from '../../records/register/licensed-first.ts'
import { allEntries } from '../../records/register/public-register.ts'
import { pageOfRegister } from '../../records/register/register-search.ts'
import { licensedByDomain, licensedEverywhere } from '../../testing/licensed-numbers.ts'
import { ofPortal } from '../../testing/loading-database.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { fillDemo, startOfDemo } from './fill-demo.ts'

const now = new Date('2026-11-21T09:00:00Z')

describe('the demonstration', () => {
  let folder: string
  const options = () => ({
    files: localFileStore(folder),
    signingKeys: openSigningKeys({ folder: join(folder, 'keys') }),
    storedSecrets: storedSecrets(),
    headsPath: join(folder, 'audit-heads.jsonl'),
    clock: startOfDemo(now),
    now,
  })
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-demo-'))
    const database = ofPortal(await testDatabase())
    const { clock, ...rest } = options()
    await beginRecord(database.db, clock.now())
    // Those of the stories, and a few others.
    expect(await fillDemo(database, { ...rest, clock, facilities: 54 })).toBe(54)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('has a record in which nothing is wrong, with a clock that never goes backward', async () => {
    const { db } = await testDatabase()
    const { headsPath } = options()
    expect(await verifyRecord(db, { headsPath })).toMatchObject({ findings: [], total: 0 })
    const entries = await db.selectFrom('audit_entry').select('at').orderBy('id').execute()
    const moments = entries.map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted())
    expect(moments.length).toBeGreaterThan(1000)
    expect(moments.at(-1)?.slice(0, 10)).toBe('2026-11-20')
  })

  it('has numbers of applications, invoices, papers and letters in the order of their days', async () => {
    const { db } = await testDatabase()
    for (const [table, number, day] of [
      ['registration', 'reference', 'created_at'],
      ['invoice', 'number', 'issued_on'],
      ['letter', 'number', 'written_at'],
    ] as const) {
      const { rows } = await sql<{ numbers: number; earlier: number }>`
        select count(*)::int as numbers, count(*) filter (where is_earlier)::int as earlier
        from (
          select ${sql.ref(day)} < lag(${sql.ref(day)}) over (
            partition by substr(${sql.ref(number)}, 1, length(${sql.ref(number)}) - 6) order by ${sql.ref(number)}
          ) as is_earlier
          from ${sql.table(table)}
        ) as numbered
      `.execute(db)
      expect([table, rows]).toEqual([table, [{ numbers: expect.any(Number), earlier: 0 }]])
      expect(rows[0]?.numbers, table).toBeGreaterThan(40)
    }
  })

  it('has nothing that happens after its end', async () => {
    const { db } = await testDatabase()
    for (const [table, moment] of [
      ['facility', 'created_at'],
      ['user_account', 'created_at'],
      ['registration', 'created_at'],
      ['registration_event', 'at'],
      ['notification', 'created_at'],
      ['document', 'created_at'],
      ['payment', 'created_at'],
      ['penalty', 'created_at'],
    ] as const) {
      const { rows } = await sql<{ late: boolean }>`
        select max(${sql.ref(moment)}) > ${now.toISOString()}::timestamptz as late from ${sql.table(table)}
      `.execute(db)
      expect([table, rows]).toEqual([table, [{ late: false }]])
    }
  })

  it('has facilities in all 25 LGAs of the state', async () => {
    const { db } = await testDatabase()
    const lgas = await db.selectFrom('facility').select('local_gov_area_id').distinct().execute()
    expect(lgas).toHaveLength(25)
  })

  it('has registrations in every status, and expired ones', async () => {
    const { db } = await testDatabase()
    const statuses = await db.selectFrom('registration').select('status').distinct().execute()
    expect(statuses.map(({ status }) => status).sort()).toEqual([
      'Approved',
      'Awaiting decision',
      'Temporarily approved',
      'declined',
      'pending',
    ])
    const expired = await db.selectFrom('registration').where('expiry_date', '<', '2026-11-21').select('id').execute()
    expect(expired.length).toBeGreaterThan(5)
  })

  it('has applications that were not submitted, returned, submitted again, withdrawn, and lapsed', async () => {
    const { db } = await testDatabase()
    const count = (where: RawBuilder<boolean>) =>
      db.selectFrom('registration').where(where).select(db.fn.countAll<string>().as('n')).executeTakeFirstOrThrow()
    const returned = (resubmitted: boolean) => sql<boolean>`exists (
      select from registration_return
      where registration_id = registration.id and (resubmitted_at is not null) = ${resubmitted}
    )`
    const told = (action: string) => sql<boolean>`ended_at is not null and exists (
      select from audit_entry where about_kind = 'registration' and about_id = registration.id::text and action = ${action}
    )`
    const numbers = {
      'not submitted': await count(sql<boolean>`submitted_at is null and ended_at is null`),
      returned: await count(returned(false)),
      'submitted again': await count(returned(true)),
      withdrawn: await count(told('Withdraw')),
      lapsed: await count(told('Lapse')),
    }
    for (const [state, { n }] of Object.entries(numbers)) expect([state, Number(n) > 0]).toEqual([state, true])
  })

  it('has answers with photos of their own, of some applications', async () => {
    const { db } = await testDatabase()
    const { rows } = await sql<{ attached: number; contents: number; applications: number }>`
      select count(*)::int as attached, count(distinct sha256)::int as contents,
        count(distinct registration_id)::int as applications
      from answer_evidence join file on file.slug = file_slug
    `.execute(db)
    const [{ attached, contents, applications } = { attached: 0, contents: 0, applications: 0 }] = rows
    expect(applications).toBeGreaterThan(5)
    expect(attached).toBeGreaterThan(applications)
    expect(contents).toBe(attached)
  })

  it('has conditions that are open, met and overdue', async () => {
    const { db } = await testDatabase()
    const conditions = await db.selectFrom('registration_condition').select(['due_date', 'met_at']).execute()
    const states = conditions.map(({ due_date, met_at }) =>
      met_at ? 'met' : due_date !== null && due_date < '2026-11-21' ? 'overdue' : 'open',
    )
    expect([...new Set(states)].sort()).toEqual(['met', 'open', 'overdue'])
  })

  it('has concerns that are new, in hand and closed', async () => {
    const { db } = await testDatabase()
    const concerns = await db.selectFrom('concern').select('status').distinct().orderBy('status').execute()
    expect(concerns.map(({ status }) => status)).toEqual(['closed', 'in hand', 'new'])
  })

  it('has inspections of every class and in every state, with findings, photos and replies', async () => {
    const { db } = await testDatabase()
    const inspections = await db.selectFrom('inspection').select(['status', 'class', 'planned_day']).execute()
    expect(inspections.length).toBeGreaterThanOrEqual(40)
    expect([...new Set(inspections.map(({ status }) => status))].sort()).toEqual([
      'cancelled',
      'done',
      'planned',
      'published',
      'under way',
    ])
    expect([...new Set(inspections.flatMap((one) => one.class ?? []))].sort()).toEqual([
      'fully compliant',
      'minimally compliant',
      'not compliant',
      'partly compliant',
      'substantially compliant',
    ])
    expect(inspections.filter(({ status, planned_day }) => status === 'planned' && planned_day === null).length).toBe(2)
    const actions = await db.selectFrom('corrective_action').select('status').distinct().execute()
    expect(actions.map(({ status }) => status).sort()).toEqual(['closed', 'open', 'replied'])
    const photos = await db.selectFrom('inspection_photo').select('id').execute()
    expect(photos.length).toBeGreaterThan(60)
    const comments = await db.selectFrom('inspection_comment').select('answered_at').execute()
    expect(comments.map(({ answered_at }) => answered_at !== null).sort()).toEqual([false, true])
  })

  it('has payments that wait, were refused and were confirmed, and a statement of the bank that matches some', async () => {
    const { db } = await testDatabase()
    const payments = await db.selectFrom('payment').select('status').distinct().orderBy('status').execute()
    expect(payments.map(({ status }) => status)).toEqual(['confirmed', 'refused', 'submitted'])
    const lines = await db.selectFrom('bank_statement_line').select('state').distinct().orderBy('state').execute()
    expect(lines.map(({ state }) => state)).toEqual(['debit', 'doubtful', 'sure', 'unmatched'])
  })

  it('has penalties of each status', async () => {
    const { db } = await testDatabase()
    const penalties = await db.selectFrom('penalty').select('status').distinct().orderBy('status').execute()
    expect(penalties.map(({ status }) => status)).toEqual(['open', 'paid', 'set aside', 'waived'])
  })

  it('has answers, staff, documents and payments', async () => {
    const { db } = await testDatabase()
    for (const table of [
      'submission',
      'staff',
      'document',
      'payment',
      'referee',
      'invoice_line',
      'payment_decision',
    ] as const) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)
      expect(rows[0]?.n, table).toBeGreaterThan(15)
    }
  })

  it('has facilities of every standing in the public register', async () => {
    const { db } = await testDatabase()
    const standings = new Set<string>()
    for await (const entries of allEntries({ db, today: '2026-11-21' }, 100))
      for (const { standing } of entries) standings.add(standing)
    expect([...standings].sort()).toEqual([
      'closed',
      'expired',
      'expired, renewal under review',
      'licensed',
      'no longer licensed',
      'provisionally licensed',
      'revoked',
      'sealed',
      'suspended',
    ])
  })

  it.each(['2026-11-21', '2026-11-22', '2026-12-31', '2027-01-01'])(
    'tells the same number of licensed facilities everywhere on %s',
    async (today) => {
      const { db, ...database } = await testDatabase()
      const { licensed, 'provisionally licensed': provisional } = await licensedByDomain(db, today)
      expect(licensed + provisional).toBeGreaterThan(4)
      const both = { licensed, 'provisionally licensed': provisional }
      expect(await licensedEverywhere({ db, ...database }, today)).toEqual({
        'the facilities in SQL': both,
        'a search of the register': both,
        'the table of the register': both,
        'the map of the register': both,
        'the counter without what has no effect': licensed,
        'the report of beds and services': licensed + provisional,
      })
    },
  )

  it.each([{}, { facility_type_id: 2 }, { q: 'clinic' }])(
    'shows each facility of the register in one of two groups, which are licensed today or not: %j',
    async (filters) => {
      const { db } = await testDatabase()
      const reader = { db, today: '2026-11-21' }
      const pages = Array.from({ length: 20 }, (_, index) => index + 1)
      const all: string[] = []
      const grouped: { licensed: string[]; others: string[] } = { licensed: [], others: [] }
      for (const page of pages) {
        all.push(...(await pageOfRegister(reader, { ...filters, page })).data.map(({ number }) => number))
        const { licensed } = await findGroups(reader, { ...filters, page, others_page: 1 })
        const { others } = await findGroups(reader, { ...filters, page: 1, others_page: page })
        for (const { number, standing } of licensed?.data ?? []) {
          expect(['licensed', 'provisionally licensed']).toContain(standing)
          grouped.licensed.push(number)
        }
        for (const { number, standing } of others?.data ?? []) {
          expect(['licensed', 'provisionally licensed']).not.toContain(standing)
          grouped.others.push(number)
        }
      }
      const { licensed, others } = await findGroups(reader, { ...filters, page: 1, others_page: 1 })
      expect([licensed?.total, others?.total]).toEqual([grouped.licensed.length, grouped.others.length])
      expect([...grouped.licensed, ...grouped.others].toSorted()).toEqual(all.toSorted())
      expect(Math.min(grouped.licensed.length, grouped.others.length)).toBeGreaterThan(1)
    },
  )

  it('has papers of every outcome that anybody can be told', async () => {
    const { db } = await testDatabase()
    const papers = await db.selectFrom('certificate').select('number').distinct().execute()
    const numbers = papers.map(({ number }) => number)
    const outcomes = new Set<string>()
    for (const issue of await listIssues(db, numbers)) {
      outcomes.add((await checkIssue(db, issue, '2026-11-21')).outcome)
    }
    expect([...outcomes].sort()).toEqual([
      'closed',
      'ended',
      'expired',
      'expired, renewal under review',
      'provisional',
      'replaced',
      'revoked',
      'sealed',
      'suspended',
      'valid',
    ])
  })

  it('has what each application contained when it was submitted, considered and approved', async () => {
    const { db } = await testDatabase()
    const actions = await db.selectFrom('snapshot').select('action').distinct().orderBy('action').execute()
    expect(actions.map(({ action }) => action)).toEqual(['Approve', 'Consider', 'Return', 'Submit'])
  })

  it('has renewals in time, late ones with a surcharge, and licences that nobody renewed', async () => {
    const { db } = await testDatabase()
    const numbers = await countRenewals(db, {}, { today: '2026-11-21', renewal_opens_days: 60 })
    for (const [list, n] of Object.entries(numbers)) expect([list, n > 0]).toEqual([list, true])
    const lines = await db.selectFrom('invoice_line').where('kind', '=', 'surcharge').select('amount_kobo').execute()
    expect(lines.length).toBeGreaterThan(2)
    const years = await db.selectFrom('registration').where('status', '=', 'Approved').select('expiry_date').execute()
    const ends = new Set(years.map(({ expiry_date }) => expiry_date?.slice(0, 4)))
    expect([...ends].sort()).toEqual(['2024', '2025', '2026', '2027'])
  })

  it('has facilities that are suspended, sealed and revoked, and a suspension that was lifted', async () => {
    const { db } = await testDatabase()
    const put = await db.selectFrom('facility_restriction').select(['kind', 'lift_reason']).orderBy('id').execute()
    expect(put).toEqual([
      { kind: 'suspended', lift_reason: 'The pit is covered.' },
      { kind: 'revoked', lift_reason: null },
      { kind: 'suspended', lift_reason: null },
      { kind: 'sealed', lift_reason: null },
    ])
  })

  it('has representations against decisions of each kind, which wait, or were upheld or set aside', async () => {
    const { db } = await testDatabase()
    const made = await db.selectFrom('representation').selectAll().execute()
    const of = (column: 'registration_id' | 'penalty_id' | 'restriction_id') =>
      made.filter((row) => row[column] !== null).length
    expect([of('registration_id'), of('penalty_id'), of('restriction_id')]).toEqual([3, 3, 2])
    expect(made.flatMap(({ outcome }) => outcome ?? []).sort()).toEqual(['set aside', 'set aside', 'upheld'])
  })

  it('has messages in every state', async () => {
    const { db } = await testDatabase()
    const states = await db.selectFrom('outbox').select('state').distinct().orderBy('state').execute()
    expect(states.map(({ state }) => state)).toEqual(['failed', 'queued', 'sent'])
  })

  it('issues as many certificates as there are approvals, numbered without a gap', async () => {
    const { db } = await testDatabase()
    const approved = await db
      .selectFrom('registration')
      .where('status', '=', 'Approved')
      .select('facility_id')
      .execute()
    const first = db.selectFrom('certificate').where('kind', '=', 'certificate').where('issue', '=', 1)
    const issued = await first.select('id').execute()
    const { value } = await db
      .selectFrom('counter')
      .where('name', '=', 'registration_number')
      .select('value')
      .executeTakeFirstOrThrow()
    const facilities = new Set(approved.map(({ facility_id }) => facility_id))
    expect([issued.length, value]).toEqual([approved.length, facilities.size])
  })

  it('has stages for one type: a case at the second one, and one that three officers have signed', async () => {
    const { db } = await testDatabase()
    const { rows } = await sql<{ name: string; stage: string | null; signed: string[] }>`
      select company_name as name, (
        select name from stage join stage_terms on stage.id = stage_id where stage_terms.id = registration.stage_terms_id
      ) as stage, array(
        select first_name from sign_off join user_account on user_account.id = signed_by
        where registration_id = registration.id order by sign_off.id
      ) as signed
      from registration join facility on facility.id = facility_id
      where exists (select from sign_off where registration_id = registration.id) order by name
    `.execute(db)
    expect(rows).toEqual([
      { name: 'Gwari Eye Hospital', stage: null, signed: ['Hauwa', 'Maryam', 'Yakubu'] },
      { name: 'Nagari Specialist Hospital', stage: 'Technical opinion', signed: ['Hauwa'] },
    ])
  })

  it('has a request for another operating officer, and a change of type that waits for the ministry', async () => {
    const { db } = await testDatabase()
    const open = await db
      .selectFrom('change_request')
      .where('status', '=', 'open')
      .where('kind', '=', 'operating officer')
      .select('kind')
      .execute()
    expect(open).toHaveLength(1)
    const changes = await db
      .selectFrom('registration')
      .where('kind', '=', 'change')
      .select(['status', 'submitted_at'])
      .execute()
    expect(changes).toEqual([{ status: 'pending', submitted_at: expect.any(String) }])
  })

  it('has requests for changes of each kind, a certificate that was issued again, and a closed facility', async () => {
    const { db } = await testDatabase()
    const requests = await db.selectFrom('change_request').select('status').orderBy('status').execute()
    expect(requests.map(({ status }) => status)).toEqual(['accepted', 'open', 'open', 'open', 'refused'])
    const again = await db.selectFrom('certificate').where('issue', '=', 2).select('id').execute()
    const closed = await db.selectFrom('facility_closing').select('id').execute()
    // A facility whose renewal is approved has two papers that are issued again.
    expect([again.length > 0, closed.length]).toEqual([true, 1])
  })

  it('has an operating officer of two licensed facilities, another one who was accepted, and an accepted duplicate', async () => {
    const { db } = await testDatabase()
    const accepted = await db.selectFrom('accepted_flag').select('kind').orderBy('id').execute()
    expect(accepted.map(({ kind }) => kind)).toEqual(['duplicate', 'practitioner'])
    const ids = (await db.selectFrom('facility').select('id').execute()).map(({ id }) => id)
    const flags = [...(await findOpenFlags({ db, today: '2026-11-21' }, ids)).values()]
    expect(flags.filter((kinds) => kinds.includes('practitioner'))).toHaveLength(2)
  })

  it('prints the names of those who held the offices on the day of issue', async () => {
    const { db } = await testDatabase()
    const papers = await db.selectFrom('certificate').select(['printed', 'issue_date']).execute()
    const signers = papers.map(({ printed }) => {
      const { signatories } = printed as { signatories: { name: string }[] }
      return signatories.map(({ name }) => name)
    })
    expect(signers.flat()).not.toContain(null)
    expect(new Set(signers.map(([, secretary]) => secretary)).size).toBe(2)
  })

  it('has applications that were returned to their owners', async () => {
    const { db } = await testDatabase()
    const open = await db.selectFrom('registration_return').where('resubmitted_at', 'is', null).select('id').execute()
    expect(open).toHaveLength(2)
  })

  it('has approvals with conditions, which their papers state', async () => {
    const { db } = await testDatabase()
    const asked = await db.selectFrom('registration_condition').select('registration_id').execute()
    const ids = asked.map(({ registration_id }) => registration_id)
    const papers = await db.selectFrom('certificate').where('registration_id', 'in', ids).select('printed').execute()
    expect(papers.length).toBeGreaterThan(2)
    for (const { printed } of papers) expect(printed).toMatchObject({ conditions: [{}, {}] })
  })

  it('has a timeline for every submitted application: start, submission, decision', async () => {
    const { db } = await testDatabase()
    const submitted = await db
      .selectFrom('registration')
      .where('submitted_at', 'is not', null)
      .select(['id', 'status', 'submitted_at'])
      .execute()
    for (const { id, status, submitted_at } of submitted) {
      const events = (await eventsOf(db, id, false).execute()).toReversed()
      const reason = expect.stringMatching(/^Submitted to the ministry/)
      expect(events[0]).toMatchObject({ from: null, to: 'pending' })
      expect(events).toContainEqual(expect.objectContaining({ to: 'pending', reason, at: submitted_at }))
      expect(events.at(-1)?.to).toBe(status)
      const moments = events.map(({ at }) => at)
      expect(moments).toEqual(moments.toSorted())
    }
  })

  it('has a letter that waits for its owner, a claimed facility, and helpers', async () => {
    const { db } = await testDatabase()
    const claims = await db.selectFrom('claim').orderBy('id').select(['used_by']).execute()
    expect(claims.map(({ used_by }) => used_by !== null)).toEqual([true, false])
    expect(await db.selectFrom('helper').select('id').execute()).toHaveLength(2)
  })

  it('changes nothing in a portal that is in use', async () => {
    expect(await fillDemo(ofPortal(await testDatabase()), options())).toBe(0)
  })
})
