import { toWire } from '#contract/message.ts'
import { PICTURE_HEADERS } from '#website-api/modules/platform/uploads/pictures.ts'
import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
	OperatorReturnRejectionWire,
	ReturnMessage,
	ReturnQuery,
	ReturnSummary,
	ReturnShipment,
} from '#contract/return.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { writeMessage } from './return-message.command.ts'
import { findReturns, returnWireOf } from './return-wire.queries.ts'
import { returnPictureOf } from './return-picture.queries.ts'
import type { ReturnRow } from './return.queries.ts'
import { moveReturn } from './return.command.ts'
import { returns } from './return.table.ts'
import type { OperatorEnv } from '#website-api/modules/platform/operators/operator-guard.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
import { actAs } from '#website-api/modules/platform/operators/operator-key.queries.ts'

/** Staff endpoints for returns, under /operator/v1/returns. */
export const returnStaffRoutes = new Hono<OperatorEnv>()
	.get('/', async (c) => {
		const query = readQuery(c, ReturnQuery)
		const where = and(
			seenBy(c.var.operator),
			query.RETURN_STATUS && eq(returns.status, query.RETURN_STATUS),
		)
		const page = { index: query.PAGE_INDEX, size: query.DATA_PER_PAGE }
		const { list, total } = await findReturns(c.var.db, where, page)
		const companies = await c.var.db.select({ id: company.id, code: company.code }).from(company)
		const codes = new Map(companies.map(({ id, code }) => [id, code]))
		return c.json({
			data: {
				list: list.map(({ companyId, customerName, summary }) => ({
					...toWire(ReturnSummary, summary),
					COMPANY_CODE: codes.get(companyId) ?? '',
					CUSTOMER_NAME: customerName,
				})),
				TOTAL_PAGES: Math.ceil(total / query.DATA_PER_PAGE),
				TOTAL_ROWS: total,
			},
		})
	})
	.get('/:number', async (c) => answer(c))
	.get('/:number/picture/:id', async (c) => {
		const bytes = await returnPictureOf(c.var, await found(c), c.req.param('id'))
		return c.body(bytes, 200, PICTURE_HEADERS)
	})
	.post('/:number/approval', (c) => move(c, { to: 'APPROVED' }))
	.post('/:number/rejection', async (c) => {
		const { REJECT_REASON } = await readJson(c, OperatorReturnRejectionWire)
		return move(c, { to: 'REJECTED', rejectReason: REJECT_REASON })
	})
	.post('/:number/shipment', async (c) => {
		const { RETURN_COURIER, RETURN_TRACKING_NUMBER } = await readJson(c, ReturnShipment)
		const sent = { courier: RETURN_COURIER, trackingNumber: RETURN_TRACKING_NUMBER }
		return move(c, { to: 'SENT_BACK', ...sent })
	})
	.post('/:number/receipt', (c) => move(c, { to: 'RECEIVED' }))
	.post('/:number/refund', (c) => move(c, { to: 'REFUNDED' }))
	.post('/:number/message', async (c) => {
		const { MESSAGE_TEXT } = await readJson(c, ReturnMessage)
		const row = await found(c)
		await inTransaction(c.var.db, (tx) => writeMessage(tx, row, 'SHOP', MESSAGE_TEXT))
		return answer(c)
	})

async function found(c: Context<OperatorEnv>): Promise<ReturnRow> {
	const number = normaliseReferenceNumber(c.req.param('number') ?? '')
	const [row, other] = await c.var.db
		.select()
		.from(returns)
		.where(and(eq(returns.number, number), seenBy(c.var.operator)))
		.limit(2)
	// Two companies may have drawn the same number; a key of one of them tells them apart.
	if (!row || other) throw new Problem(404, 'RETURN_NOT_FOUND')
	return row
}

async function answer(c: Context<OperatorEnv>) {
	return c.json({ data: await returnWireOf(c.var.db, await found(c)) })
}

async function move(
	c: Context<OperatorEnv>,
	change: Omit<Parameters<typeof moveReturn>[2], 'actor'>,
) {
	const row = await found(c)
	await inTransaction(c.var.db, async (tx) => {
		await actAs(tx, c.var.operator)
		await moveReturn(tx, row, { ...change, actor: 'staff' })
	})
	return answer(c)
}

function seenBy(operator: Operator) {
	return operator.companyId === null ? undefined : eq(returns.companyId, operator.companyId)
}
