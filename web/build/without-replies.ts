import type { Plugin } from 'vite'
import { edited, type Node, nodesOfType, type Property, withoutProperty } from './syntax-tree.ts'

const contractFiles = /[\\/]contract[\\/](?!.*\.test\.)[\w/\\-]+\.ts$/
/** What only the server and the API description need of a call. */
const unneeded = new Set(['feature', 'summary', 'reply', 'audit'])

interface Call extends Node {
  callee: { name?: string }
  arguments: (Node & { properties?: Property[] })[]
}

/** A top-level statement; `export const` has its declarations one level deeper. */
interface Statement extends Node {
  declaration?: Statement | null
  declarations?: { init: Node | null }[]
}

/** The calls whose results the constants of a module hold. */
function builtConstants(statements: Statement[]): Node[] {
  return statements
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
}

/** What is unneeded of the declared calls: `call(method, path, { … })`. */
function unneededOf(module: Node): Property[] {
  return nodesOfType<Call>('CallExpression', module)
    .filter(({ callee }) => callee.name === 'call')
    .flatMap((call) => call.arguments.flatMap(({ properties = [] }) => properties))
    .filter(({ key }) => unneeded.has(key?.name ?? ''))
}

/**
 * Leaves out of the bundle what only the server needs of the contract: what the calls leave in the audit record, the replies, and
 * every schema that nothing uses then. The server validates replies and the web does not, so a phone would download and build
 * hundreds of schemas for nothing.
 */
export function withoutReplies(): Plugin {
  return {
    name: 'without-replies',
    apply: 'build',
    transform(code, id) {
      if (!contractFiles.test(id)) return
      const module = this.parse(code)
      const edits = builtConstants(module.body as unknown as Statement[]).flatMap(({ start, end }) => [
        // Building a schema changes nothing else. The annotation lets the bundler drop it.
        { start, end: start, text: '/* @__PURE__ */ (() => ' },
        { start: end, end, text: ')()' },
      ])
      const left = unneededOf(module).map((property) => withoutProperty(code, property))
      return { code: edited(code, [...edits, ...left]), map: null }
    },
  }
}
