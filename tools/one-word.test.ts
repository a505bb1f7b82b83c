import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Words that people do not read, because the portal has another word for the same thing. */
const replaced: Record<string, RegExp> = {
  application:
    /\b(?:my|no|this|the|an?|your|next|their|its|only|open|which) cases?\b|^cases?$|\bcases (?:that|are|is|return)\b/i,
  'Sent messages': /\boutbox\b/i,
  'Suspensions and closures': /^standing$|\bchanges? of standing\b|\bgood standing\b|\bwhatever the standing\b/i,
  'type of facility': /\b(?:another|any|status|officer|month),? category\b|\b(?:[a-z,] |^a )facility type\b/i,
  'registration number': /\blicence number\b/i,
  status: /\bany state\b|\bis in this state\b/i,
}

/** Texts that are about something else. */
const others = new Set([
  'Officers are asked for it on the screen in any case.',
  // The name of a column of files, by which programs of others find it.
  'Standing',
])

/** The texts of a file: what stands between tags, and each string that is no name of a module. */
function textsOf(path: string): string[] {
  const source = readFileSync(join(root, path), 'utf8')
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const texts: string[] = []
  const read = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) texts.push(node.text.replaceAll(/\s+/g, ' ').trim())
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text.trim())
    ts.forEachChild(node, read)
  }
  read(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind))
  // One small word is a value or the name of a field.
  return texts.filter((text) => /[A-Z ]/.test(text) && !others.has(text))
}

/** What people read on screens, in messages, letters and refusals, and in the description of the calls. */
const shown = [
  'web/**/*.{ts,tsx}',
  'contract/**/*.ts',
  'domain/**/*.ts',
  'server/{features,messages,pages,print}/**/*.ts',
]

it('screens, messages and the description of the calls call one thing by one word', () => {
  const read = globSync(shown, { cwd: root }).filter((path) => !/\.test\.|\/(?:dist|testing|node_modules)\//.test(path))
  expect(read.length).toBeGreaterThan(300)
  const wrong = read.flatMap((path) =>
    textsOf(path).flatMap((text) =>
      Object.entries(replaced)
        .filter(([, pattern]) => pattern.test(text))
        .map(([word]) => `${path}: ${text} (${word})`),
    ),
  )
  expect(wrong).toEqual([])
}, 60_000)
