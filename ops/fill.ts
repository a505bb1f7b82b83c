// `npm run ops:fill -- three-machines my-settings.env /tmp/filled`: writes the configuration files of a set with the values of a file of
// settings into a folder. The trial of the cluster uses the same files with its own values.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { runProgram } from '@portal/server/cli/run-program.ts'
import { readEnvironment } from '@portal/server/start/environment.ts'

/** A name and its value. */
export type Values = Record<string, string | undefined>

const here = import.meta.dirname
/** What both sets have. */
const shared = ['nginx.conf', 'pgbackrest.conf']
const sets = ['one-machine', 'three-machines'] as const
export type ConfigurationSet = (typeof sets)[number]

/** The values that stand in the repository for a set. */
export function exampleValues(set: ConfigurationSet): Values {
  return readEnvironment({}, join(here, set, 'settings.env'))
}

/** Writes the files of a set into a folder, with these values. Returns their names. */
export async function fillSet(set: ConfigurationSet, values: Values, folder: string): Promise<string[]> {
  const own = (await readdir(join(here, set))).filter((name) => name !== 'settings.env').map((name) => join(set, name))
  await mkdir(folder, { recursive: true, mode: 0o750 })
  const names = []
  for (const path of [...shared, ...own]) {
    const name = basename(path)
    const text = fill(await readFile(join(here, path), 'utf8'), values, path)
    // Some of them hold passwords.
    await writeFile(join(folder, name), text, { mode: 0o640 })
    names.push(name)
  }
  return names.sort()
}

function fill(text: string, values: Values, path: string): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (!value) throw new Error(`The setting ${name} is missing, which ops/${path} needs.`)
    return value
  })
}

if (import.meta.main) {
  await runProgram(async () => {
    const [given, settings, folder] = process.argv.slice(2)
    const set = sets.find((name) => name === given)
    if (!set || !settings || !folder) {
      throw new Error('Use it like this: npm run ops:fill -- three-machines my-settings.env /tmp/filled')
    }
    const names = await fillSet(set, readEnvironment({}, fromHere(settings)), fromHere(folder))
    console.log(`Written to ${folder}: ${names.join(', ')}. The first lines of each say where it belongs.`)
  })
}

/** A path as the person typed it: npm starts programs in the portal's folder and says where the person was. */
function fromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}
