import { desc, eq, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { OperatorEventListWire } from '#contract/operator-key.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { operatorEvent, operatorEventEnd } from './operator-event.table.ts'
import type { Operator } from './operator-key.queries.ts'
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
		.values({ keyId: operator.id, keyLabel: operator.label, ...change })
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

/** The newest changes that concern the operator's company or were asked for with its keys, at most this many. */
export async function newestEvents(
	db: Queryable,
	{ companyId }: Operator,
	most: number,
): Promise<Listed[]> {
	const rows = await db
		.select({ event: operatorEvent, end: operatorEventEnd })
		.from(operatorEvent)
		.innerJoin(operatorKey, eq(operatorKey.id, operatorEvent.keyId))
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
		KEY_LABEL: event.keyLabel,
		OPERATION: event.operation,
		SUBJECT: event.subject,
		MADE: end?.made ?? null,
		STATUS: end?.status ?? null,
	}))
}
