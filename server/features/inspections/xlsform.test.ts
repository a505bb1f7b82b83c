import { editSubList, showUsedType } from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import { linkChecklistForm } from '@portal/contract/inspections/calls/checklists.ts'
import readWorkbook from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

async function portal() {
  const { app, db } = await testApp(await newTestDatabase())
  const officer = as(await makeOfficer(db), app)
  return { app, db, officer }
}

const hospital = { facility_type_id: 1 }

async function download({ app, officer }: Pick<Awaited<ReturnType<typeof portal>>, 'app' | 'officer'>) {
  const { url } = (await officer.send(linkChecklistForm, { body: hospital })).reply
  const { headers, rawPayload } = await app.inject({ url })
  const sheets = new Map((await readWorkbook(rawPayload)).map(({ sheet, data }) => [sheet, rowsOf(data)]))
  return {
    headers,
    survey: sheets.get('survey') ?? [],
    choices: sheets.get('choices') ?? [],
    settings: sheets.get('settings'),
  }
}

/** The rows of a sheet by the names of their columns. */
function rowsOf([heading = [], ...rows]: readonly (readonly unknown[])[]): Record<string, string>[] {
  return rows.map((row) =>
    Object.fromEntries(
      heading.flatMap((column, place) =>
        row[place] === null || row[place] === undefined ? [] : [[String(column), String(row[place])]],
      ),
    ),
  )
}

const groups = ['begin_group', 'end_group', 'begin_repeat', 'end_repeat']
const plain = ['start', 'end', 'text', 'integer', 'image', 'geopoint']

it('is a form by the rules of pyxform', async () => {
  const { survey, choices, settings, headers } = await download(await portal())
  expect(headers['content-disposition']).toMatch(/^attachment; filename="Checklist \d{4}-\d{2}-\d{2}\.xlsx"$/)
  const lists = new Set(choices.map(({ list_name }) => list_name))
  const named = new Set<string>()
  const open: string[] = []
  for (const { type = '', name = '', label, relevant = '' } of survey) {
    expect(name).toMatch(/^[A-Za-z_][A-Za-z0-9_]*$/)
    const [kind = '', list] = type.split(' ')
    if (kind === 'select_one') expect(lists).toContain(list)
    else expect([...groups, ...plain]).toContain(type)
    for (const [, referred] of relevant.matchAll(/\$\{(\w+)\}/g)) expect(named).toContain(referred)
    if (kind.startsWith('end_')) {
      expect(open.pop()).toBe(`${kind.slice(4)} ${name}`)
      continue
    }
    if (kind.startsWith('begin_')) open.push(`${kind.slice(6)} ${name}`)
    if (!['start', 'end'].includes(kind)) expect(label).toBeTruthy()
    expect(named).not.toContain(name)
    named.add(name)
  }
  expect(open).toEqual([])
  const pairs = choices.map(({ list_name, name }) => `${list_name} ${name}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  for (const { name } of choices) expect(name).toMatch(/^[a-z_]+$/)
  expect(settings).toEqual([
    {
      form_title: 'Inspection: Private Hospital',
      form_id: 'inspection_type_1',
      version: expect.stringMatching(/^\d+$/),
    },
  ])
})

it('asks every question of the type, with what the ministry expects', async () => {
  const { app, officer } = await portal()
  const { requirements } = (await officer.send(showUsedType, { params: { id: 1 } })).reply
  const [question] = requirements.flatMap(({ sub_lists }) => sub_lists)
  if (!question) throw new Error('A private hospital is asked nothing')
  const standards = {
    help: 'Ask to see it work.',
    least_number: null,
    is_critical: true,
    may_not_apply: true,
    needs_photo: true,
  }
  await officer.send(editSubList, { params: { id: question.id }, body: standards })
  const { survey } = await download({ app, officer })
  const asked = requirements.flatMap(({ sub_lists }) => sub_lists).filter(({ retired_at }) => retired_at === null)
  const findings = survey.filter(({ name = '' }) => /^q_\d+$/.test(name))
  expect(findings).toHaveLength(asked.length)
  expect(findings.find(({ name }) => name === `q_${question.id}`)).toMatchObject({
    type: 'select_one finding_or_none',
    label: `${question.sub_list} (critical)`,
    hint: expect.stringContaining('Ask to see it work.'),
    required: 'yes',
  })
  expect(survey.find(({ name }) => name === `photo_${question.id}`)).toMatchObject({ type: 'image' })
  expect(survey.find(({ name }) => name === `note_${question.id}`)).toMatchObject({
    relevant: ['not_met', 'not_seen', 'partly_met'].map((found) => `\${q_${question.id}} = '${found}'`).join(' or '),
  })
})

it('is for officers', async () => {
  const { app, db } = await portal()
  const owner = as(await makeOwner(db), app)
  expect((await owner.send(linkChecklistForm, { body: hospital })).status).toBe(403)
})
