import { consequences, issueAndWrite } from './consequences.ts'
import type { Carried, Kind, Special } from './kind.ts'

/** What a use case adds to an action. */
interface Use<S extends Special, W extends S['written'], R> {
  /** The input, or how it follows from the thing once that is locked. */
  input: S['input'] | ((facts: S['facts']) => S['input'] | Promise<S['input']>)
  /** Writes the rows that are special to this action. Refuses by throwing; the transaction undoes the rest. */
  write: (action: Carried<S>) => Promise<W>
  /** Makes the reply, before the numbers are drawn. */
  reply: (written: W, action: Carried<S>) => Promise<R>
  /** Puts the numbers that were drawn into the reply. */
  complete?: (answer: R, numbers: readonly string[]) => R
  /** The reply to an action that was done before. */
  again?: () => Promise<R>
}

/**
 * Carries out one action of a table in `domain/actions/`, in the transaction of the call or the job. This is the one place for
 * the order:
 *
 * 1. Lock the thing. A second request waits here, and is then checked against what the first one left.
 * 2. Check the action against the table.
 * 3. Write: the rows of the use case, those of the kind of thing, then the consequences that need no number.
 * 4. Make the reply.
 * 5. Draw numbers, and store what has them: papers and letters. Their counters have no gaps and are shared by everybody, so each
 *    stays locked until the commit. What a number adds to the reply is put into it without a query.
 * 6. The transaction writes the entries of the audit record and commits, see `record-changes.ts`.
 */
export async function act<S extends Special, W extends S['written'], R>(
  context: S['context'],
  kind: Kind<S>,
  name: S['name'],
  id: S['id'],
  { input, write, reply, again, complete = (answer) => answer }: Use<S, W, R>,
): Promise<R> {
  const facts = await kind.lock(context, id, name)
  const asked = { context, name, id, facts, input: typeof input === 'function' ? await input(facts) : input }
  const checked = await kind.check(asked)
  if (checked === 'repeat') {
    if (!again) throw new Error(`There is no reply for ${String(name)} when it was done before`)
    return again()
  }
  const action = { ...asked, checked }
  const written = await write(action)
  const done = await kind.write(action, written)
  for (const follows of consequences) await follows(context, done)
  const answer = await reply(written, action)
  const numbers = (await done.number?.()) ?? []
  await issueAndWrite(context, done)
  return complete(answer, numbers)
}
