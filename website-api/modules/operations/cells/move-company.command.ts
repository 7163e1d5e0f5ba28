import { companyAtRest } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { requireGone, requireHere, requireMovable, stateOf } from './check-move.queries.ts'
import { requireCleanAudit, requireEqual } from './compare.queries.ts'
import { completeTarget, leaveSource, serveInTarget } from './finish-move.command.ts'
import { forgetRows } from './forget-company.command.ts'
import type { Move } from './move.ts'
import {
	endReplication,
	startReplication,
	untilCaughtUp,
	untilCopied,
} from './replicate.command.ts'
import {
	allowWrites,
	drain,
	guardTables,
	stopWrites,
	unguardTables,
} from './stop-writes.command.ts'

/** What is told while a company is moved, in this order. */
export type MoveStep =
	| { step: 'checked' }
	| { step: 'copying'; done: number; all: number }
	| { step: 'copied' }
	| { step: 'stopped' }
	| { step: 'equal'; rows: number }
	| { step: 'served' }

export type Moved = {
	hosts: string[]
	/** How long the company was in maintenance; undefined: an earlier run had stopped them. */
	stoppedMs: number | undefined
}

type Hooks = {
	onStep: (step: MoveStep) => void
	/** Copies the company's files; called while it is copied, and again when nothing writes any more. */
	copyFiles: () => Promise<void>
}

/**
 * Moves a company to another cell while it is served: copies its rows, stops its writes for the last moments, compares both
 * sides and lets the target serve it. May be ended and called again at any moment: until the source has let go of the
 * company, the move begins anew; afterwards only the rest is done. @throws MoveRefused, with the company served as before
 */
export async function moveCompany(move: Move, hooks: Hooks): Promise<Moved> {
	if (await isLeft(move)) return { hosts: await serveInTarget(move), stoppedMs: undefined }
	await abandonMove(move)
	await requireMovable(move)
	hooks.onStep({ step: 'checked' })
	try {
		const stoppedMs = await copyAndSwitch(move, hooks)
		const hosts = await serveInTarget(move)
		hooks.onStep({ step: 'served' })
		return { hosts, stoppedMs: performance.now() - stoppedMs }
	} catch (error) {
		await abandonMove(move)
		throw error
	}
}

/** Whether only the end of an earlier move is to be done. @throws MoveRefused if the company has moved away */
async function isLeft(move: Move): Promise<boolean> {
	const { source, target, company } = move
	if ((await stateOf(target, company.id)) !== 'ARRIVING') await requireHere(move)
	return (await stateOf(source, company.id)) === 'GONE'
}

/** What a move would do first; changes nothing. @throws MoveRefused if it would be refused before it begins */
export async function checkMove(
	move: Move,
): Promise<'wouldFinish' | 'wouldBeginAnew' | 'step.checked'> {
	if (await isLeft(move)) return 'wouldFinish'
	// What an earlier run left would be cleared away before the check.
	if ((await stateOf(move.target, move.company.id)) === 'ARRIVING') return 'wouldBeginAnew'
	await requireMovable(move)
	return 'step.checked'
}

/** Returns when the writes were stopped. */
async function copyAndSwitch(move: Move, { onStep, copyFiles }: Hooks): Promise<number> {
	const { source, target, company } = move
	await target.insert(companyAtRest).values({ companyId: company.id, state: 'ARRIVING' })
	await startReplication(move)
	await guardTables(source, company.id)
	await copyFiles()
	await untilCopied(move, (done, all) => onStep({ step: 'copying', done, all }))
	onStep({ step: 'copied' })
	const stoppedAt = performance.now()
	await drain(source, company.id)
	await stopWrites(source, company.id)
	onStep({ step: 'stopped' })
	await untilCaughtUp(move)
	onStep({ step: 'equal', rows: await requireEqual(move) })
	await endReplication(move)
	await copyFiles()
	await completeTarget(move)
	await requireCleanAudit(move)
	await leaveSource(move)
	return stoppedAt
}

/**
 * Ends a move that the source has not completed: nothing of it stays in either database, and the source takes the
 * company's writes again. Does nothing if there is none.
 */
export async function abandonMove(move: Move) {
	const { source, target, company } = move
	if ((await stateOf(source, company.id)) === 'GONE') return
	await endReplication(move)
	if ((await stateOf(target, company.id)) === 'ARRIVING') await forgetRows(target, company.id)
	await allowWrites(source, company.id)
	await unguardTables(source, company.id)
}

/** Deletes the rows that stayed after a move. @throws MoveRefused if the company is served here */
export async function forgetMoved({ source, company }: Pick<Move, 'source' | 'company'>) {
	await requireGone({ source, company })
	await forgetRows(source, company.id)
	await unguardTables(source, company.id)
}
