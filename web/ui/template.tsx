import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * What the script of a server-rendered page clones. It is kept in an attribute, because browsers that show text alone show the
 * content of a template too.
 */
export function Template({ id, children }: { id: string; children: ReactNode }) {
  return <div id={id} hidden data-template={renderToStaticMarkup(children)} />
}
