import type { Database } from '#website-api/db/database.ts'
import { TABLES } from '#website-api/db/table-kinds.ts'

/** The two databases of a move, and the company. */
export type Move = {
	company: { id: number; code: string }
	source: Database
	target: Database
	/** Address at which the target's server reaches the source's. */
	sourceUrl: string
}

/** Why a company cannot be moved, by the key of its text on the command line. */
export class MoveRefused extends Error {
	readonly reason: MoveRefusal
	readonly details: Record<string, string | number>

	constructor(reason: MoveRefusal, details: Record<string, string | number> = {}) {
		super(reason)
		this.name = 'MoveRefused'
		this.reason = reason
		this.details = details
	}
}

export type MoveRefusal =
	| 'noCompany'
	| 'gone'
	| 'notGone'
	| 'version'
	| 'walLevel'
	| 'replicationRole'
	| 'subscriptionRole'
	| 'migrations'
	| 'taken'
	| 'rows'
	| 'replicationFailed'
	| 'differs'
	| 'audit'
	| 'locked'

/** Name of publication, subscription and replication slot. */
export const nameOf = ({ company }: Pick<Move, 'company'>) => `etalase_move_${company.id}`

/** Tables whose rows are replicated when they are inserted only: they are never changed. */
export const LOG_TABLES = ['operator_event', 'operator_change'] as const

/** Tables with rows of a company, and the column that names it. */
export const OWN_TABLES = [
	...TABLES.company.map((name) => ({ name, column: 'company_id' })),
	...LOG_TABLES.map((name) => ({ name, column: 'company_id' })),
	{ name: 'company_domain', column: 'company_id' },
	{ name: 'company', column: 'id' },
] as const

const PAUSE_MS = 100

/** Asks again and again until the answer is true; each time `onWait` may end it by an error. */
export async function until(isDone: () => Promise<boolean>, onWait?: () => Promise<void>) {
	while (!(await isDone())) {
		await onWait?.()
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
	}
}
