// Runs in a thread of its own: describing every call takes a second, in which the portal must go on answering.
import { parentPort } from 'node:worker_threads'
import { openApiDocument } from '@portal/contract/openapi.ts'
import { portalVersion } from '../version.ts'
import { docsPage } from './docs-page.ts'
import { documentShape } from './document-shape.ts'

const description = openApiDocument(portalVersion)
parentPort?.postMessage({ openapi: JSON.stringify(description), page: docsPage(documentShape.parse(description)) })
