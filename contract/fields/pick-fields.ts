import type { z } from 'zod'
import { fieldsOf } from './fields-of.ts'

/** The fields of a value that are those of a part of its shape, such as one step of a form that is sent whole. */
export function pickFields<Part extends z.ZodObject>({ shape }: Part, value: z.output<Part>): z.output<Part> {
  const fields = fieldsOf(value)
  return Object.fromEntries(Object.keys(shape).map((name) => [name, fields[name]])) as z.output<Part>
}
