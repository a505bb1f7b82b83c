import type { Plugin } from 'vite'
import { edited, type Node, nodesOfType, type Property, withoutProperty } from './syntax-tree.ts'

const contractFiles = /[\\/]contract[\\/](?!.*\.test\.)[\w/\\-]+\.ts$/
/** What only the server and the API description need of a call. */
const unneeded = new Set(['feature', 'summary', 'reply', 'audit'])

interface ObjectLiteral extends Node {
  properties?: Property[]
}

interface Call extends Node {
  callee: { name?: string }
  arguments: ObjectLiteral[]
}

interface Constant {
  id: { name?: string }
  init: ObjectLiteral | null
}

/** A top-level statement; `export const` has its declarations one level deeper. */
interface Statement extends Node {
  declaration?: Statement | null
  declarations?: Constant[]
}

function constantsOf(statements: Statement[]): Constant[] {
  return statements.flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
}

const built = new Set(['CallExpression', 'ObjectExpression'])

/** What the constants of a module hold that is built when it is loaded. */
function builtConstants(constants: Constant[]): Node[] {
  return constants.flatMap(({ init }) => (init && built.has(init.type) ? [init] : []))
}

/**
 * What is unneeded of the declared calls: `call(method, path, { … })`. What several of them share is a constant: `{ …, ...shared }`.
 */
function unneededOf(module: Node, constants: Constant[]): Property[] {
  const options = nodesOfType<Call>('CallExpression', module)
    .filter(({ callee }) => callee.name === 'call')
    .flatMap((call) => call.arguments.flatMap(({ properties = [] }) => properties))
  const shared = new Set(options.flatMap(({ argument }) => argument?.name ?? []))
  const ofShared = constants.filter(({ id }) => shared.has(id.name ?? '')).flatMap(({ init }) => init?.properties ?? [])
  return [...options, ...ofShared].filter(({ key }) => unneeded.has(key?.name ?? ''))
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
      const constants = constantsOf(module.body as unknown as Statement[])
      const edits = builtConstants(constants).flatMap(({ start, end }) => [
        // Building a schema changes nothing else. The annotation lets the bundler drop it.
        { start, end: start, text: '/* @__PURE__ */ (() => (' },
        { start: end, end, text: '))()' },
      ])
      const left = unneededOf(module, constants).map((property) => withoutProperty(code, property))
      return { code: edited(code, [...edits, ...left]), map: null }
    },
  }
}
