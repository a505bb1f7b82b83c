import { expect, it } from 'vitest'
import { textBlocks } from './formatted-text.ts'

it.each([
  ['nothing', ' \n\n ', []],
  [
    'headings',
    '# One\n## Two\n#three',
    [
      { kind: 'heading', text: 'One' },
      { kind: 'heading', text: 'Two' },
      { kind: 'paragraph', text: '#three' },
    ],
  ],
  [
    'lines that belong together',
    'First line\r\nsecond line\n\nAnother',
    [
      { kind: 'paragraph', text: 'First line second line' },
      { kind: 'paragraph', text: 'Another' },
    ],
  ],
  [
    'a heading right above its paragraph',
    '# Who\nThe ministry.',
    [
      { kind: 'heading', text: 'Who' },
      { kind: 'paragraph', text: 'The ministry.' },
    ],
  ],
  ['a list with a long item', '- one\n  goes on\n- two', [{ kind: 'list', items: ['one goes on', 'two'] }]],
  [
    'a list after a paragraph, and two lists',
    'Before:\n- one\n\n- two\n\nAfter',
    [
      { kind: 'paragraph', text: 'Before:' },
      { kind: 'list', items: ['one'] },
      { kind: 'list', items: ['two'] },
      { kind: 'paragraph', text: 'After' },
    ],
  ],
  ['markup of web pages as it is', '<b>bold</b> -- &amp;', [{ kind: 'paragraph', text: '<b>bold</b> -- &amp;' }]],
])('finds in a text %s', (_, written, blocks) => {
  expect(textBlocks(written)).toEqual(blocks)
})
