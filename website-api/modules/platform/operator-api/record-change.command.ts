import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { OPERATOR_EXPORT_HEADER, OPERATOR_OPERATIONS } from '#contract/operator-access.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { eq } from 'drizzle-orm'
import { type Database, setLocal } from '#website-api/db/database.ts'
import { beginEvent, endEvent } from './operator-event.command.ts'
import { pathParameters } from './path-parameters.ts'
import type { OperatorApiEnv } from './operator-guard.ts'

/**
 * Records every change and export before its handler runs, and the result afterwards. What cannot be recorded is not
 * done.
 */
export const recordChange = createMiddleware<OperatorApiEnv>(async (c, next) => {
	const { operation } = c.var
	if (operation === undefined || !(isChange(operation) || isExport(c, operation))) return next()
	const params = pathParameters(operation, c.req.path)
	const companyId = await companyNamed(c, params.get(':code'))
	const id = await beginEvent(c.var.db, c.var.caller, {
		companyId,
		operation,
		subject: [...params.values()].join(' '),
		correlationId: c.var.correlationId,
	})
	if (id !== undefined && !isCounted(operation)) c.set('db', recording(c.var.db, id))
	await next()
	if (id === undefined) return
	try {
		const made = c.get('made') ?? null
		await endEvent(c.var.db, id, { status: c.res.status, made, operation, companyId })
	} catch (error) {
		// The change is committed; a failure to record its result must not change the response.
		const kind = error instanceof Error ? error.name : typeof error
		c.var.log.error({ kind, operatorEvent: id }, 'operator event without an end')
	}
})

/** A product file is recorded as one change, not product by product. */
function isCounted(operation: string): boolean {
	return OPERATOR_OPERATIONS[operation]?.needs === 'products.import'
}

/**
 * The database with the event's id set in every transaction, so that triggers record its changes in the same
 * transaction.
 */
function recording(db: Database, eventId: string): Database {
	const transaction: Database['transaction'] = (work, config) =>
		db.transaction(async (tx) => {
			await setLocal(tx, 'etalase.operator_event', eventId)
			return work(tx)
		}, config)
	return Object.create(db, { transaction: { value: transaction } })
}

function isChange(operation: string): boolean {
	return !operation.startsWith('GET ') && !OPERATOR_OPERATIONS[operation]?.isReadOnly
}

/** Whether the answer goes into a file; a file of several pages is recorded once. */
function isExport(c: Context<OperatorApiEnv>, operation: string): boolean {
	return operation.startsWith('GET ') && c.req.header(OPERATOR_EXPORT_HEADER) !== undefined
}

async function companyNamed(
	{ var: { db, caller } }: Context<OperatorApiEnv>,
	code: string | undefined,
): Promise<number | null> {
	if (caller.companyId !== null || code === undefined) return caller.companyId
	const [row] = await db.select({ id: company.id }).from(company).where(eq(company.code, code))
	return row?.id ?? null
}
