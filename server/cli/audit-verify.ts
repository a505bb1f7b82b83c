// `npm run audit:verify`: checks that nobody has altered the audit record, or a table behind the portal's back. With
// `--head "12345 3f2a 91bc 77de 0c41"` also that the record still leads through a head that was printed.
import { parseArgs } from 'node:util'
import { type PrintedHead, printedHash, readPrintedHead } from '@portal/domain/audit/printed-head.ts'
import { setAuditKeys } from '../audit/audit-keys.ts'
import { maxListed } from '../audit/findings.ts'
import { type Verification, verifyRecord } from '../audit/verify.ts'
import { openBackup } from '../backup/open-backup.ts'
import { connectEmbedded, connectPostgres, type Database, noLimits } from '../database/connect.ts'
import { directUrlOf } from '../database/pooler.ts'
import { openAuditKeys } from '../keys/open-audit-keys.ts'
import { headsPathOf } from '../keys/outside-database.ts'
import { type Config, readConfig } from '../start/config.ts'
import { readEnvironment } from '../start/environment.ts'
import { fromHere, readIdentity } from './backup-folder.ts'
import { runProgram } from './run-program.ts'

await runProgram(async () => {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    options: { heads: text, backup: text, identity: text, head: text },
    allowPositionals: true,
  })
  const printed = headOf(values.head, positionals)
  const config = readConfig(readEnvironment(process.env))
  setAuditKeys(await openAuditKeys(config, { mayCreate: false }))
  const database = await (values.backup === undefined
    ? openToRead(config)
    : openBackup(config, fromHere(values.backup), await readIdentity(values.identity)))
  // The heads of this portal have nothing to say about an older backup: it ends before them.
  const headsPath = values.heads === undefined ? ownHeads(config, values.backup) : fromHere(values.heads)
  try {
    const verification = await verifyRecord(database.db, { ...(headsPath !== undefined && { headsPath }), printed })
    report(verification)
    if (printed) reportHead(printed, verification)
  } finally {
    await database.close()
  }
})

function openToRead(config: Config): Promise<Database> {
  const url = directUrlOf(config)
  if (url) return Promise.resolve(connectPostgres(url, 1, noLimits))
  return connectEmbedded({ dataDir: `${config.dataDir}/database` })
}

function ownHeads({ dataDir }: Config, backup: string | undefined): string | undefined {
  return backup === undefined ? headsPathOf({ dataDir }) : undefined
}

/** The head on a paper, as the person typed it: without quotation marks its groups are words of their own. */
function headOf(typed: string | undefined, more: string[]): PrintedHead | undefined {
  if (typed === undefined) {
    if (more.length > 0) throw new Error(`This is not an option: ${more.join(' ')}.`)
    return undefined
  }
  const printed = readPrintedHead([typed, ...more].join(' '))
  if (!printed) throw new Error('Type the head as it is on the paper, for example --head "12345 3f2a 91bc 77de 0c41".')
  return printed
}

function report({ findings, total, entries, seals, unsealed, heads, rows }: Verification): void {
  const compared = heads === null ? 'no file of heads' : `${heads} heads`
  const checked = `${entries} entries (${unsealed} not sealed yet), ${seals} seals, ${compared}, ${rows} rows of tables`
  if (total === 0) {
    console.log(`The audit record is whole: ${checked}.`)
    return
  }
  for (const { kind, detail } of findings) console.error(`${kind}: ${detail}.`)
  if (total > maxListed) console.error(`And ${total - maxListed} more.`)
  console.error(`The audit record is NOT whole: ${total} findings in ${checked}.`)
  process.exitCode = 1
}

function reportHead({ entry, hash }: PrintedHead, { printed, total }: Verification): void {
  const head = `the printed head of entry ${entry}, ${printedHash(hash)}`
  if (!printed) console.error(`It does NOT lead through ${head}.`)
  else if (total > 0) console.error(`It has ${head}, but see what was found.`)
  else console.log(`It leads through ${head}: seal ${printed.n} of ${printed.at}.`)
}
