import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageFiles, PortalSettings, RenderPage, SignedOutPage } from '@portal/contract/public/signed-out-pages.ts'
import { z } from 'zod'

const pageFiles: z.ZodType<PageFiles> = z.object({
  script: z.string(),
  styles: z.array(z.string()),
  verify: z.string(),
  portal: z.object({ script: z.string(), styles: z.string(), next: z.string() }),
})

/** Renders a page as an HTML document. */
export type Renderer = (page: SignedOutPage, portal: PortalSettings) => string

/** Loads the built web's function that renders pages; undefined before the web is built. */
export async function loadRenderer(webFolder: string): Promise<Renderer | undefined> {
  const program = join(webFolder, '.pages/render-page.js')
  if (!existsSync(program)) return undefined
  const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(program).href)
  const files = pageFiles.parse(JSON.parse(await readFile(join(webFolder, '.pages/files.json'), 'utf8')))
  return (page, portal) => renderPage(page, portal, files)
}
