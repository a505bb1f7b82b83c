import type { InlineConfig, Plugin } from 'vite'
import { precompress } from './precompress.ts'

const shared = { root: import.meta.dirname, configFile: false, logLevel: 'error' } as const
const renderer = 'signed-out/render-page.tsx'

/** What a build of one of the parts beside the portal in web/dist has in common. */
const besidePortal = {
  outDir: 'dist',
  emptyOutDir: false,
  copyPublicDir: false,
  assetsInlineLimit: 0,
  modulePreload: false,
  target: 'es2022',
} as const

/** Builds the script of the pages that the server draws. */
export const pageScript: InlineConfig = {
  ...shared,
  plugins: [precompress()],
  build: {
    ...besidePortal,
    rolldownOptions: {
      input: 'signed-out/browser/main.ts',
      // The script shares files with the portal that also hold hooks of React; it uses no package itself.
      treeshake: { moduleSideEffects: (id) => !id.includes('node_modules') },
    },
  },
}

/** Leaves only the styles of a build. */
function onlyStyles(): Plugin {
  return {
    name: 'only-styles',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.js')) delete bundle[name]
    },
  }
}

/** Builds the styles of everything that these pages draw: the function that draws them knows which. */
export const pageStyles: InlineConfig = {
  ...shared,
  plugins: [onlyStyles(), precompress()],
  build: { ...besidePortal, rolldownOptions: { input: renderer, preserveEntrySignatures: 'strict' } },
}

/** Builds the function with which the server draws these pages, with everything that it imports in one file. */
export const pageRenderer: InlineConfig = {
  ...shared,
  ssr: { noExternal: true },
  // Leaves React's development build out.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: { ssr: renderer, outDir: 'dist/.pages', emptyOutDir: false, copyPublicDir: false, target: 'es2022' },
}
