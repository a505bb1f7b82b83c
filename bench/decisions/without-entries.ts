// Loaded before the portal, it replaces the writing of audit entries by nothing, and lets the triggers note no rows, to measure what
// the audit record costs.
import { registerHooks } from 'node:module'
import { nothingRecorded } from './nothing-recorded.ts'

const names = Object.keys(nothingRecorded).join(', ')
const nothing = `
  import { nothingRecorded } from '${import.meta.resolve('./nothing-recorded.ts')}'
  export const { ${names} } = nothingRecorded
`
const recording = "portal.recording = 'on'"

registerHooks({
  load: (url, context, next) => {
    if (url.endsWith('/server/audit/record-entry.ts')) return { format: 'module', source: nothing, shortCircuit: true }
    const loaded = next(url, context)
    if (!url.endsWith('/server/database/recording-dialect.ts')) return loaded
    const source = String(loaded.source)
    if (!source.includes(recording)) throw new Error('The beginning of a recorded transaction has changed')
    return { ...loaded, source: source.replace(recording, "portal.recording = 'loading'") }
  },
})
