import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
	ReturnAnswerWire,
	ReturnMessageWire,
	ReturnQueryWire,
	ReturnRequestWire,
	ReturnShipmentWire,
} from '#contract/return.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { type CustomerEnv, requireCustomer } from '#website-api/http/customer-guard.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { networkDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { orderOf } from '#website-api/modules/sales/customer-orders/customer-order.queries.ts'
import {
	answeredBefore,
	digestOf,
	once,
	requireIdempotencyKey,
} from '#website-api/modules/platform/forms/form-key.command.ts'
import { readMultipart } from '#website-api/modules/platform/uploads/multipart.ts'
import { withUploads } from '#website-api/modules/platform/uploads/with-uploads.ts'
import {
	storePictureUploads,
	PICTURE_FIELD,
	PICTURE_HEADERS,
} from '#website-api/modules/platform/uploads/pictures.ts'
import { uploadTurn } from '#website-api/modules/platform/uploads/upload-turn.ts'
import { countUploads } from '#website-api/modules/platform/uploads/upload-quota.command.ts'
import { countVolume } from '#website-api/modules/platform/uploads/upload-volume.command.ts'
import { requestReturn, requireReturnable } from './request-return.command.ts'
import { returnOf, type ReturnRow } from './return.queries.ts'
import { moveReturn } from './return.command.ts'
import { listReturns, returnWireOf } from './return-wire.queries.ts'
import { writeMessage } from './return-message.command.ts'
import { returnPictureOf } from './return-picture.queries.ts'
import { returns } from './return.table.ts'

const ended: ReturnRow['status'][] = ['REJECTED', 'REFUNDED', 'CANCELLED']

/** The signed-in customer's returns, under /return. */
export const returnRoutes = new Hono<CustomerEnv>()
	.use(requireCustomer)
	.get('/return-list', async (c) => {
		const query = readQuery(c, ReturnQueryWire)
		const where = and(
			eq(returns.companyId, c.var.companyId),
			eq(returns.customerId, c.var.customerId),
			query.RETURN_STATUS && eq(returns.status, query.RETURN_STATUS),
		)
		const page = { index: query.PAGE_INDEX, size: query.DATA_PER_PAGE }
		const { list, total } = await listReturns(c.var.db, where, page)
		return c.json({
			data: {
				list: list.map(({ summary }) => summary),
				TOTAL_PAGES: Math.ceil(total / query.DATA_PER_PAGE),
				TOTAL_ROWS: total,
			},
		})
	})
	.post('/', uploadTurn, async (c) => {
		const { db, companyId, customerId } = c.var
		const key = requireIdempotencyKey(c.req.header('idempotency-key'))
		const { request, files } = await readMultipart(c, ReturnRequestWire, PICTURE_FIELD)
		if (files.length === 0) throw fieldProblem('PICTURE', { message: 'PICTURE_REQUIRED' })
		const form = {
			companyId,
			actor: customerId,
			route: 'POST /return',
			key,
			requestHash: digestOf(JSON.stringify(request), ...files),
		}
		const before = await answeredBefore(db, form, ReturnAnswerWire)
		if (before) return c.json(before, 200)
		// Checks everything possible before pictures are stored; the transaction checks again.
		const order = await orderOf(db, c.var, request.ORDER_NUMBER)
		requireReturnable(order)
		await countVolume(
			db,
			{ companyId, orderId: order.id, network: networkDigest(c), files },
			c.var.uploadLimits,
		)
		await countUploads(db, c.var, files.length)
		const pictures = await storePictureUploads(c.var, files)
		const { answer, isRepeat } = await withUploads(c.var, pictures, () =>
			once(db, form, ReturnAnswerWire, async (tx) => {
				const id = await requestReturn(tx, c.var, request, pictures)
				const [row] = await tx
					.select()
					.from(returns)
					.where(and(eq(returns.companyId, companyId), eq(returns.id, id)))
				if (!row) throw new Error(`No return ${id}`)
				return { data: await returnWireOf(tx, row) }
			}),
		)
		return c.json(answer, isRepeat ? 200 : 201)
	})
	.get('/:number', async (c) => answer(c))
	.get('/:number/picture/:id', async (c) => {
		const row = await returnOf(c.var.db, c.var, c.req.param('number'))
		const bytes = await returnPictureOf(c.var, row, c.req.param('id'))
		return c.body(bytes, 200, PICTURE_HEADERS)
	})
	.post('/:number/shipment', async (c) => {
		const { RETURN_COURIER, RETURN_TRACKING_NUMBER } = await readJson(c, ReturnShipmentWire)
		return move(c, {
			to: 'SENT_BACK',
			courier: RETURN_COURIER,
			trackingNumber: RETURN_TRACKING_NUMBER,
		})
	})
	.post('/:number/cancellation', (c) => move(c, { to: 'CANCELLED' }))
	.post('/:number/message', async (c) => {
		const { MESSAGE_TEXT } = await readJson(c, ReturnMessageWire)
		const row = await returnOf(c.var.db, c.var, c.req.param('number'))
		if (ended.includes(row.status)) throw new Problem(409, 'RETURN_ENDED')
		await inTransaction(c.var.db, (tx) => writeMessage(tx, row, 'CUSTOMER', MESSAGE_TEXT))
		return answer(c)
	})

async function answer(c: Context<CustomerEnv>) {
	const row = await returnOf(c.var.db, c.var, c.req.param('number') ?? '')
	c.header('Cache-Control', 'no-store')
	return c.json({ data: await returnWireOf(c.var.db, row) })
}

async function move(
	c: Context<CustomerEnv>,
	change: { to: ReturnRow['status']; courier?: string; trackingNumber?: string },
) {
	const row = await returnOf(c.var.db, c.var, c.req.param('number') ?? '')
	await inTransaction(c.var.db, (tx) => moveReturn(tx, row, { ...change, actor: 'customer' }))
	return answer(c)
}
