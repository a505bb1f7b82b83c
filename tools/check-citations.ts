// `npm run citations` checks that every document, section and file cited in comments and documents exists in the repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { sourceFiles } from './source-files.ts'

const folders = ['domain', 'contract', 'server', 'web', 'e2e', 'bench', 'tools', 'docs']
const specification = 'docs/specification.md'
const isText = /\.(ts|tsx|mjs|css|sql|md)$/
/** The test of this check contains broken citations on purpose. */
const ignored = ['tools/check-citations.test.ts']

const number = String.raw`§\d+(?:\.\d+)*`
const numbers = new RegExp(number, 'g')
/** "Spec §2", "Spec §2 and §8" and, with the name of a subsection, "Spec §2, Facility detail". */
const specCitation = new RegExp(`\\b[Ss]pec (${number}(?:(?:,| and|, and) ${number})*)(?:, ([A-Z][^.;:()*"]*))?`, 'g')
const heading = new RegExp(`^#+ (${number}) (.+?)(?: \\(decided\\))?$`, 'gm')
const documentName = /(?<![\w.$/-])(?:\.{0,2}\/)?(?:[\w.-]+\/)*(?:[a-z0-9-]+|[A-Z]+)\.md\b/g
const decisionPath = /docs\/decisions\/(\d{4})(?![\w-]*\.md)/g
const link = /\]\((?!https?:|#)([^)#\s]+)/g
/** A walk-through names files that its reader makes. */
const quotedPath = new RegExp(`(?<!^New file )\`((?:${folders.join('|')})/[\\w./-]+)\``, 'g')

export type Citation = { path: string; line: number; citation: string; problem: string }

/** All broken citations below the root. */
export function checkCitations(root: string): { files: number; broken: Citation[] } {
  const documents = readdirSync(root).filter((name) => name.endsWith('.md'))
  const files = [...documents, ...folders.flatMap((folder) => sourceFiles(root, folder))].filter(
    (path) => isText.test(path) && !ignored.includes(path),
  )
  const known = { sections: readSections(root), decisions: readDecisions(root) }
  const broken = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        problemsIn(root, path, text, known).map((found) => ({ path, line: index + 1, ...found })),
      ),
  )
  return { files: files.length, broken }
}

/** The section numbers of the specification with their headings. */
function readSections(root: string): Map<string, string> {
  if (!existsSync(join(root, specification))) return new Map()
  const text = readFileSync(join(root, specification), 'utf8')
  return new Map([...text.matchAll(heading)].map(([, section = '', name = '']) => [section, name]))
}

/** The names of the decisions' files. */
function readDecisions(root: string): string[] {
  return existsSync(join(root, 'docs/decisions')) ? readdirSync(join(root, 'docs/decisions')) : []
}

type Known = { sections: Map<string, string>; decisions: string[] }

type Problem = Pick<Citation, 'citation' | 'problem'>

function problemsIn(root: string, path: string, text: string, { sections, decisions }: Known): Problem[] {
  const cited = [...text.matchAll(path === specification ? numbers : specCitation)]
  return [
    ...cited.flatMap((match) => wrongSections(match, sections)),
    ...missingFiles(root, path, text, decisions).map((citation) => ({ citation, problem: 'no such file' })),
  ]
}

function wrongSections([citation, list = citation, name]: RegExpExecArray, sections: Map<string, string>): Problem[] {
  const cited = list.match(numbers) ?? []
  const unknown = cited.filter((section) => !sections.has(section))
  if (unknown.length > 0) return [{ citation, problem: `the specification has no ${unknown.join(', ')}` }]
  const last = cited.at(-1)
  const isNamed = [...sections].some(([section, title]) => section.startsWith(`${last}.`) && title === name?.trim())
  return name && !isNamed ? [{ citation, problem: `no heading below ${last} has this name` }] : []
}

function missingFiles(root: string, path: string, text: string, decisions: string[]): string[] {
  const isDocument = path.endsWith('.md')
  const beside = (name: string) => existsSync(resolve(root, dirname(path), name))
  const known = (name: string) =>
    beside(name) || ['', 'docs', 'docs/decisions'].some((folder) => existsSync(join(root, folder, name)))
  return [
    ...[...text.matchAll(documentName)].map(([name]) => name).filter((name) => !known(name)),
    ...[...text.matchAll(decisionPath)]
      .filter(([, page = '']) => !decisions.some((name) => name.startsWith(page)))
      .map(([name]) => name),
    ...(isDocument ? [...text.matchAll(link)].map(([, name = '']) => name).filter((name) => !beside(name)) : []),
    ...(isDocument ? [...text.matchAll(quotedPath)].map(([, name = '']) => name) : []).filter((name) => !known(name)),
  ]
}

if (import.meta.main) {
  const { files, broken } = checkCitations(resolve(import.meta.dirname, '..'))
  for (const { path, line, citation, problem } of broken) console.error(`${path}:${line}: "${citation}": ${problem}`)
  console.log(`Citations: ${files} files, ${broken.length} broken.`)
  process.exitCode = broken.length > 0 ? 1 : 0
}
