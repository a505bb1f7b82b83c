// `npm run bench:lighthouse`: Lighthouse's mobile scores of the sign-in page, the public pages and both dashboards with an empty cache, the
// median of three runs each; with words after it, of the pages whose names contain them. Fails below the promised scores. Lighthouse is large and only used here, so it is installed on demand.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { paths } from '@portal/web/paths.ts'
import { address } from '../../e2e/address.ts'
import { chromiumArgs, chromiumPath } from '../../e2e/browser.ts'
import type { Ministry } from '../../e2e/prepare/ministry.ts'
import { signInAs } from '../../e2e/prepare/people.ts'
import { withMinistry } from '../../e2e/prepare/with-ministry.ts'

const here = import.meta.dirname
const debuggingPort = 9377
const runs = 3
const wanted = process.argv.slice(2)

/** A page with the scores that it must reach. */
interface Audited {
  name: string
  as: 'nobody' | 'owner' | 'officer'
  path: string
  performance: number
  seo?: number
}

const pagesOf = ({ certificate }: Ministry): Audited[] => [
  { name: 'sign-in', as: 'nobody', path: '/', performance: 95 },
  { name: 'public register', as: 'nobody', path: paths.find(), performance: 100, seo: 100 },
  {
    name: 'facility of the public register',
    as: 'nobody',
    path: paths.foundFacility(certificate.number),
    performance: 100,
    seo: 100,
  },
  { name: 'checking a licence', as: 'nobody', path: paths.verify(), performance: 95, seo: 100 },
  { name: "manager's dashboard", as: 'owner', path: '/admin/overview', performance: 90 },
  { name: "officer's dashboard", as: 'officer', path: '/admin/overview', performance: 90 },
]

/** The part of Lighthouse's result that is used. */
interface Result {
  lhr: {
    categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
    audits: Record<string, { score: number | null; title: string }>
  }
}
type Lighthouse = (url: string, options: object) => Promise<Result>

const { default: lighthouse }: { default: Lighthouse } = await import(lighthouseModule())

await withMinistry(async (ministry, folder) => {
  const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, `--remote-debugging-port=${debuggingPort}`],
  })
  const isWanted = ({ name }: Audited) => wanted.length === 0 || wanted.some((word) => name.includes(word))
  for (const { name, as, path, performance, ...more } of pagesOf(ministry).filter(isWanted)) {
    const page = await context.newPage()
    await signInAs(page, ministry[as])
    const results: Result[] = []
    for (let run = 0; run < runs; run++) {
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
      results.push(await audit(address + path))
    }
    const scores = { performance, accessibility: 100, 'best-practices': 100, ...more }
    for (const [category, minimum] of Object.entries(scores)) report(name, category, minimum, results)
    await page.close()
  }
  await context.close()
})

/** The address of the Lighthouse module; installs it beside this file at first use. */
function lighthouseModule(): string {
  const module = join(here, 'node_modules/lighthouse/core/index.js')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  if (!existsSync(module)) spawnSync('npm', args, { cwd: here, stdio: 'inherit' })
  return pathToFileURL(module).href
}

function audit(url: string): Promise<Result> {
  return lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // Keeps the person signed in. The cache was cleared before.
    disableStorageReset: true,
  })
}

function report(name: string, category: string, minimum: number, results: Result[]): void {
  const scores = results.map(({ lhr }) => Math.round((lhr.categories[category]?.score ?? 0) * 100))
  const median = scores.toSorted((one, other) => one - other)[Math.floor(scores.length / 2)] ?? 0
  console.log(`${String(median).padStart(4)} of at minimum ${minimum}  ${name}, ${category} (${scores.join(', ')})`)
  if (median >= minimum) return
  process.exitCode = 1
  const [first] = results
  const failing = first?.lhr.categories[category]?.auditRefs.map(({ id }) => first.lhr.audits[id]) ?? []
  for (const check of failing)
    if (check?.score !== null && (check?.score ?? 1) < 1) console.log(`       ${check?.title}`)
}
