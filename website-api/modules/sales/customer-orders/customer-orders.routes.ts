import type { OrderRow, OrderStatus } from '#website-api/modules/sales/orders/order.table.ts'
import { type Context, Hono } from 'hono'
import {
	CustomerOrderQueryWire,
	DigitalDownloadWire,
	OrderPaymentWire,
	OrderReviewWire,
} from '#contract/customer-order.ts'
import { OrderAddressWire } from '#contract/order-correction.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { type CustomerEnv, requireCustomer } from '#website-api/http/customer-guard.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { networkDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { moveOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { readMultipart } from '#website-api/modules/platform/uploads/multipart.ts'
import { PICTURE_FIELD, picturesFrom } from '#website-api/modules/platform/uploads/pictures.ts'
import { uploadTurn } from '#website-api/modules/platform/uploads/upload-turn.ts'
import { countUploads } from '#website-api/modules/platform/uploads/upload-quota.command.ts'
import { countVolume } from '#website-api/modules/platform/uploads/upload-volume.command.ts'
import { changePayment } from './change-payment.command.ts'
import { customerOrderWireOf, lockOrderOf, orderOf } from './customer-order.queries.ts'
import { digitalProductsOf } from './digital.queries.ts'
import { takeDownload } from './digital.command.ts'
import { downloadToken } from './download-token.ts'
import { correctAddress } from '#website-api/modules/sales/orders/correct/correct-order.command.ts'
import { reportNotArrived } from './not-arrived.command.ts'
import { listOrdersOf } from './customer-order-list.queries.ts'
import { acceptChange } from './order-change.command.ts'
import { requireReviewable, writeReview } from './write-review.command.ts'

/** The signed-in customer's orders, under /order. */
export const customerOrderRoutes = new Hono<CustomerEnv>()
	.get('/order-list', requireCustomer, async (c) => {
		const query = readQuery(c, CustomerOrderQueryWire)
		const { list, total, statuses } = await listOrdersOf(c.var.db, c.var, query)
		return c.json({
			data: {
				list,
				TOTAL_PAGES: Math.ceil(total / query.DATA_PER_PAGE),
				TOTAL_ROWS: total,
				STATUS_COUNT_LIST: statuses,
			},
		})
	})
	.get('/product-digital', requireCustomer, async (c) => {
		c.header('Cache-Control', 'no-store')
		return c.json({ data: { list: await digitalProductsOf(c.var.db, c.var) } })
	})
	.post('/:number/download', requireCustomer, async (c) => {
		const { LINE_POSITION } = await readJson(c, DigitalDownloadWire)
		const { storageId, left } = await inTransaction(c.var.db, async (tx) =>
			takeDownload(tx, await lockOrderOf(tx, c.var, c.req.param('number')), LINE_POSITION),
		)
		const token = downloadToken(c.var.companyId, storageId, c.var.secret, c.var.clock())
		return c.json({ data: { DOWNLOAD_PATH: `/download/${token}`, DOWNLOADS_LEFT: left } })
	})
	.get('/:number', requireCustomer, (c) => answer(c))
	.post('/:number/cancellation', requireCustomer, (c) => move(c, 'CANCEL'))
	.post('/:number/receipt', requireCustomer, (c) => move(c, 'DELIVERED'))
	.post('/:number/completion', requireCustomer, (c) => move(c, 'COMPLETED'))
	.post('/:number/not-arrived', requireCustomer, (c) => change(c, reportNotArrived))
	.post('/:number/address', requireCustomer, async (c) => {
		const wanted = await readJson(c, OrderAddressWire)
		return change(c, (tx, order) => correctAddress(tx, order, wanted))
	})
	.post('/:number/change-acceptance', requireCustomer, (c) => change(c, acceptChange))
	.post('/:number/change-refusal', requireCustomer, (c) =>
		change(c, async (tx, order) => {
			if (order.status !== 'CHANGE_PROCESSING') throw new Problem(409, 'ORDER_CHANGED')
			await moveOrder(tx, order, { to: 'CANCEL', actor: 'customer' })
		}),
	)
	.post('/:number/payment-method', requireCustomer, async (c) => {
		const wanted = await readJson(c, OrderPaymentWire)
		return change(c, (tx, order) => changePayment(tx, order, wanted))
	})
	.post('/:number/review', requireCustomer, uploadTurn, async (c) => {
		const { request, files } = await readMultipart(c, OrderReviewWire, PICTURE_FIELD)
		const { db, companyId } = c.var
		const order = await orderOf(db, c.var, c.req.param('number'))
		await requireReviewable(db, order, request.LINE_POSITION)
		const volume = { companyId, orderId: order.id, network: networkDigest(c), files }
		await countVolume(db, volume, c.var.uploadLimits)
		await countUploads(db, c.var, files.length)
		const pictures = await picturesFrom(files)
		const id = await writeReview(c.var, order, { ...request, language: c.var.locale }, pictures)
		return c.json({ data: { REVIEW_ID: id } }, 201)
	})

async function answer(c: Context<CustomerEnv>) {
	const order = await orderOf(c.var.db, c.var, c.req.param('number') ?? '')
	c.header('Cache-Control', 'no-store')
	return c.json({ data: await customerOrderWireOf(c.var.db, order, c.var.locale) })
}

async function change(
	c: Context<CustomerEnv>,
	work: (tx: Transaction, order: OrderRow) => Promise<unknown>,
) {
	const number = c.req.param('number') ?? ''
	await inTransaction(c.var.db, async (tx) => work(tx, await lockOrderOf(tx, c.var, number)))
	return answer(c)
}

function move(c: Context<CustomerEnv>, to: OrderStatus) {
	return change(c, (tx, order) => moveOrder(tx, order, { to, actor: 'customer' }))
}
