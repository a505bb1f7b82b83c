// Builds the web into web/dist: the signed-in portal and the signed-out pages. `npm start` runs it when needed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PageFiles } from '@portal/contract/public/signed-out-pages.ts'
import { build, type InlineConfig } from 'vite'
import { z } from 'zod'
import { serviceWorker, verifyWorker } from './service-worker.ts'
import { pageRenderer, pageScript, pageStyles, verifyScript } from './signed-out.ts'

const folder = join(import.meta.dirname, '../dist')

/** What is read of Vite's manifest: the built file of each module, and what it imports. */
const chunksOfApp = z.record(
  z.string(),
  z.looseObject({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)
type Manifest = z.output<typeof chunksOfApp>

const entryModule = 'start-portal.tsx'

/** What the service worker keeps besides them, so that answering goes on without a network. */
const offlineModules = ['app.html', 'app/after-start.ts', 'screens/applications/answer-all-questions.tsx']
const offlineFiles = ['/first-load.js', '/favicon.svg']

/** What it keeps only for people with the duty to inspect: a visit is made without a network. */
const visitModules = [
  'screens/inspections/visits.tsx',
  'screens/inspections/visit.tsx',
  'fields/signature-field.tsx',
  'features/inspections/visits/write-visit-file.ts',
]

/** Runs a build and returns the URLs of the written files with this extension. */
async function buildFiles(config: InlineConfig, extension: string): Promise<string[]> {
  const built = await build(config)
  if (!('output' in built)) throw new Error('The build returned no list of its files')
  return built.output.map(({ fileName }) => `/${fileName}`).filter((name) => name.endsWith(extension))
}

/** The name in the manifest of a chunk of chunks.ts. */
function sourceOf(manifest: Manifest, chunk: string): string {
  const source = Object.keys(manifest).find((key) => manifest[key]?.name === chunk)
  if (!source) throw new Error(`The build has no chunk with the name ${chunk}`)
  return source
}

/** A built module and all that it imports. Imports come first: the libraries are the largest files. */
function chunksOf(manifest: Manifest, source: string): Manifest[string][] {
  const built = manifest[source]
  if (!built) throw new Error(`${source} is not in the manifest of the build, so it has no chunk of its own`)
  return [...(built.imports ?? []).flatMap((imported) => chunksOf(manifest, imported)), built]
}

/** The URLs of the style sheets of a module. */
const stylesOf = (manifest: Manifest, source: string): string[] =>
  chunksOf(manifest, source).flatMap(({ css = [] }) => css.map((file) => `/${file}`))

/** The URLs of the files of a module. Its style sheets come first, because nothing is shown before them. */
const filesOf = (manifest: Manifest, source: string): string[] => [
  ...stylesOf(manifest, source),
  ...chunksOf(manifest, source).map(({ file }) => `/${file}`),
]

await build({ root: resolve(import.meta.dirname, '..'), logLevel: 'warn' })
const styles = await buildFiles(pageStyles, '.css')
const [script] = await buildFiles(pageScript, '.js')
const verify = (await buildFiles(verifyScript, '.js')).find((file) => file.startsWith('/assets/verify-'))
if (!script || !verify) throw new Error('The signed-out pages have no script')
await build(pageRenderer)

const manifest = chunksOfApp.parse(JSON.parse(readFileSync(join(folder, '.pages/app.json'), 'utf8')))
const start = manifest[entryModule]
const typeface = manifest['ui/typeface/inter.woff2']
if (!start || !typeface) throw new Error('The portal has no entry script or no typeface')
// Most owners see their dashboard next, and then a form.
const next = new Set([
  ...filesOf(manifest, entryModule),
  ...filesOf(manifest, sourceOf(manifest, 'home')),
  `/${typeface.file}`,
  ...filesOf(manifest, sourceOf(manifest, 'forms')),
])
const portal = {
  script: `/${start.file}`,
  styles: [...new Set(stylesOf(manifest, entryModule))].join(' '),
  next: [...next].join(' '),
}
writeFileSync(join(folder, '.pages/files.json'), JSON.stringify({ script, styles, verify, portal } satisfies PageFiles))
const offline = new Set([...next, ...offlineModules.flatMap((source) => filesOf(manifest, source)), ...offlineFiles])
const visits = new Set(visitModules.flatMap((source) => filesOf(manifest, source)))
await build(
  serviceWorker(folder, { files: [...offline], visitFiles: [...visits].filter((file) => !offline.has(file)) }),
)
await build(verifyWorker(folder, [script, verify, ...styles, '/favicon.svg']))
