import { readFileSync } from 'node:fs'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { givenSettings } from './given-settings.ts'

/** The names of the settings that are secrets: those that the registry marks. */
export const secretSettings = Object.entries(givenSettings.shape).flatMap(([name, schema]) =>
  schema.meta()?.secret === true ? [name] : [],
)

/**
 * The environment with the secrets that it names by file: what NAME_FILE points to is the value of NAME, without the line
 * break at its end. So a secret need not be in the environment, which child processes and reports of crashes copy.
 */
export function withSecretsOfFiles(set: Record<string, string | undefined>): Record<string, string | undefined> {
  const read = secretSettings.flatMap((name) => {
    const file = set[nameOfFile(name)]
    if (file === undefined) return []
    if (set[name] !== undefined) {
      throw new Error(`The settings ${name} and ${nameOfFile(name)} exclude each other: give one of them.`)
    }
    return [[name, readSecret(nameOfFile(name), file.trim())]]
  })
  return { ...set, ...Object.fromEntries(read) }
}

/** The setting that names the file with a secret. */
export function nameOfFile(name: string): string {
  return `${name}_FILE`
}

function readSecret(setting: string, path: string): string {
  const text = readText(setting, path).replace(/\r?\n$/, '')
  if (text.trim() === '') throw new Error(`The setting ${setting} names the file ${path}, which is empty.`)
  return text
}

function readText(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`The setting ${setting} names the file ${path}, which cannot be read (${fieldsOf(error).code}).`)
  }
}
