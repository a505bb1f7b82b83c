import type { Plugin } from 'vite'

/** Files that nearly every screen needs: the browser fetches them with the first script, not after having run it. */
const shared = ['screens', 'kit']

/** Names these files in the head of the portal's document. */
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
