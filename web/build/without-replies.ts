import type { Plugin } from 'vite'

const contractFiles = /[\\/]contract[\\/](?!.*\.test\.)[\w/\\-]+\.ts$/
/** What only the server and the API description need of a call. */
const unneeded = new Set(['reply', 'summary'])

interface Node {
  type: string
  start: number
  end: number
}
interface Call extends Node {
  callee: { name?: string }
  arguments: (Node & { properties?: (Node & { key?: { name?: string } })[] })[]
}
/** A top-level statement; `export const` has its declarations one level deeper. */
interface Statement extends Node {
  declaration?: Statement | null
  declarations?: { init: Node | null }[]
}
/** A part of the code and what replaces it. */
interface Edit {
  start: number
  end: number
  text: string
}

function isCall(node: Node | null): node is Call {
  return node?.type === 'CallExpression'
}

/** The calls whose results the constants of a module hold. */
function builtConstants(statements: Statement[]): Call[] {
  return statements
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .flatMap(({ init }) => (isCall(init) ? [init] : []))
}

/** Without the reply and the summary of a declared call: `call(method, path, { … })`. */
function withoutUnneeded(code: string, { callee, arguments: given }: Call): Edit[] {
  if (callee.name !== 'call') return []
  const properties = given.flatMap((argument) => argument.properties ?? [])
  return properties
    .filter(({ key }) => unneeded.has(key?.name ?? ''))
    .map(({ start, end }) => ({ start, end: code[end] === ',' ? end + 1 : end, text: '' }))
}

/**
 * Leaves out of the bundle what only the server needs of the contract: the replies, and every schema that nothing uses then.
 * The server validates replies and the web does not, so a phone would download and build hundreds of schemas for nothing.
 */
export function withoutReplies(): Plugin {
  return {
    name: 'without-replies',
    apply: 'build',
    transform(code, id) {
      if (!contractFiles.test(id)) return
      const { body } = this.parse(code)
      const edits = builtConstants(body as unknown as Statement[]).flatMap((built) => [
        // Building a schema changes nothing else. The annotation lets the bundler drop it.
        { start: built.start, end: built.start, text: '/* @__PURE__ */ (() => ' },
        ...withoutUnneeded(code, built),
        { start: built.end, end: built.end, text: ')()' },
      ])
      // From the end, so that the positions before stay right.
      const rest = edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
      return { code: rest, map: null }
    },
  }
}
