import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { html } from '../../print/markup.ts'
import { callSection, type DescribedCall } from './call-section.ts'
import type { Description } from './document-shape.ts'

/** The description of every call as an HTML page, grouped by feature. */
export function docsPage({ info, tags, paths, components }: Description): string {
  const calls: DescribedCall[] = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const features = tags.map((tag) => ({
    ...tag,
    id: `feature-${tag.name}`,
    title: sentenceCase(tag.name),
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls of the portal – ${info.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${info.title}: calls</h1>
<p>${info.description}</p>
<p>Version ${info.version}. For programs: <a href="/api/openapi.json">the same as an OpenAPI 3.1 document</a>.
Calls that are not for anybody need the header <code>Authorization: Bearer</code> with the token of
<a href="#login">the login</a>.</p>
</header>
<nav aria-label="Calls">
${features.map(
  ({ id, title, calls: own }) => html`<details><summary>${title}</summary>
<p><a href="#${id}">About ${title.toLowerCase()}</a></p>
<ul>${own.map(
    ({ method, path, operation }) =>
      html`<li><a href="#${operation.operationId}"><span class="method">${method}</span> ${path}</a></li>`,
  )}</ul></details>`,
)}
</nav>
<main id="calls" tabindex="-1">
${features.map(
  ({ id, title, description, calls: own }) => html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<p>${description}</p>
${own.map((described) => callSection(described, components.schemas))}
</section>`,
)}
</main>
</body>
</html>
`.text
}
