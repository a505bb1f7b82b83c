import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = new Set(['.css', '.html', '.js', '.svg', '.wasm'])

/** Compresses each built file with brotli and gzip at build time, so that the server need not compress. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name)
        // Names in assets/ carry a hash of the contents, so a file is never compressed twice.
        if (!compressible.has(extname(name)) || existsSync(`${file}.br`)) continue
        const contents = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(contents))
        writeFileSync(`${file}.gz`, gzipSync(contents, { level: 9 }))
      }
    },
  }
}
