import { auditWords } from '@portal/domain/audit/audit-words.ts'
import type { Plugin } from 'vite'
import { edited, nodesOfType, type Property, withoutProperty } from './syntax-tree.ts'

const words = /[\\/]domain[\\/]audit[\\/]audit-words\.ts$/
const actionTables = /[\\/]domain[\\/]actions[\\/](?!.*\.test\.)[\w-]+\.ts$/

/**
 * Leaves the sentences of the audit record out of the rows of the actions, which the first page of a person has. The page of the
 * record, which alone shows them, gets them as a list that is made now.
 */
export function withoutAuditWords(): Plugin {
  return {
    name: 'without-audit-words',
    apply: 'build',
    transform(code, id) {
      if (words.test(id)) return { code: `export const auditWords = ${JSON.stringify(auditWords)}`, map: null }
      if (!actionTables.test(id)) return
      const sentences = nodesOfType<Property>('Property', this.parse(code)).filter(
        ({ key }) => key.name === 'recordedAs',
      )
      return {
        code: edited(
          code,
          sentences.map((sentence) => withoutProperty(code, sentence)),
        ),
        map: null,
      }
    },
  }
}
