import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const longest = 120
/** Tables, headings, pictures and code stay on one line; so do addresses that cannot be broken, and steps that a test follows. */
const mayBeLong = /^\s*(?:\||#|!\[|<)|^\s*(?:[-*] )?\S+$|^In `.*:$/

/** The lines of text that are longer than an editor's window, outside of code. */
function longLines(text: string): string[] {
  let isCode = false
  return text.split('\n').filter((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
    return !isCode && line.length > longest && !mayBeLong.test(line)
  })
}

it('wraps the lines of the documentation', () => {
  const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  expect(files.length).toBeGreaterThan(40)
  expect(
    files.flatMap((file) => longLines(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`)),
  ).toEqual([])
})
