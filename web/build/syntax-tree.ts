/** A node of the syntax tree of a module. */
export interface Node {
  type: string
  start: number
  end: number
}

/** A part of the code and what replaces it. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** `name: value` in an object, or `...argument`. */
export interface Property extends Node {
  key: { name?: string }
  argument?: { name?: string }
}

/** Every node of a type, the outer ones first. */
export function nodesOfType<N extends Node>(type: N['type'], within: unknown): N[] {
  if (typeof within !== 'object' || within === null) return []
  const nested = Object.values(within).flatMap((part) => nodesOfType<N>(type, part))
  return isOfType<N>(type, within) ? [within, ...nested] : nested
}

function isOfType<N extends Node>(type: N['type'], node: object): node is N {
  return 'type' in node && node.type === type
}

/** Leaves out a property, with the comma after it. */
export function withoutProperty(code: string, { start, end }: Property): Edit {
  return { start, end: code[end] === ',' ? end + 1 : end, text: '' }
}

/** The code after edits that do not overlap. */
export function edited(code: string, edits: readonly Edit[]): string {
  // From the end, so that the positions before stay right.
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}
