import type { Rolldown } from 'vite'

/** What the first file imports, directly or not: every page needs it, so it travels in one file. */
function isInEveryPage(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const info = modules.getModuleInfo(id)
  return info !== null && (info.isEntry || info.importers.some((importer) => isInEveryPage(importer, modules, seen)))
}

/**
 * How the built scripts are cut into files: what every page needs is one file, for the head of an answer weighs half a
 * kilobyte and small files are pressed badly; the rest is cut along the screens that share it.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { debugName: 'every page', name: (id, modules) => (isInEveryPage(id, modules) ? 'portal' : null) },
]
