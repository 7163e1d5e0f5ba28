import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { madeNameOf, subjectNameOf } from './log-names.queries.ts'
import { operatorEvent, operatorEventEnd } from './operator-event.table.ts'
import { type Caller, callerColumns } from './caller.ts'

export type Change = Pick<
	typeof operatorEvent.$inferInsert,
	'companyId' | 'operation' | 'subject' | 'correlationId'
>

/** Records a requested change; returns the event's id. */
export async function beginEvent(
	db: Queryable,
	caller: Caller,
	change: Change,
): Promise<string | undefined> {
	const [begun] = await db
		.insert(operatorEvent)
		.values({
			...callerColumns(caller),
			keyLabel: caller.label,
			address: caller.address,
			...change,
			subjectName: subjectNameOf(
				{ operation: change.operation, companyId: change.companyId ?? null },
				change.subject,
			),
		})
		.returning({ id: operatorEvent.id })
	return begun?.id
}

type EventEnd = {
	status: number
	made: string | null
	operation: string
	companyId: number | null
}

/** Records the result of a change. */
export async function endEvent(db: Queryable, eventId: string, { status, made, ...of }: EventEnd) {
	const madeName = made === null ? null : madeNameOf(of, made)
	await db.insert(operatorEventEnd).values({ eventId, status, made, madeName })
}

/** Records an action of a staff member without a session, e.g. signing in. */
export async function recordStaffEvent(
	tx: Transaction,
	account: { id: string; name: string },
	event: { operation: string; correlationId: string; address: string; companyId?: number },
) {
	const [begun] = await tx
		.insert(operatorEvent)
		.values({ staffId: account.id, keyLabel: account.name, subject: '', ...event })
		.returning({ id: operatorEvent.id })
	const { operation, companyId = null } = event
	if (begun) await endEvent(tx, begun.id, { status: 200, made: null, operation, companyId })
}
