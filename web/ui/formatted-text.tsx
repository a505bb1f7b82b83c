import { type TextBlock, textBlocks } from '@portal/domain/text/formatted-text.ts'
import textStyles from './text.module.css'

/** Values with their places as keys: a text never changes its order, and two of its parts may be the same. */
function keyed<T>(values: readonly T[]): { key: number; value: T }[] {
  return values.map((value, key) => ({ key, value }))
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {keyed(block.items).map(({ key, value }) => (
            <li key={key}>{value}</li>
          ))}
        </ul>
      )
  }
}

/** A plain text with its headings, paragraphs and lists. Nothing in it is read as markup. */
export function FormattedText({ text }: { text: string }) {
  return (
    <div className={textStyles.prose}>
      {keyed(textBlocks(text)).map(({ key, value }) => (
        <Block key={key} block={value} />
      ))}
    </div>
  )
}
