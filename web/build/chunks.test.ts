import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { groups } from './chunks.ts'

/** Who imports what in a small portal. */
const imports: Record<string, string[]> = {
  '/web/start-portal.tsx': ['/node_modules/react/index.js', '/web/ui/icon.tsx'],
  '/web/screens/applications/owner-home.tsx': ['/web/ui/table/card-list.tsx', '/web/ui/icon.tsx'],
  '/web/screens/facilities/add-facility.tsx': ['/web/api/call-form.tsx', '/web/ui/feedback/notice.tsx'],
  '/web/screens/inbox/inbox.tsx': ['/web/ui/table/filter-chips.tsx', '/contract/inbox/calls.ts'],
  '/web/ui/table/card-list.tsx': ['/web/ui/progress-bar.tsx'],
  '/web/api/call-form.tsx': ['/node_modules/zod/index.js'],
  '/contract/inbox/calls.ts': ['/node_modules/zod/index.js'],
}

const portal: Rolldown.ChunkingContext = {
  getModuleInfo(id) {
    const importers = Object.keys(imports).filter((importer) => imports[importer]?.includes(id))
    const info = { id, importers, importedIds: imports[id] ?? [], isEntry: id === '/web/start-portal.tsx' }
    return info as unknown as Rolldown.ModuleInfo
  },
}

/** The chunk of a module that many screens share. */
function chunkOf(id: string): string | undefined {
  const fitting = groups.filter(({ test }) => !(test instanceof RegExp) || test.test(id))
  return fitting
    .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
    .map(({ name }) => (typeof name === 'function' ? name(id, portal) : name))
    .find((name) => typeof name === 'string')
}

it.each([
  ['libraries', '/node_modules/react/index.js'],
  ['portal', '/web/ui/icon.tsx'],
  ['home', '/web/screens/applications/owner-home.tsx'],
  ['home', '/web/ui/progress-bar.tsx'],
  ['screens', '/web/ui/feedback/notice.tsx'],
  ['forms', '/web/api/call-form.tsx'],
  ['forms', '/node_modules/zod/index.js'],
  ['other-screens', '/web/ui/table/filter-chips.tsx'],
  ['other-forms', '/contract/inbox/calls.ts'],
])('puts into %s what belongs there: %s', (chunk, module) => {
  expect(chunkOf(module)).toBe(chunk)
})
