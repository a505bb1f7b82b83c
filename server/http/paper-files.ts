import { linkCertificate, linkStatement } from '@portal/contract/licences/calls/certificates.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { verificationOf } from '@portal/domain/licences/verification.ts'
import { markWords, type PrintMark, printMarkOf } from '@portal/domain/papers/print-mark.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Printer } from '../print/printer.ts'
import { findIssue } from '../records/licences/certificates.ts'
import { readIssuedPaper } from '../records/licences/verification.ts'
import { keepPapers } from './kept-papers.ts'
import { checkRight, describePdf, findPersonOfLink, linkQuery, refuseExpiredLink } from './linked-file.ts'
import { markOfPath, paperParams, pathOfPaper } from './paper-path.ts'
import { paperToPrint } from './paper-to-print.ts'
import type { ServeDeps } from './serve-deps.ts'

const requestShape = z.object({ params: paperParams, query: linkQuery })

/** The calls that make links to papers. */
const linksTo = { certificate: linkCertificate, statement: linkStatement }

/**
 * Serves the PDF of a certificate or statement, with the mark that the link names, while its person may print the
 * paper and the paper carries this mark; with `?download` as an attachment.
 */
export function servePapers(app: FastifyInstance, deps: ServeDeps, printer: Printer): void {
  const pdfOf = keepPapers({ ...deps, printer })
  app.get('/papers/:id/:mark', async (request, reply) => {
    const { data } = requestShape.safeParse(request)
    if (!data) return refuseExpiredLink()
    const mark = markOfPath(data.params.mark)
    const user = (await findPersonOfLink(deps, pathOfPaper(data.params.id, mark), data.query)) ?? refuseExpiredLink()
    const issue = (await findIssue(deps.database.db, data.params.id)) ?? refuseMissing()
    await checkRight(deps, user, { call: linksTo[issue.kind], params: { id: issue.registration_id } })
    if ((await findMarkOn(deps, issue)) !== mark) refuseExpiredLink()
    const paper = await paperToPrint(deps, issue, mark)
    const pdf = await pdfOf({ issue, paper, crest_url: issue.printed.crest_url }, request.log)
    const words = [issue.number, ...(mark ? [markWords[mark]] : [])].join(' ')
    return describePdf(reply, { name: fileName(words), link: data.query, bytes: pdf.length }).send(pdf)
  })
}

/** A name that is safe in a header and on every file system: NSMOH-PHF-00042-2026. */
function fileName(words: string): string {
  return words.replaceAll(/[^\w]+/g, '-')
}

/** The mark that an issue carries today. */
async function findMarkOn({ database, clock }: ServeDeps, issue: { id: number }): Promise<PrintMark | null> {
  const today = lagosDate(clock())
  const { paper } = await readIssuedPaper(database.db, issue, today)
  return printMarkOf(verificationOf(paper, today))
}

function refuseMissing(): never {
  return refuse('not_found', 'This document does not exist')
}
