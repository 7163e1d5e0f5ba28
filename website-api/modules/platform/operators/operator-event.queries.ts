import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { OperatorEventListWire, OperatorEventQueryWire } from '#contract/operator-key.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { operatorChange, operatorEvent, operatorEventEnd } from './operator-event.table.ts'
import { type Operator, operatorColumns } from './operator.ts'
import { operatorKey } from './operator-key.table.ts'

export type Change = Pick<
	typeof operatorEvent.$inferInsert,
	'companyId' | 'operation' | 'subject' | 'correlationId'
>
type Page = z.output<typeof OperatorEventListWire>['data']
type RowChange = Page['list'][number]['CHANGE_LIST'][number]

/** Records a requested change; returns the event's id. */
export async function beginEvent(
	db: Queryable,
	operator: Operator,
	change: Change,
): Promise<string | undefined> {
	const [begun] = await db
		.insert(operatorEvent)
		.values({
			...operatorColumns(operator),
			keyLabel: operator.label,
			address: operator.address,
			...change,
		})
		.returning({ id: operatorEvent.id })
	return begun?.id
}

/** Records the result of a change. */
export async function endEvent(
	db: Queryable,
	eventId: string,
	end: { status: number; made: string | null },
) {
	await db.insert(operatorEventEnd).values({ eventId, ...end })
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
	if (begun) await endEvent(tx, begun.id, { status: 200, made: null })
}

const maxEvents = 200

/** A page of the changes of the operator's company or by its keys and staff, newest first. */
export async function eventsPage(
	db: Queryable,
	{ companyId }: Pick<Operator, 'companyId'>,
	query: z.output<typeof OperatorEventQueryWire>,
): Promise<Page> {
	const limit = Math.min(query.LIMIT, maxEvents)
	const rows = await db
		.select({ event: operatorEvent, end: operatorEventEnd })
		.from(operatorEvent)
		.leftJoin(operatorKey, eq(operatorKey.id, operatorEvent.keyId))
		.leftJoin(operatorEventEnd, eq(operatorEventEnd.eventId, operatorEvent.id))
		.where(and(seenBy(companyId), ...filtersOf(query)))
		.orderBy(desc(operatorEvent.at), desc(operatorEvent.id))
		.limit(limit + 1)
	const shown = rows.slice(0, limit)
	const changes = await changesOf(
		db,
		companyId,
		shown.map(({ event }) => event.id),
	)
	const last = rows.length > limit ? shown.at(-1)?.event : undefined
	return {
		list: shown.map(({ event, end }) => ({
			EVENT_DATE: event.at.toISOString(),
			KEY_ID: event.keyId,
			STAFF_ID: event.staffId,
			KEY_LABEL: event.keyLabel,
			OPERATION: event.operation,
			SUBJECT: event.subject,
			ADDRESS: event.address,
			MADE: end?.made ?? null,
			STATUS: end?.status ?? null,
			CHANGE_LIST: changes.get(event.id) ?? [],
		})),
		NEXT: last ? `${last.at.toISOString()}_${last.id}` : null,
	}
}

function seenBy(companyId: number | null) {
	if (companyId === null) return undefined
	const isMember = sql`${operatorEvent.companyId} is null and ${operatorEvent.staffId} in (
		select account_id from staff_member where company_id = ${companyId})`
	return or(
		eq(operatorEvent.companyId, companyId),
		and(isNull(operatorEvent.companyId), eq(operatorKey.companyId, companyId)),
		isMember,
	)
}

function filtersOf(query: z.output<typeof OperatorEventQueryWire>) {
	const { WHO, OPERATION, SUBJECT, SINCE, UNTIL, NEXT } = query
	const [at, id] = NEXT?.split('_') ?? []
	return [
		WHO === undefined
			? undefined
			: or(eq(operatorEvent.keyId, WHO), eq(operatorEvent.staffId, WHO)),
		OPERATION === undefined ? undefined : eq(operatorEvent.operation, OPERATION),
		SUBJECT === undefined ? undefined : eq(operatorEvent.subject, SUBJECT),
		SINCE === undefined ? undefined : gte(operatorEvent.at, new Date(SINCE)),
		UNTIL === undefined ? undefined : lt(operatorEvent.at, new Date(UNTIL)),
		at === undefined || id === undefined
			? undefined
			: sql`(${operatorEvent.at}, ${operatorEvent.id}) < (${at}::timestamptz, ${id}::uuid)`,
	]
}

async function changesOf(db: Queryable, companyId: number | null, eventIds: string[]) {
	const changes = new Map<string, RowChange[]>()
	if (eventIds.length === 0) return changes
	const rows = await db
		.select()
		.from(operatorChange)
		.where(
			and(
				inArray(operatorChange.eventId, eventIds),
				companyId === null
					? undefined
					: or(eq(operatorChange.companyId, companyId), isNull(operatorChange.companyId)),
			),
		)
		.orderBy(asc(operatorChange.id))
	for (const { eventId, tableName, rowKey, before, after } of rows) {
		const change = { TABLE: tableName, ROW: rowKey, BEFORE: before, AFTER: after }
		changes.set(eventId, [...(changes.get(eventId) ?? []), change])
	}
	return changes
}
