import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import type { SignedOutPage } from '@portal/contract/public/signed-out-pages.ts'

const files = {
  script: '/assets/page.js',
  styles: ['/assets/page.css'],
  verify: '/assets/verify.js',
  portal: { script: '', styles: '', next: '' },
}

// The renderer returns its input, because the web has its own tests of how pages look.
const renderer = 'export const renderPage = (page, portal, files) => JSON.stringify({ page, portal, files })'

/** Makes a folder like that of the built web, whose pages are their data as JSON. */
export async function makeBuiltWeb(): Promise<{ folder: string; files: typeof files; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pages-'))
  await mkdir(join(folder, '.pages'))
  await writeFile(join(folder, 'app.html'), '<title>The portal</title>')
  await writeFile(join(folder, '.pages/render-page.js'), renderer)
  await writeFile(join(folder, '.pages/files.json'), JSON.stringify(files))
  return { folder, files, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The data of a page that such a web rendered. */
export function pageIn(body: string): SignedOutPage {
  return fieldsOf(JSON.parse(body)).page as SignedOutPage
}
