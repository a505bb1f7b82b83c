import { html, type Markup } from '../../print/markup.ts'
import type { Description, Operation } from './document-shape.ts'
import { fieldList, fieldsOf, limitsOf } from './fields.ts'

/** One call with its method and path. */
export interface DescribedCall {
  method: string
  path: string
  operation: Operation
}

type Content = NonNullable<Operation['requestBody']>['content']

/** One call: who may make it, its request, its reply and its errors. */
export function callSection(
  { method, path, operation }: DescribedCall,
  schemas: Description['components']['schemas'],
): Markup {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const parameterFields = parameters.map(({ name, in: place, required, description: words, schema }) => ({
    name,
    isRequired: required ?? false,
    shape: schema,
    description: `${places.get(place) ?? place}.${words ? ` ${words}` : ''}`,
  }))
  const succeeded = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const refused = Object.entries(responses).filter(([status]) => !status.startsWith('2'))
  return html`<article id="${operationId}">
<h3><span class="method">${method}</span> <code>${path}</code></h3>
<p>${summary}</p>
<p class="who">${description}</p>
${parameterFields.length > 0 && html`<h4>Parameters</h4>${fieldList(parameterFields)}`}
${requestBody && html`<h4>Body</h4>${bodies(requestBody.content, schemas)}${examples('Example request', requestBody.content)}`}
<h4>Reply</h4>
${succeeded.map(
  ([status, { description: words, content }]) =>
    html`<p><strong>${status}</strong> ${words}</p>${content && examples('Example reply', content)}`,
)}
<h4>Errors</h4>
<dl class="errors">${refused.map(([status, { description: words }]) => html`<div><dt>${status}</dt><dd>${words}</dd></div>`)}</dl>
</article>`
}

const places = new Map<string, string>(
  Object.entries({ path: 'In the path', query: 'In the query', header: 'A header' }),
)

function bodies(content: Content, schemas: Description['components']['schemas']): Markup[] {
  return Object.entries(content).map(([type, { schema }]) => {
    const choices = schema.oneOf ?? [schema]
    return html`<p>As <code>${type}</code>.</p>${choices.map((choice) => {
      const whole = choice.$ref ? (schemas[choice.$ref.split('/').at(-1) ?? ''] ?? choice) : choice
      const fields = fieldsOf(whole)
      return html`${choices.length > 1 && html`<p><strong>${choice.title}</strong></p>`}
${fields.length > 0 ? fieldList(fields) : html`<p>${limitsOf(whole)}</p>`}`
    })}`
  })
}

function examples(title: string, content: Content): Markup[] {
  return Object.values(content).flatMap(({ examples: shown = {} }) =>
    Object.entries(shown).map(
      ([name, { value }]) => html`<details><summary>${title}: ${name}</summary>
<pre>${JSON.stringify(value, null, 2)}</pre></details>`,
    ),
  )
}
