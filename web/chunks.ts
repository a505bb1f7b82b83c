import type { Rolldown } from 'vite'

/** They start the portal when they are loaded, so they must not share a file with what the sign-in page loads ahead. */
const main = /[\\/]web[\\/](main\.ts|app\.html)$/

/** What the first file imports, directly or not: every page needs it. */
function isInEveryPage(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (main.test(id) || seen.has(id)) return false
  seen.add(id)
  const info = modules.getModuleInfo(id)
  if (!info) return false
  const isFirst = info.isEntry || info.importers.some((importer) => main.test(importer))
  return isFirst || info.importers.some((importer) => isInEveryPage(importer, modules, seen))
}

const fromElsewhere = /[\\/]node_modules[\\/]/

/**
 * How the built scripts are cut into files: what every page needs is two files, and what many screens share is one, for the
 * head of an answer weighs half a kilobyte and small files are pressed badly. Libraries change less often than the portal:
 * a browser keeps their file when a new version comes. The rest is cut along the screens that share it.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'libraries of every page',
    test: fromElsewhere,
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
  { name: 'more-screens', minShareCount: 2, priority: 0 },
]
