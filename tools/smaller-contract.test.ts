import { withoutDescriptions } from '@portal/web/build/without-descriptions.ts'
import { withoutReplies } from '@portal/web/build/without-replies.ts'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'

const files: Record<string, string> = {
  '/contract/call.ts': 'export function call(method, path, options) { return { method, path, ...options } }',
  '/contract/schemas.ts': `export const schema = (name) => {
    const it = { name, describe: (text) => schema(name + text), meta: (more) => schema(name + more.id) }
    return it
  }`,
  '/contract/facility.ts': `import { schema } from './schemas.ts'
    const example = { name: 'Alheri', page: schema('exampled') }
    export const page = schema('page').meta({ id: 'Page', examples: [{ of: schema('exampled').describe('An example.') }, example] })
    export const form = schema('form').describe('What is sent.').meta({ id: 'Form', examples: [example] })`,
  '/contract/calls.ts': `import { call } from './call.ts'
    import { form, page } from './facility.ts'
    const reply = page.describe('The same as before.')
    const shared = { body: form, reply, refuses: ['not_found'], audit: { byUseCase: ['Close'] } }
    export const close = call('POST', '/api/close', { feature: 'facilities', summary: 'Close it.', may: 'close', ...shared })
    export const open = call('POST', '/api/open', { may: 'open', status: 201, reply: page })`,
  '/web/start.ts': `import { close } from '/contract/calls.ts'
    console.log(close)`,
}

/** These files, in place of those of the disk. */
const onlyFiles: Plugin = {
  name: 'only-files',
  enforce: 'pre',
  resolveId: (id, importer) => (id.startsWith('./') ? new URL(id, `file://${importer}`).pathname : id),
  load: (id) => files[id],
}

/** The script that a browser gets of these files. */
async function built(): Promise<string> {
  const { output } = Object.assign(
    { output: [] },
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [onlyFiles, withoutReplies(), withoutDescriptions()],
      build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: '/web/start.ts' } },
    }),
  )
  return output.map((file: { code?: string }) => file.code ?? '').join('')
}

it('leaves out of a call what only the server needs of it, also where calls share it', async () => {
  const script = await built()
  expect(script).toContain('may: "close"')
  expect(script).toContain('refuses: ["not_found"]')
  expect(script).not.toMatch(/feature|summary|audit|reply/)
})

it('leaves out schemas that only replies and examples need', async () => {
  const script = await built()
  expect(script).toContain('schema("form")')
  expect(script).not.toMatch(/schema\("(page|exampled)"\)|Alheri/)
})

it('leaves out what schemas say for the API description', async () => {
  expect(await built()).not.toMatch(/What is sent|\.describe\(|\.meta\(/)
})
