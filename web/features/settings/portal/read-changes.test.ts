import { describe, expect, it } from 'vitest'
import { readChanges, wordsOf } from './read-changes.ts'

const file = `# Changes

What a user can see.

## Unreleased

### Added
- Officers see a map.
- A sentence that is long
  enough for two lines.

### Fixed
- A mistake.

## 0.1.0 - 2026-11-20

### Added
- Everything.
`

describe('the list of changes', () => {
  it('is parsed by version and group', () => {
    expect(readChanges(file)).toEqual([
      {
        name: 'Unreleased',
        groups: [
          { title: 'Added', changes: ['Officers see a map.', 'A sentence that is long enough for two lines.'] },
          { title: 'Fixed', changes: ['A mistake.'] },
        ],
      },
      { name: '0.1.0 - 2026-11-20', groups: [{ title: 'Added', changes: ['Everything.'] }] },
    ])
  })

  it('is parsed from a file with Windows line endings too', () => {
    expect(readChanges(file.replaceAll('\n', '\r\n'))).toEqual(readChanges(file))
  })

  it('is empty before the first version', () => {
    expect(readChanges('# Changes\n\nNothing yet.\n')).toEqual([])
  })
})

describe('a sentence of it', () => {
  it('is split into code and text', () => {
    expect(wordsOf('`npm start`, or `npm test`.')).toEqual([
      { text: 'npm start', isCode: true, place: 1 },
      { text: ', or ', isCode: false, place: 2 },
      { text: 'npm test', isCode: true, place: 3 },
      { text: '.', isCode: false, place: 4 },
    ])
  })

  it('is not split at an unpaired backtick', () => {
    expect(wordsOf('one ` alone')).toEqual([{ text: 'one ` alone', isCode: false, place: 0 }])
  })
})
