import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-environment-'))
  file = join(folder, '.env')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function read(text: string, environment: Record<string, string> = {}) {
  writeFileSync(file, text)
  return readEnvironment(environment, file)
}

const typical = `# The portal of the ministry

PORT=3100
export HOST = 0.0.0.0
DATA_DIR="/srv/the portal"   # on the large disk
ADMIN_PASSWORD='a # in it'
DATABASE_URL=postgresql://portal:p#w@127.0.0.1/portal # the new server
ADMIN_EMAIL=
`

describe('the .env file', () => {
  it('may use the typical notations', () => {
    expect(read(typical)).toEqual({
      PORT: '3100',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/the portal',
      ADMIN_PASSWORD: 'a # in it',
      DATABASE_URL: 'postgresql://portal:p#w@127.0.0.1/portal',
      ADMIN_EMAIL: '',
    })
  })

  it('is read as Node reads it, where both support the notation', () => {
    const text = typical.replace(/^DATABASE_URL.*$/m, 'DATABASE_URL=postgresql://portal@127.0.0.1/portal')
    expect(read(text)).toEqual({ ...parseEnv(text) })
  })

  it('may have the line ends and byte order mark of Windows', () => {
    expect(read('\uFEFFPORT=3100\r\nHOST=0.0.0.0\r\n')).toEqual({ PORT: '3100', HOST: '0.0.0.0' })
  })

  it('is overridden by the environment, even by an empty value', () => {
    expect(read('PORT=1\nDATABASE_URL=postgres://x/y', { DATABASE_URL: '' })).toEqual({ PORT: '1', DATABASE_URL: '' })
  })

  it('may be missing', () => {
    expect(readEnvironment({ PORT: '1' }, file)).toEqual({ PORT: '1' })
  })

  it.each(['PORT 3000', 'PORT: 3000', '3000', '=3000', 'DATA_DIR="/srv', 'ADMIN_PASSWORD="a"b"'])(
    'is refused with the line number when it contains %s',
    (line) => {
      expect(() => read(`# first\n\n${line}\n`)).toThrow(`Line 3 of ${file} cannot be read. Write it as NAME=value.`)
    },
  )
})
