import { type TextBlock, textBlocks } from '@portal/domain/formatted-text.ts'

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item, place) => (
            // Items are never moved, and two may be the same.
            <li key={`${place} ${item}`}>{item}</li>
          ))}
        </ul>
      )
  }
}

/** A plain text with its headings, paragraphs and lists. Nothing in it is read as markup. */
export function FormattedText({ text }: { text: string }) {
  return (
    <div>
      {textBlocks(text).map((block, place) => (
        <Block key={`${place} ${block.kind}`} block={block} />
      ))}
    </div>
  )
}
