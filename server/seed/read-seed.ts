import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

/** Reads a file of this folder, such as `fees.json`. Throws when it is not as the schema says. */
export async function readSeed<S extends z.ZodType>(name: string, schema: S): Promise<z.output<S>> {
  return schema.parse(JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8')))
}
