import type { Rolldown } from 'vite'

/** What the first file imports, directly or not: every page needs it. */
function isInEveryPage(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const info = modules.getModuleInfo(id)
  return info !== null && (info.isEntry || info.importers.some((importer) => isInEveryPage(importer, modules, seen)))
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
  { name: 'screens', minShareCount: 8, priority: 1 },
]
