import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The chunk of an owner's dashboard. The browser fetches it together with the entry script. */
const shared = ['home']

/** Adds links to these chunks and their style sheets to the portal's HTML. */
export function preloadShared(): Plugin {
  return {
    name: 'preload-shared',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && shared.includes(file.name) ? [file] : [],
        )
        const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        return [
          ...chunks.map(({ fileName }) => link('modulepreload', fileName)),
          ...styles.map((fileName) => link('stylesheet', fileName)),
        ]
      },
    },
  }
}

function link(rel: string, fileName: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${fileName}` }, injectTo: 'head' }
}
