import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isInstalled, searchPath } from './cluster-trial/programs.ts'
import { mainFileOf } from './cluster-trial/proxies.ts'
import { exampleValues, fillSet } from './fill.ts'

let folder: string
const own = ['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=portal']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-ops-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a program. Returns its exit code and what it printed. */
function run([program = '', ...args]: string[]) {
  const env = { ...process.env, PATH: searchPath }
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env, cwd: folder })
  return { status, output: `${stdout}${stderr}` }
}

/** Skips what a program that is not installed would check, and says so. */
const checkedBy = (program: string) => {
  if (!isInstalled(program)) console.log(`${program} is not installed: it checks none of its files here.`)
  return it.skipIf(!isInstalled(program))
}

describe.each(['one-machine', 'three-machines'] as const)('the configuration of %s', (set) => {
  let place: string
  beforeAll(async () => {
    place = join(folder, set)
    const tls = { TLS_CERTIFICATE: join(place, 'certificate.pem'), TLS_KEY: join(place, 'key.pem') }
    const places = {
      HTTPS_LISTEN: '127.0.0.1:5443',
      THIS_ADDRESS: '127.0.0.31',
      CONFIGURATION: place,
      POSTGRES_DATA: join(place, 'data'),
    }
    await fillSet(set, { ...exampleValues(set), ...tls, ...places }, place)
    for (const made of ['spool', 'log']) run(['mkdir', join(place, made)])
    if (isInstalled('openssl')) run([...own, '-keyout', tls.TLS_KEY, '-out', tls.TLS_CERTIFICATE])
  })

  it('needs no value that its example does not have, and uses all of them', async () => {
    const files = await Promise.all(
      readdirSync(place).map((name) => readFile(join(place, name), 'utf8').catch(() => '')),
    )
    expect(files.join('\n')).not.toContain('{{')
    const templates = [
      'nginx.conf',
      'pgbackrest.conf',
      ...readdirSync(join(import.meta.dirname, set)).map((name) => join(set, name)),
    ]
    const texts = await Promise.all(templates.map((path) => readFile(join(import.meta.dirname, path), 'utf8')))
    const used = new Set([...texts.join('\n').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))
    expect(Object.keys(exampleValues(set)).sort()).toEqual([...used].sort())
  })

  it('is refused with a sentence when a value is missing', async () => {
    const values = { ...exampleValues(set), SERVER_NAME: undefined }
    await expect(fillSet(set, values, join(folder, 'refused'))).rejects.toThrow(
      'The setting SERVER_NAME is missing, which ops/nginx.conf needs.',
    )
  })

  checkedBy('nginx')('is one for nginx', async () => {
    await writeFile(join(place, 'main.conf'), mainFileOf(place))
    const { status, output } = run([
      'nginx',
      '-t',
      '-q',
      '-e',
      join(place, 'log/nginx.log'),
      '-c',
      join(place, 'main.conf'),
    ])
    expect([status, output]).toEqual([0, ''])
  })

  checkedBy('pgbackrest')('is one for pgBackRest', () => {
    const config = `--config=${join(place, 'pgbackrest.conf')}`
    const { output } = run(['pgbackrest', config, '--repo1-path=/nowhere', '--lock-path=/nowhere', 'info'])
    expect(output).not.toMatch(/WARN|ERROR.*(config|option)/)
  })
})

describe('the configuration of three machines', () => {
  const place = () => join(folder, 'three-machines')

  checkedBy('haproxy')('is one for haproxy', () => {
    expect(run(['haproxy', '-c', '-q', '-f', join(place(), 'haproxy.cfg')])).toEqual({ status: 0, output: '' })
  })

  checkedBy('patroni')('is one for Patroni', () => {
    const { output } = run(['patroni', '--validate-config', join(place(), 'patroni.yml')])
    // It also looks whether the machines answer and the folders exist, as they do on those machines; and it asks for pg_hba at the place
    // that counts for a new cluster only.
    const others = /is not reachable|didn't pass validation: .*(data_dir|bin_dir|hosts|Directory)|bootstrap\.pg_hba/
    expect(output.split('\n').filter((line) => line !== '' && !others.test(line))).toEqual([])
  })
})

describe('the units', () => {
  const units = readdirSync(import.meta.dirname).filter((name) => /\.(service|timer)$/.test(name))

  checkedBy('systemd-analyze')('are units of systemd', () => {
    const paths = units.map((name) => join(import.meta.dirname, name))
    const { output } = run(['systemd-analyze', 'verify', '--man=no', ...paths])
    const ours = output.split('\n').filter((line) => units.some((name) => line.includes(name)))
    const missing = existsSync('/usr/bin/node') ? /^$/ : /Command \/usr\/bin\/node is not executable/
    expect(ours.filter((line) => !missing.test(line))).toEqual([])
    expect(units.length).toBeGreaterThan(3)
  })
})
