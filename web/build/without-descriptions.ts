import type { Plugin } from 'vite'
import { type Edit, edited, type Node, nodesOfType } from './syntax-tree.ts'

const contractFiles = /[\\/]contract[\\/](?!.*\.test\.)[\w/\\-]+\.ts$/
/** What reads the example of a schema. Here no schema has one, so a page that ran it would not open. */
const reader = /[\\/]contract[\\/]openapi[\\/]example-of\.ts$/
/** The methods of a schema that say something for the API description. Each makes a copy of the schema. */
const saying = new Set(['describe', 'meta'])

interface MethodCall extends Node {
  callee: { object?: Node; property?: { name?: string } }
  arguments: Node[]
}

/** `.describe(…)` and `.meta(…)`, the outer ones first. */
function sayingsIn(module: Node): Edit[] {
  return nodesOfType<MethodCall>('CallExpression', module).flatMap(({ callee, end, arguments: given }) =>
    callee.object && saying.has(callee.property?.name ?? '') && given.length === 1
      ? [{ start: callee.object.end, end, text: '' }]
      : [],
  )
}

/**
 * Leaves out of the bundle what schemas say for the API description: meanings, examples, names. They are a fifth of the chunk that
 * forms share, and a phone would build each of these schemas twice.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    transform(code, id) {
      if (!contractFiles.test(id)) return
      const edits = sayingsIn(this.parse(code))
      // An example may contain a schema of its own.
      const outer = edits.filter(({ start, end }) => !edits.some((edit) => edit.start < start && end < edit.end))
      return { code: edited(code, outer), map: null }
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const found = chunk.type === 'chunk' && chunk.moduleIds.find((id) => reader.test(id))
        if (found) this.error(`${chunk.fileName} contains ${found}: read examples in .meta() alone`)
      }
    },
  }
}
