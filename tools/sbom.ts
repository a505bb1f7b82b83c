// `npm run sbom -- FILE`: what the portal is made of, as a CycloneDX file.
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readSoftwareBill } from './software-bill.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Name the file, like this: npm run sbom -- portal.cdx.json')
  process.exitCode = 1
} else {
  const bill = await readSoftwareBill()
  await writeFile(resolve(process.env.INIT_CWD ?? '.', file), `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`${file} lists the ${bill.components.length} components that run with the portal.`)
}
