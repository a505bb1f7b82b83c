import type { Rolldown } from 'vite'

/** These modules start the portal when they are loaded, so they must not be in a chunk that the sign-in page prefetches. */
const main = /[\\/]web[\\/](main\.ts|app\.html)$/

/** Whether the entry module imports a module, directly or indirectly. Every page needs these modules. */
function isInEveryPage(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (main.test(id) || seen.has(id)) return false
  seen.add(id)
  const info = modules.getModuleInfo(id)
  if (!info) return false
  const isFirst = info.isEntry || info.importers.some((importer) => main.test(importer))
  return isFirst || info.importers.some((importer) => isInEveryPage(importer, modules, seen))
}

/** Whether a module needs the schemas or the form library, directly or indirectly. */
function needsSchemas(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (schemas.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return modules.getModuleInfo(id)?.importedIds.some((imported) => needsSchemas(imported, modules, seen)) ?? false
}

const schemas = /[\\/]node_modules[\\/](zod|react-hook-form)[\\/]/
const kit = /[\\/]ui[\\/](layout|table|feedback)[\\/]/
const libraries = /[\\/]node_modules[\\/]/

/**
 * How the code is split into chunks: two chunks for code of every page, one for forms, one for other code that many screens share. Few larger
 * chunks are better on slow connections, because each reply has about half a kilobyte of headers and small files compress
 * badly. Libraries change less often than the portal, so their chunk stays in the browser's cache after an update. The rest
 * is split by the screens that share it.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'libraries of every page',
    test: libraries,
    name: (id, modules) => (isInEveryPage(id, modules) ? 'libraries' : null),
    priority: 3,
  },
  { debugName: 'every page', name: (id, modules) => (isInEveryPage(id, modules) ? 'portal' : null), priority: 2 },
  // A lower priority than `screens`: otherwise the modules that charts share with many screens would end up in their chunk.
  { name: 'charts', test: /[\\/]ui[\\/]chart[\\/](?!counter-card)/, priority: 1 },
  {
    debugName: 'screens',
    name: (id, modules) => (needsSchemas(id, modules) ? null : 'screens'),
    minShareCount: 8,
    priority: 2,
  },
  // Dashboards show lists, not forms. What forms share is a third of the script, and waits for the first form.
  { name: 'forms', minShareCount: 8, priority: 1 },
  // What the dashboards need of the UI kit.
  {
    debugName: 'kit',
    name: (id, modules) => (kit.test(id) && !needsSchemas(id, modules) ? 'kit' : null),
    minShareCount: 2,
    priority: 2,
  },
]
