import { importFieldRules, type PaperStatus } from './import-fields.ts'

/** The fields for which a facility has no place: officers read them in a comment on the licence. */
export const notedFields = ['second_phone', 'officer_folio', 'status', 'remarks'] as const

type Noted = { [Field in (typeof notedFields)[number]]: (Field extends 'status' ? PaperStatus : string) | null }

/** What else the paper register says, as a comment for officers; null if it says nothing. That it is licensed needs no comment. */
export function paperNote(fields: Noted): string | null {
  const lines = notedFields.flatMap((field) => {
    const value = fields[field]
    const isSaid = value !== null && value !== 'licensed' && value !== 'unknown'
    return isSaid ? [`${importFieldRules[field].label}: ${value}`] : []
  })
  return lines.length === 0 ? null : ['From the paper register:', ...lines].join('\n')
}
