/** A piece of a text that a person wrote without markup of a web page. */
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }

/**
 * The headings, paragraphs and lists of a plain text. A line that begins with `#` is a heading, one with `-` an item of a
 * list; other lines that follow each other belong together; an empty line ends what stands before it.
 */
export function textBlocks(written: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let isOpen = false
  for (const line of written.split(/\r?\n/).map((whole) => whole.trim())) {
    const last = isOpen ? blocks.at(-1) : undefined
    const marked = /^(#+|-)\s+(.+)$/.exec(line)
    isOpen = line !== '' && !marked?.[1]?.startsWith('#')
    if (line === '') continue
    if (marked) addMarked(blocks, last, { sign: marked[1] ?? '', text: marked[2] ?? '' })
    else if (last) continueBlock(last, line)
    else blocks.push({ kind: 'paragraph', text: line })
  }
  return blocks
}

function addMarked(blocks: TextBlock[], last: TextBlock | undefined, { sign, text }: { sign: string; text: string }) {
  if (sign !== '-') blocks.push({ kind: 'heading', text })
  else if (last?.kind === 'list') last.items.push(text)
  else blocks.push({ kind: 'list', items: [text] })
}

function continueBlock(block: TextBlock, line: string): void {
  if (block.kind === 'list') block.items.push(`${block.items.pop() ?? ''} ${line}`)
  else block.text += ` ${line}`
}
