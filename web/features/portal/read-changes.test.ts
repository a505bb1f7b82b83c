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
  it('is read by version and kind, a sentence a line', () => {
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

  it('is read from a file with the line ends of Windows too', () => {
    expect(readChanges(file.replaceAll('\n', '\r\n'))).toEqual(readChanges(file))
  })

  it('has nothing in it before the first version', () => {
    expect(readChanges('# Changes\n\nNothing yet.\n')).toEqual([])
  })
})

describe('a sentence of it', () => {
  it('tells what is typed from what is read', () => {
    expect(wordsOf('`npm start`, or `npm test`.')).toEqual([
      { text: 'npm start', isCode: true },
      { text: ', or ', isCode: false },
      { text: 'npm test', isCode: true },
      { text: '.', isCode: false },
    ])
  })

  it('stays whole when a backtick has no fellow', () => {
    expect(wordsOf('one ` alone')).toEqual([{ text: 'one ` alone', isCode: false }])
  })
})
