import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkCitations } from './check-citations.ts'

const specification = `# Specification
## §2 Screens
### §2.1 Facility detail
### §2.2 Renewals (decided)
## §8 Messages, see §2.1
`
const validFiles = {
  'docs/specification.md': specification,
  'docs/architecture.md': 'See [the specification](specification.md) and `server/start/app.ts`.',
  'docs/decisions/0003-database.md': 'See [architecture](../architecture.md).',
  'README.md': 'See [architecture](docs/architecture.md) and https://example.org/other.md',
  'server/start/app.ts':
    '// Spec §2. Spec §2, Facility detail; spec §2 and §8. Spec §2.1. Spec §2, Renewals. See docs/decisions/0003.',
  'web/app.css': '/* Spec §8 */',
}

const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

function brokenWith(changes: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'citations-'))
  roots.push(root)
  for (const [path, text] of Object.entries({ ...validFiles, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkCitations(root).broken.map(({ path, line, citation }) => `${path}:${line} ${citation}`)
}

describe('check-citations', () => {
  it('accepts citations of sections, of named subsections, of documents and of files', () => {
    expect(brokenWith({})).toEqual([])
  })

  it.each([
    ['a section that does not exist', 'domain/day.ts', '// Spec §3.', 'Spec §3'],
    ['a second section that does not exist', 'domain/day.ts', '// Spec §2 and §9.', 'Spec §2 and §9'],
    ['a subsection that does not exist', 'domain/day.ts', '// Spec §2.7.', 'Spec §2.7'],
    ['a name that is no heading', 'domain/day.ts', '// Spec §2, Facility list.', 'Spec §2, Facility list'],
    ['a name of another section', 'domain/day.ts', '// Spec §8, Facility detail.', 'Spec §8, Facility detail'],
    ['a page outside the repository', 'domain/day.ts', '// See decisions.md.', 'decisions.md'],
    ['a decision that was never written', 'server/x.ts', '// See docs/decisions/0099.', 'docs/decisions/0099'],
    ['a page in SQL', 'server/x.sql', '-- wire.md', 'wire.md'],
    ['a link to a file that does not exist', 'docs/more.md', 'See [this](../server/none.ts).', '../server/none.ts'],
    ['a quoted path that does not exist', 'docs/more.md', 'Look at `server/none.ts`.', 'server/none.ts'],
  ])('reports %s', (_what, path, text, citation) => {
    expect(brokenWith({ [path]: `first line\n${text}` })).toEqual([`${path}:2 ${citation}`])
  })

  it('reports a section that the specification itself cites but does not have', () => {
    expect(brokenWith({ 'docs/specification.md': `${specification}see §7` })).toEqual(['docs/specification.md:6 §7'])
  })
})
