import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// As usual in Markdown, a line that has backticks itself stands between two of them.
const step =
  /^(?:New file `(?<added>[^`]+)`|At the end of `(?<extended>[^`]+)`|In `(?<edited>[^`]+)`, (?<where>after|before|instead of) (?:`(?<line>[^`]+)`|`` (?<ticked>.+?) ``)):\n\n```\w+\n(?<code>[\s\S]*?)^```$/gm
const commands = /^```sh\n(?<lines>[\s\S]*?)^```$/m

/** What belongs to tests, and the samples of the demonstration, which come with a change but are not the product. */
const beside = /\.test\.tsx?$|^(?:domain|contract|server|web)\/testing\/|^server\/cli\/demo\//

/** The files of the product that a walk-through adds or changes. */
export function productFilesOf(text: string): string[] {
  const files = [...text.matchAll(step)].map(({ groups }) => groups?.added ?? groups?.extended ?? groups?.edited ?? '')
  return [...new Set(files)].filter((file) => !beside.test(file))
}

/** A copy of the repository's files in a folder, with the packages that are installed here. */
export function copyRepository(root: string, folder: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  for (const path of stdout.split('\0').filter(Boolean)) {
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  // What is installed is shared; the workspaces and the caches are the copy's own.
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!['@portal', '.cache', '.vite'].includes(name)) {
      symlinkSync(join(root, 'node_modules', name), join(packages, name))
    }
  }
  mkdirSync(join(packages, '@portal'))
  for (const name of readdirSync(join(root, 'node_modules/@portal'))) {
    symlinkSync(join(folder, name), join(packages, '@portal', name))
  }
}

function nextMigration(folder: string): string {
  const newest = readdirSync(join(folder, 'server/database/migrations')).sort().at(-1) ?? ''
  return String(Number.parseInt(newest, 10) + 1).padStart(4, '0')
}

/** Puts code beside the one line of a file that contains a text, or in its place. */
function editFile(path: string, where: string, text: string, code: string): void {
  const lines = readFileSync(path, 'utf8').split('\n')
  const found = lines.flatMap((line, index) => (line.trim() === text.trim() ? [index] : []))
  const [at] = found
  if (at === undefined || found.length > 1) {
    throw new Error(`${path} has ${found.length} lines of exactly this text, not one: ${text}`)
  }
  lines.splice(where === 'after' ? at + 1 : at, where === 'instead of' ? 1 : 0, code.replace(/\n$/, ''))
  writeFileSync(path, lines.join('\n'))
}

/** Makes every change that a walk-through tells the reader to make. Returns the commands that it ends with. */
export function followSteps(text: string, folder: string): string[] {
  for (const { groups = {} } of text.matchAll(step)) {
    const { added, extended, edited, where = '', line, ticked = '', code = '' } = groups
    if (added) {
      const path = join(folder, added.replace('NNNN', nextMigration(folder)))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, code, { flag: 'wx' })
    } else if (extended) writeFileSync(join(folder, extended), code, { flag: 'a' })
    else if (edited) editFile(join(folder, edited), where, line ?? ticked, code)
  }
  return (commands.exec(text)?.groups?.lines ?? '').split('\n').filter(Boolean)
}
