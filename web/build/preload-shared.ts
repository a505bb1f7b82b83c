import type { Plugin } from 'vite'

/** Chunks that nearly every screen needs. The browser fetches them together with the entry script. */
const shared = ['screens', 'kit']

/** Adds modulepreload links for these chunks to the portal's HTML. */
export function preloadShared(): Plugin {
  return {
    name: 'preload-shared',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk' && shared.includes(file.name))
        return files.map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}
