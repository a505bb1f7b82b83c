import type { Plugin } from 'vite'

const zod = /[\\/]node_modules[\\/]zod[\\/]/

/** Fails the build of a script that contains Zod: starting it takes a slow phone longer than everything else on a page. */
export function withoutZod(): Plugin {
  return {
    name: 'without-zod',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const found = chunk.type === 'chunk' && chunk.moduleIds.find((id) => zod.test(id))
        if (found) this.error(`${chunk.fileName} contains ${found}`)
      }
    },
  }
}
