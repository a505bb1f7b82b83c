import { resolve } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { precompress } from './precompress.ts'

const zod = /[\\/]node_modules[\\/]zod[\\/]/

/** Fails the build of a script that contains Zod: starting it takes a slow phone longer than everything else on a page. */
function withoutZod(): Plugin {
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

const shared = { root: resolve(import.meta.dirname, '..'), configFile: false, logLevel: 'error' } as const
const renderer = 'signed-out/render-page.tsx'

/** Common options of the builds that add files to web/dist. */
const besidePortal = {
  outDir: 'dist',
  emptyOutDir: false,
  copyPublicDir: false,
  assetsInlineLimit: 0,
  modulePreload: false,
  target: 'es2022',
} as const

/** Builds the script of the server-rendered pages. */
export const pageScript: InlineConfig = {
  ...shared,
  plugins: [precompress()],
  build: {
    ...besidePortal,
    rolldownOptions: {
      input: 'signed-out/browser/main.ts',
      // The script shares modules with the portal that also contain React hooks, but it uses no package itself.
      treeshake: { moduleSideEffects: (id) => !id.includes('node_modules') },
    },
  },
}

/** Builds the script that checks the codes of certificates. The decoder for the camera is a chunk of its own. */
export const verifyScript: InlineConfig = {
  ...shared,
  plugins: [withoutZod(), precompress()],
  build: {
    ...besidePortal,
    rolldownOptions: {
      input: { verify: 'signed-out/verify/main.ts' },
      // On a slow phone each formatter that nobody uses costs milliseconds at the start.
      treeshake: { manualPureFunctions: ['Intl.DateTimeFormat'] },
    },
  },
}

/** Removes everything except the style sheets from a build. */
function onlyStyles(): Plugin {
  return {
    name: 'only-styles',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.js')) delete bundle[name]
    },
  }
}

/** Builds the styles of these pages. Their renderer imports all that are needed. */
export const pageStyles: InlineConfig = {
  ...shared,
  plugins: [onlyStyles(), precompress()],
  build: { ...besidePortal, rolldownOptions: { input: renderer, preserveEntrySignatures: 'strict' } },
}

/** Builds the function that renders these pages on the server, with all imports in one file. */
export const pageRenderer: InlineConfig = {
  ...shared,
  ssr: { noExternal: true },
  // Excludes React's development build.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: { ssr: renderer, outDir: 'dist/.pages', emptyOutDir: false, copyPublicDir: false, target: 'es2022' },
}
