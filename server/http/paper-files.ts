import { markWords } from '@portal/domain/papers/print-mark.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Printer } from '../print/printer.ts'
import { findIssue } from '../records/certificates.ts'
import { keepPapers } from './kept-papers.ts'
import { describePdf, isLinkOpen, linkQuery } from './linked-file.ts'
import { markOfPath, paperParams, pathOfPaper } from './paper-path.ts'
import { paperToPrint } from './paper-to-print.ts'
import type { ServeDeps } from './serve-call.ts'

const requestShape = z.object({ params: paperParams, query: linkQuery })

/**
 * Serves the PDF of a certificate or statement, with the mark that the link names, while the session that created the link is
 * open; with `?download` as an attachment.
 */
export function servePapers(app: FastifyInstance, deps: ServeDeps, printer: Printer): void {
  const pdfOf = keepPapers({ ...deps, printer })
  app.get('/papers/:id/:mark', async (request, reply) => {
    const { data } = requestShape.safeParse(request)
    if (!data) return refuseExpiredLink()
    const mark = markOfPath(data.params.mark)
    if (!(await isLinkOpen(deps, pathOfPaper(data.params.id, mark), data.query))) refuseExpiredLink()
    const issue = (await findIssue(deps.database.db, data.params.id)) ?? refuseMissing()
    const paper = await paperToPrint(deps, issue, mark)
    const pdf = await pdfOf({ certificate_id: issue.id, paper, crest_url: issue.printed.crest_url }, request.log)
    const words = [issue.number, ...(mark ? [markWords[mark]] : [])].join(' ')
    return describePdf(reply, { name: fileName(words), link: data.query, bytes: pdf.length }).send(pdf)
  })
}

/** A name that is safe in a header and on every file system: NSMOH-PHF-00042-2026. */
function fileName(words: string): string {
  return words.replaceAll(/[^\w]+/g, '-')
}

function refuseExpiredLink(): never {
  return refuse('not_found', 'This link no longer works. Open the document again from its page in the portal')
}

function refuseMissing(): never {
  return refuse('not_found', 'This document does not exist')
}
