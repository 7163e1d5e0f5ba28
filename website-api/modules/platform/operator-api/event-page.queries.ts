import { and, asc, desc, eq, gte, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { operationsOf } from '#contract/operator-area.ts'
import type { EventPage, EventQuery, RowChange } from '#contract/operator-event.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { customerNames } from './log-names.queries.ts'
import { operatorChange, operatorEvent, operatorEventEnd } from './operator-event.table.ts'
import { operatorKey } from './operator-key.table.ts'
import type { Caller } from './caller.ts'

const maxEvents = 200

/** A page of the changes of the caller's company or by its keys and staff, newest first. */
export async function eventsPage(
	db: Queryable,
	{ companyId }: Pick<Caller, 'companyId'>,
	query: EventQuery,
): Promise<EventPage> {
	const limit = Math.min(query.limit, maxEvents)
	const rows = await db
		.select({ event: operatorEvent, end: operatorEventEnd })
		.from(operatorEvent)
		.leftJoin(operatorKey, eq(operatorKey.id, operatorEvent.keyId))
		.leftJoin(operatorEventEnd, eq(operatorEventEnd.eventId, operatorEvent.id))
		.where(and(seenBy(companyId), ...filtersOf(query, companyId)))
		.orderBy(desc(operatorEvent.at), desc(operatorEvent.id))
		.limit(limit + 1)
	const shown = rows.slice(0, limit)
	const changes = await changesOf(
		db,
		companyId,
		shown.map(({ event }) => event.id),
	)
	const customers = await customerNames(db, companyId, customersIn(shown, changes))
	const last = rows.length > limit ? shown.at(-1)?.event : undefined
	return {
		list: shown.map(({ event, end }) => ({
			...event,
			actor: event.keyLabel,
			subjectName: event.subjectName ?? customers.get(event.subject) ?? null,
			made: end?.made ?? null,
			madeName: end?.madeName ?? null,
			status: end?.status ?? null,
			changes: (changes.get(event.id) ?? []).map((change) => withCustomers(change, customers)),
		})),
		next: last ? `${last.at.toISOString()}_${last.id}` : null,
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

/** Ids of customers in events and their changes. */
function customersIn(
	events: { event: typeof operatorEvent.$inferSelect }[],
	changes: Map<string, RowChange[]>,
): string[] {
	const subjects = events
		.filter(({ event }) => event.operation.includes('/customers/:id'))
		.map(({ event }) => event.subject)
	const referred = [...changes.values()].flat().flatMap((change) => customerIdsOf(change))
	return [...new Set([...subjects, ...referred])].filter((id) => isUuid.test(id))
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function customerIdsOf({ row, before, after }: RowChange): string[] {
	return [row, before, after].flatMap((columns) =>
		typeof columns?.customer_id === 'string' ? [columns.customer_id] : [],
	)
}

function withCustomers(change: RowChange, customers: Map<string, string>): RowChange {
	const named = customerIdsOf(change).flatMap((id) => {
		const name = customers.get(id)
		return name === undefined ? [] : [[`customer_id ${id}`, name] as const]
	})
	return { ...change, names: { ...change.names, ...Object.fromEntries(named) } }
}

function filtersOf(query: EventQuery, companyId: number | null) {
	const { who, area, search, operation, subject, since, until, next } = query
	const [at, id] = next?.split('_') ?? []
	return [
		who === undefined
			? undefined
			: or(eq(operatorEvent.keyId, who), eq(operatorEvent.staffId, who)),
		area === undefined ? undefined : inArray(operatorEvent.operation, operationsOf(area)),
		search === undefined ? undefined : found(search, companyId),
		operation === undefined ? undefined : eq(operatorEvent.operation, operation),
		subject === undefined ? undefined : eq(operatorEvent.subject, subject),
		since === undefined ? undefined : gte(operatorEvent.at, since),
		until === undefined ? undefined : lt(operatorEvent.at, until),
		at === undefined || id === undefined
			? undefined
			: sql`(${operatorEvent.at}, ${operatorEvent.id}) < (${at}::timestamptz, ${id}::uuid)`,
	]
}

function found(search: string, companyId: number | null) {
	const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
	return or(
		ilike(operatorEvent.subject, part),
		ilike(operatorEvent.subjectName, part),
		ilike(operatorEvent.keyLabel, part),
		ilike(operatorEventEnd.made, part),
		ilike(operatorEventEnd.madeName, part),
		companyId === null
			? undefined
			: sql`${operatorEvent.subject} in (
				select ${customer.id}::text from ${customer}
				where ${customer.companyId} = ${companyId} and ${customer.name} ilike ${part})`,
	)
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
	for (const { eventId, tableName, rowKey, before, after, names } of rows) {
		const change = { table: tableName, row: rowKey, before, after, names: names ?? {} }
		changes.set(eventId, [...(changes.get(eventId) ?? []), change])
	}
	return changes
}
