import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** The folder that the command line names. npm starts programs in the portal's folder and says where the person was. */
export function readFolder(usage: string): string {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [folder, ...more] = positionals
  if (!folder || more.length > 0) throw new Error(`Name one folder, like this: ${usage}`)
  return resolve(process.env.INIT_CWD ?? '.', folder)
}
