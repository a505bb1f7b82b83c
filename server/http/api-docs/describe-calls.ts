// Runs in a worker thread: describing every call takes a second, which must not block requests.
import { parentPort } from 'node:worker_threads'
import { openApiDocument } from '@portal/contract/openapi/openapi.ts'
import { portalVersion } from '../version.ts'
import { docsPage } from './docs-page.ts'
import { documentShape } from './document-shape.ts'

const description = openApiDocument(portalVersion)
parentPort?.postMessage({ openapi: JSON.stringify(description), page: docsPage(documentShape.parse(description)) })
