import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import { askedNumber } from '@portal/domain/applications/asked-number.ts'
import { findingOutcomes, staffSightings } from '@portal/domain/inspections/inspections.ts'
import { outcomesToCorrect } from '@portal/domain/inspections/visits.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import type { Value } from '../../files/table.ts'
import type { Sheet } from '../../files/workbook.ts'

/** The checklist of a type of facility: its requirements with their parts and questions, in the order of the catalogue. */
export interface Checklist {
  facility_type_id: number
  category_list: string
  catalogue_version: number
  requirements: readonly {
    list: string
    part: { id: number; designation: string; part_name: string }
    sub_lists: readonly SubList[]
  }[]
}

/** A row of the sheet `survey`. What is left out stays empty. */
interface Asked {
  type: string
  name: string
  label?: string
  hint?: string | null
  required?: 'yes'
  relevant?: string
  constraint?: string
  constraint_message?: string
  appearance?: string
}

const columns = [
  'type',
  'name',
  'label',
  'hint',
  'required',
  'relevant',
  'constraint',
  'constraint_message',
  'appearance',
] as const satisfies readonly (keyof Asked)[]

/**
 * The three sheets of an XLSForm (https://xlsform.org): what Kobo and ODK Collect make a form of. Names are letters, digits and
 * underscores, because XForms refer to each other by them; `q_3` is the finding about question 3, whatever its words become.
 */
export function xlsform({ facility_type_id, category_list, catalogue_version, requirements }: Checklist): Sheet[] {
  return [
    sheetOf(
      'survey',
      columns,
      surveyOf(requirements).map((row) => columns.map((column) => row[column] ?? null)),
    ),
    sheetOf('choices', ['list_name', 'name', 'label'], choices),
    sheetOf(
      'settings',
      ['form_title', 'form_id', 'version'],
      [[`Inspection: ${category_list}`, `inspection_type_${facility_type_id}`, String(catalogue_version)]],
    ),
  ]
}

/** A sheet of words. */
function sheetOf(name: string, headings: readonly string[], rows: Value[][]): Sheet {
  return { name, table: { headings: headings.map((heading) => ({ heading, kind: 'text' })), batches: [rows] } }
}

const nameOf = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')

const listed = (list: string, all: readonly string[]): Value[][] =>
  all.map((label) => [list, nameOf(label), sentenceCase(label)])

const choices: Value[][] = [
  ...listed(
    'finding',
    findingOutcomes.filter((outcome) => outcome !== 'does not apply'),
  ),
  ...listed('finding_or_none', findingOutcomes),
  ...listed('sighting', staffSightings),
]

function surveyOf(requirements: Checklist['requirements']): Asked[] {
  const parts = [...Map.groupBy(requirements, ({ part }) => part.id).values()]
  return [
    { type: 'start', name: 'start' },
    { type: 'end', name: 'end' },
    { type: 'text', name: 'facility', label: 'Number or name of the facility', required: 'yes' },
    { type: 'geopoint', name: 'position', label: 'Where are you?' },
    { type: 'text', name: 'met_name', label: 'Who was met' },
    { type: 'text', name: 'met_position', label: 'Position of the person who was met' },
    {
      type: 'integer',
      name: 'beds_counted',
      label: 'Beds counted',
      constraint: '. >= 0',
      constraint_message: 'From 0',
    },
    ...parts.flatMap(partOf),
    { type: 'begin_repeat', name: 'staff', label: 'Staff seen' },
    { type: 'text', name: 'staff_name', label: 'Full name', required: 'yes' },
    { type: 'select_one sighting', name: 'staff_seen', label: 'Was the person there?', required: 'yes' },
    { type: 'end_repeat', name: 'staff' },
    { type: 'text', name: 'remarks', label: 'Remarks', appearance: 'multiline' },
    { type: 'image', name: 'signature', label: 'Signature of the person in charge', appearance: 'signature' },
  ]
}

function partOf(requirements: Checklist['requirements']): Asked[] {
  const [first] = requirements
  if (!first) return []
  const { id, designation, part_name } = first.part
  const asked = requirements.flatMap(({ list, sub_lists }) =>
    sub_lists.flatMap((question) => questionOf(list, question)),
  )
  return [
    { type: 'begin_group', name: `part_${id}`, label: `${designation} ${part_name}`, appearance: 'field-list' },
    ...asked,
    { type: 'end_group', name: `part_${id}` },
  ]
}

function questionOf(requirement: string, question: SubList): Asked[] {
  const { id, sub_list, help, least_number, is_critical, may_not_apply, needs_photo } = question
  const number = askedNumber(sub_list)
  const fails = outcomesToCorrect.map((outcome) => `\${q_${id}} = '${nameOf(outcome)}'`).join(' or ')
  const least = least_number === null ? null : `At least ${least_number}`
  return [
    {
      type: `select_one ${may_not_apply ? 'finding_or_none' : 'finding'}`,
      name: `q_${id}`,
      label: is_critical ? `${sub_list} (critical)` : sub_list,
      hint: [requirement, help, least].filter(Boolean).join('. '),
      required: 'yes',
    },
    ...(number
      ? [
          {
            type: 'integer',
            name: `n_${id}`,
            label: `Number seen: ${number.label}`,
            hint: least,
            constraint: '. >= 0',
          } as const,
        ]
      : []),
    ...(needs_photo ? [{ type: 'image', name: `photo_${id}`, label: 'Photo' } as const] : []),
    { type: 'text', name: `note_${id}`, label: 'What is missing?', relevant: fails, appearance: 'multiline' },
  ]
}
