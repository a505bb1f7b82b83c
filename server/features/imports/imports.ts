import * as calls from '@portal/contract/imports/calls/imports.ts'
import { type ImportActionName, importAction } from '@portal/domain/actions/import.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onImport } from '../../actions/import.ts'
import { deleteImportFile, lockImport } from '../../records/imports/imports.ts'
import { countComingIn } from '../../records/imports/list-rows.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { addImportByHand } from './by-hand.ts'
import { addImport } from './prepare-import.ts'
import { listImports, showImport } from './show-import.ts'

/** Registers from paper: preparing them, bringing them in, and taking them back. */
export function importsRoutes(serve: Serve): void {
  serve(calls.listImports, listImports)
  serve(calls.addImport, addImport)
  serve(calls.addImportByHand, addImportByHand)
  serve(calls.showImport, async (context, { params }) => ({ data: await showImport(context, params.id) }))
  serve(calls.askToCommitImport, (context, { params }) => doTo(context, 'Ask to commit', params.id, checkSomeComeIn))
  serve(calls.sendImportBack, (context, { params }) => doTo(context, 'Send import back', params.id))
  serve(calls.commitImport, (context, { params, body }) =>
    doTo(context, 'Commit import', params.id, async (acting, id) => {
      acting.checkVersion(await lockImport(acting.db, id))
      const rows = await checkSomeComeIn(acting, id)
      if (rows.rows !== body.rows) {
        refuse('stale', `Somebody has changed rows meanwhile: ${rows.rows} come in now. Look at it again`)
      }
      await deleteImportFile(acting.db, id)
      return rows
    }),
  )
  serve(calls.stopImport, (context, { params }) => doTo(context, 'Stop commit', params.id))
  serve(calls.undoImport, (context, { params }) => doTo(context, 'Undo import', params.id))
  serve(calls.giveUpImport, (context, { params }) =>
    doTo(context, 'Give up import', params.id, async ({ db }, id) => {
      await deleteImportFile(db, id)
      return {}
    }),
  )
}

type Name = Exclude<ImportActionName, 'Prepare import'>

/** Carries out an action on an import that is locked then. What `before` returns is noted in the audit record. */
function doTo(
  context: Context,
  name: Name,
  id: number,
  before: (context: Context, id: number) => Promise<Record<string, number>> = async () => ({}),
) {
  const noted: Record<string, number> = {}
  return act(context, onImport, name, id, {
    input: { noted },
    async write() {
      Object.assign(noted, await before(context, id))
    },
    reply: async () => ({ message: importAction(name).message ?? '', data: await showImport(context, id) }),
  })
}

async function checkSomeComeIn({ db }: Context, id: number): Promise<{ rows: number }> {
  const rows = await countComingIn(db, id)
  if (rows === 0) refuse('action_not_offered', 'No row comes in. Look at the rows that are doubtful or wrong first')
  return { rows }
}
