// Builds the web into web/dist: the portal, and the pages for people who are not signed in. `npm start` runs it when needed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageFiles } from '@portal/contract/signed-out-pages.ts'
import { build, type InlineConfig, type Manifest } from 'vite'
import { pageRenderer, pageScript, pageStyles } from './signed-out.config.ts'

const folder = join(import.meta.dirname, 'dist')

/** What a person needs first after signing in: the portal's first files, its frame and an owner's dashboard. */
const neededNext = ['start-portal.tsx', 'features/dashboard/manager-dashboard.tsx']

/** Runs a build and gives the addresses of the files with an ending that it wrote. */
async function buildFiles(config: InlineConfig, ending: string): Promise<string[]> {
  const built = await build(config)
  if (!('output' in built)) throw new Error('The build gave no list of its files')
  return built.output.map(({ fileName }) => `/${fileName}`).filter((name) => name.endsWith(ending))
}

/** A built file after everything that it imports, as addresses: libraries are the largest and come first. */
function filesOf(manifest: Manifest, source: string): string[] {
  const { file, imports = [] } = manifest[source] ?? {}
  return file ? [...imports.flatMap((imported) => filesOf(manifest, imported)), `/${file}`] : []
}

await build({ root: import.meta.dirname, logLevel: 'warn' })
const styles = await buildFiles(pageStyles, '.css')
const [script] = await buildFiles(pageScript, '.js')
if (!script) throw new Error('The pages for people who are not signed in have no script')
await build(pageRenderer)

const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.pages/app.json'), 'utf8'))
const start = manifest['start-portal.tsx']
const style = Object.values(manifest).find(({ file }) => file.endsWith('.css'))
if (!start || !style) throw new Error('The portal has no first script or no style sheet')
const next = new Set([...neededNext.flatMap((source) => filesOf(manifest, source)), `/${style.file}`])
const portal = { script: `/${start.file}`, style: `/${style.file}`, next: [...next].join(' ') }
writeFileSync(join(folder, '.pages/files.json'), JSON.stringify({ script, styles, portal } satisfies PageFiles))
