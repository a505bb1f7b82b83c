import { withoutEmptyText } from '@portal/contract/fields/empty-text.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { PhotoPages } from './photo-pages.ts'

/** The values of a form, by field name. */
export type Typed = FieldValues

interface Checked {
  schema?: z.ZodType
  /** Names of the file fields. */
  files?: readonly string[]
  /** The form may be sent without its files. */
  areFilesOptional?: boolean | undefined
}

/** A picked file that cannot be sent. As the value of its field it makes the form repeat the reason. */
export class RefusedFile {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}

function isFile(value: unknown): boolean {
  return value instanceof File || (value instanceof PhotoPages && value.photos.length > 0 && !value.isPreparing)
}

/** Why what is in place of a file cannot be sent. */
function reasonOf(value: unknown): string {
  if (value instanceof RefusedFile) return value.reason
  if (value instanceof PhotoPages && value.isPreparing) return 'The photos are being prepared. Send them in a moment'
  return 'Choose a file'
}

/**
 * Validates the values with the schema that the server uses too, and keeps the first error of each field. The values are
 * sent as typed, without empty text; the server normalises them.
 */
export function checkAgainst({ schema, files = [], areFilesOptional = false }: Checked): Resolver<Typed> {
  return async (typed) => {
    const values = fieldsOf(withoutEmptyText(typed))
    const errors: FieldErrors<Typed> = {}
    const checked = await schema?.safeParseAsync(values)
    for (const { path, message } of checked?.error?.issues ?? []) {
      const field = String(path[0] ?? 'root')
      errors[field] ??= { type: 'check', message }
    }
    for (const name of files) {
      const value: unknown = values[name]
      if (isFile(value) || (areFilesOptional && !(value instanceof RefusedFile))) continue
      errors[name] ??= { type: 'check', message: reasonOf(value) }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

/** Whether a field is optional, so that its label can say so. */
export function mayBeEmpty(schema: z.ZodType | undefined, name: string): boolean {
  const shape: unknown = schema && 'shape' in schema ? schema.shape : undefined
  if (typeof shape !== 'object' || shape === null) return false
  const field: unknown = Object.getOwnPropertyDescriptor(shape, name)?.value
  if (typeof field !== 'object' || field === null || !('safeParse' in field)) return false
  return typeof field.safeParse === 'function' && field.safeParse(undefined).success === true
}
