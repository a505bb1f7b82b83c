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

/** The page that most people open first: the dashboard of an owner, on a cheap phone. */
const home = /[\\/]web[\\/]screens[\\/]applications[\\/]owner-home\.tsx$/
/** The pages that they open next. */
const next = /[\\/]web[\\/]screens[\\/](facilities[\\/]add-facility|applications[\\/]registration)\.tsx$/

/** Whether a module is one of these pages, or one of them needs it, directly or indirectly. */
function isNeededBy(pages: RegExp, id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (pages.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isNeededBy(pages, importer, modules, seen))
}

const schemas = /[\\/]node_modules[\\/](zod|react-hook-form)[\\/]/
const kit = /[\\/]ui[\\/](layout|table|feedback)[\\/]/
const libraries = /[\\/]node_modules[\\/]/

/**
 * How the code is split into chunks: two chunks for code of every page, one for what an
 * owner's dashboard needs besides, one for forms, one for other code that many screens share. Few larger
 * chunks are better on slow connections, because each reply has about half a kilobyte of headers and small files compress
 * badly. Libraries change less often than the portal, so their chunk stays in the browser's cache after an update. The rest
 * is split by the screens that share it.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'libraries of every page',
    test: libraries,
    name: (id, modules) => (isInEveryPage(id, modules) ? 'libraries' : null),
    priority: 4,
  },
  { debugName: 'every page', name: (id, modules) => (isInEveryPage(id, modules) ? 'portal' : null), priority: 3 },
  { debugName: 'dashboard', name: (id, modules) => (isNeededBy(home, id, modules) ? 'home' : null), priority: 3 },
  {
    debugName: 'screens',
    name: (id, modules) => (!needsSchemas(id, modules) && isNeededBy(next, id, modules) ? 'screens' : null),
    minShareCount: 8,
    priority: 3,
  },
  {
    debugName: 'other screens',
    name: (id, modules) => (needsSchemas(id, modules) ? null : 'other-screens'),
    minShareCount: 8,
    priority: 2,
  },
  // What the dashboards need of the UI kit.
  {
    debugName: 'kit',
    name: (id, modules) => (kit.test(id) && !needsSchemas(id, modules) ? 'kit' : null),
    minShareCount: 2,
    priority: 2,
  },
  // A lower priority than the screens: otherwise the modules that charts share with many screens would end up in their chunk.
  { name: 'charts', test: /[\\/]ui[\\/]chart[\\/](?!counter-card)/, priority: 1 },
  // Dashboards show lists, not forms. What forms share is a third of the script, and waits for the first form.
  {
    debugName: 'forms',
    name: (id, modules) => (isNeededBy(next, id, modules) ? 'forms' : null),
    minShareCount: 8,
    priority: 1,
  },
  { name: 'other-forms', minShareCount: 8, priority: 0 },
]
