// Loaded before the portal, it replaces the writing of audit entries by nothing, to measure what they cost.
import { registerHooks } from 'node:module'

const nothing = `
const { sql } = await import('kysely')
export const doerOf = () => ({})
export const recordEntry = async () => {}
export const recordEntries = async () => {}
export const insertOf = () => sql\`(select 1 as nothing)\`
`

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/server/audit/record-entry.ts')
      ? { format: 'module', source: nothing, shortCircuit: true }
      : next(url, context),
})
