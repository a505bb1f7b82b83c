import { createContext, useContext, useEffect } from 'react'

/** The name of the portal, which is appended to every document title. */
export const ProductName = createContext('')

/** The document title of a page. */
export function titleInTab(title: string, product: string): string {
  return product ? `${title} – ${product}` : title
}

/** Sets the document title, which is also the default file name when printing to PDF. */
export function usePageTitle(title: string): void {
  const product = useContext(ProductName)
  useEffect(() => {
    document.title = titleInTab(title, product)
  }, [title, product])
}
