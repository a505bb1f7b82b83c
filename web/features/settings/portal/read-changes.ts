/** A piece of a sentence; `isCode` for inline code. */
export interface Words {
  text: string
  isCode: boolean
  /** Its place in the sentence, from 0. */
  place: number
}

/** The changes of one version. `groups` are 'Added', 'Fixed', … with their entries. */
export interface Version {
  name: string
  groups: { title: string; changes: string[] }[]
}

function groupOf(part: string): Version['groups'][number] {
  const [title = '', ...lines] = part.split('\n')
  const changes = lines
    .join('\n')
    .split(/^- /m)
    .map((change) => change.trim().replace(/\s*\n\s*/g, ' '))
    .filter((change) => change !== '')
  return { title: title.trim(), changes }
}

/** Parses CHANGELOG.md: versions under `##`, groups under `###`, entries under `-`. */
export function readChanges(markdown: string): Version[] {
  const [, ...versions] = markdown.replaceAll('\r', '').split(/^## /m)
  return versions.map((version) => {
    const [heading = '', ...groups] = version.split(/^### /m)
    return { name: heading.split('\n')[0]?.trim() ?? '', groups: groups.map(groupOf) }
  })
}

/** Splits a sentence at its backticks into text and inline code. */
export function wordsOf(sentence: string): Words[] {
  const pieces = sentence.split('`')
  const isPaired = pieces.length % 2 === 1
  if (!isPaired) return [{ text: sentence, isCode: false, place: 0 }]
  return pieces.map((text, place) => ({ text, isCode: place % 2 === 1, place })).filter(({ text }) => text !== '')
}
