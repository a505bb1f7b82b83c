import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import { roomRules } from './room-rules.ts'
import { namedInFolder } from './rooms.ts'
import { sourceFiles } from './source-files.ts'

const workspaces = ['domain', 'contract', 'server', 'web']
const programs = ['tools', 'e2e', 'bench']
const vagueFileNames = /^(index|utils|helpers|types|constants)\.tsx?$/
const clock = /\bnew Date\(\)|\bDate\.now\(|\bperformance\.now\(|\bTemporal\.Now\b/
const importedName = /^(?:import|export)\b(?:[^;'"=(]*?\bfrom)?\s*['"](?:node:)?([^'"]+)['"]/gm
const isTypeScript = (path: string) => /\.tsx?$/.test(path)
const isTest = (path: string) => path.includes('.test.')

export type Breach = { rule: string; comment: string; from: string; to?: string }

/** All breaches of the import rules below the root, and all files and imports that could not be checked. */
export async function checkRooms(root: string): Promise<{ files: number; breaches: Breach[] }> {
  const files = [...workspaces, ...programs].flatMap((room) => sourceFiles(root, room)).filter(isTypeScript)
  const seen = files.length > 0 ? await readImports(root) : { modules: [], violations: [] }
  return {
    files: files.length,
    breaches: [...seen.violations, ...findUncheckedFiles(root, files, seen.modules), ...badFiles(root, files)],
  }
}

async function readImports(root: string): Promise<{ modules: IModule[]; violations: Breach[] }> {
  const places = [...workspaces, ...programs].filter((room) => existsSync(join(root, room)))
  const { output } = await cruise(places, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: roomRules },
    // Without it, `import type` is ignored.
    tsPreCompilationDeps: true,
    // Without it, only the nearest package.json is read, but the workspaces are listed in the root's.
    combinedDependencies: true,
    exclude: { path: '^[^/]+/dist/' },
    doNotFollow: { path: '(^|/)node_modules/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  })
  if (typeof output === 'string') throw new Error(output)
  return { modules: output.modules, violations: toBreaches(output) }
}

function toBreaches({ summary }: ICruiseResult): Breach[] {
  return summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    comment: roomRules.find(({ name }) => name === rule.name)?.comment ?? '',
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
  }))
}

/** dependency-cruiser silently skips files that it cannot parse, for example new syntax. This check compares its result with a plain text search. */
export function findUncheckedFiles(
  root: string,
  files: string[],
  modules: Pick<IModule, 'source' | 'dependencies'>[],
): Breach[] {
  const importsOf = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ module }) => module)]),
  )
  return files.flatMap((from) => {
    const seen = importsOf.get(from)
    if (!seen) return { rule: 'every-file-parsed', comment: 'The check did not see this file.', from }
    const written = [...readFileSync(join(root, from), 'utf8').matchAll(importedName)].map(([, name = '']) => name)
    const unseen = written.filter((name) => !seen.includes(name))
    return unseen.map((to) => ({ rule: 'every-import-found', comment: 'The check did not see this import.', from, to }))
  })
}

function badFiles(root: string, files: string[]): Breach[] {
  const isTimed = (path: string) =>
    path.startsWith('domain/') && !isTest(path) && clock.test(readFileSync(join(root, path), 'utf8'))
  return files.flatMap((from) => [
    ...(vagueFileNames.test(basename(from))
      ? [{ rule: 'files-have-a-name', comment: 'Name it after the thing in it.', from }]
      : []),
    ...(isLoose(from)
      ? [{ rule: 'files-are-in-rooms', comment: 'Put it into a room or subject, or name it in rooms.ts.', from }]
      : []),
    ...(isTimed(from) ? [{ rule: 'domain-has-no-clock', comment: 'Today is an argument.', from }] : []),
  ])
}

/** Whether a file lies in a folder of rooms or subjects without being named there. */
function isLoose(path: string): boolean {
  return Object.entries(namedInFolder).some(([folder, named]) => {
    if (!path.startsWith(`${folder}/`)) return false
    const [first = '', ...rest] = path.slice(folder.length + 1).split('/')
    const isFile = rest.length === 0
    // Which folders the domain, the contract and the lists of subjects have is their own matter.
    if (!isFile) return named.some((name) => name.endsWith('/')) && !named.includes(`${first}/`)
    return !named.some((name) => name === first || isTestOf(first, name))
  })
}

/** Whether a file is `call.test.ts` or `call.paths.test.ts` of `call.ts`. */
function isTestOf(file: string, tested: string): boolean {
  return isTest(file) && file.split('.')[0] === tested.split('.')[0]
}

if (import.meta.main) {
  const started = performance.now()
  const { files, breaches } = await checkRooms(resolve(import.meta.dirname, '..'))
  for (const { rule, comment, from, to } of breaches)
    console.error(`${rule}: ${from}${to ? ` → ${to}` : ''}\n  ${comment}`)
  console.log(`Rooms: ${files} files, ${breaches.length} breaches, ${Math.round(performance.now() - started)} ms.`)
  process.exitCode = breaches.length > 0 ? 1 : 0
}
