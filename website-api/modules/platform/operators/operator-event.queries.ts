import { desc, eq, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { OperatorEventListWire } from '#contract/operator-key.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { operatorEvent, operatorEventEnd } from './operator-event.table.ts'
import { type Operator, operatorColumns } from './operator.ts'
import { operatorKey } from './operator-key.table.ts'

export type Change = Pick<
	typeof operatorEvent.$inferInsert,
	'companyId' | 'operation' | 'subject' | 'correlationId'
>
type Listed = z.output<typeof OperatorEventListWire>['data']['list'][number]

/** Writes down that a change is asked for; returns the event's id. */
export async function beginEvent(
	db: Queryable,
	operator: Operator,
	change: Change,
): Promise<string | undefined> {
	const [begun] = await db
		.insert(operatorEvent)
		.values({
			...operatorColumns(operator),
			...{ keyLabel: operator.label, address: operator.address },
			...change,
		})
		.returning({ id: operatorEvent.id })
	return begun?.id
}

/** Writes down what came of it. */
export async function endEvent(
	db: Queryable,
	eventId: string,
	end: { status: number; made: string | null },
) {
	await db.insert(operatorEventEnd).values({ eventId, ...end })
}

/** Writes down what a staff member did without a session, e.g. signing in. */
export async function recordStaffEvent(
	tx: Transaction,
	account: { id: string; name: string },
	event: { operation: string; correlationId: string; address: string; companyId?: number },
) {
	const [begun] = await tx
		.insert(operatorEvent)
		.values({ staffId: account.id, keyLabel: account.name, subject: '', ...event })
		.returning({ id: operatorEvent.id })
	if (begun) await endEvent(tx, begun.id, { status: 200, made: null })
}

/** The newest changes that concern the operator's company or were asked for with its keys, at most this many. */
export async function newestEvents(
	db: Queryable,
	{ companyId }: Pick<Operator, 'companyId'>,
	most: number,
): Promise<Listed[]> {
	const rows = await db
		.select({ event: operatorEvent, end: operatorEventEnd })
		.from(operatorEvent)
		.leftJoin(operatorKey, eq(operatorKey.id, operatorEvent.keyId))
		.leftJoin(operatorEventEnd, eq(operatorEventEnd.eventId, operatorEvent.id))
		.where(
			companyId === null
				? undefined
				: or(eq(operatorEvent.companyId, companyId), eq(operatorKey.companyId, companyId)),
		)
		.orderBy(desc(operatorEvent.at))
		.limit(most)
	return rows.map(({ event, end }) => ({
		EVENT_DATE: event.at.toISOString(),
		KEY_ID: event.keyId,
		STAFF_ID: event.staffId,
		KEY_LABEL: event.keyLabel,
		OPERATION: event.operation,
		SUBJECT: event.subject,
		ADDRESS: event.address,
		MADE: end?.made ?? null,
		STATUS: end?.status ?? null,
	}))
}
