import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const notSources = ['node_modules', 'dist']

/** The files below a folder of the repository, as sorted paths from the root, without installed packages and build output. */
export function sourceFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !notSources.includes(entry.name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? sourceFiles(root, path) : [path]
    })
    .sort()
}
