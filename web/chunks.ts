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

const libraries = /[\\/]node_modules[\\/]/

/**
 * How the code is split into chunks: two chunks for code of every page, one for code that many screens share. Few larger
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
  { name: 'charts', test: /[\\/](d3-\w+|ui[\\/]chart[\\/](?!counter-card))/, priority: 2 },
  { name: 'screens', minShareCount: 8, priority: 1 },
  // The UI kit and the calls of the dashboards: the first page needs little else.
  {
    name: 'kit',
    test: /[\\/](ui[\\/](layout|table|feedback)|contract[\\/]calls[\\/](dashboard|notifications|facilities))/,
    minShareCount: 2,
    priority: 1,
  },
]
