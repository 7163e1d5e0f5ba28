import { Hono, type Context } from 'hono'
import type { z } from 'zod'
import { GuestDownloadWire } from '#contract/customer-order.ts'
import { OrderLookUpWire } from '#contract/order.ts'
import { GuestOrderAddressWire } from '#contract/order-correction.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { correctAddress } from '#website-api/modules/sales/orders/correct/correct-order.command.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { orderOfGuest, orderWireOf } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { limitLookUps } from '#website-api/modules/sales/orders/look-up-limit.command.ts'
import { digitalProductsIn } from './digital.queries.ts'
import { takeDownload } from './digital.command.ts'
import { reportNotArrived } from './not-arrived.command.ts'
import { downloadToken } from './download-token.ts'

/** A guest's own changes of an order, and downloads, under /guest-order. */
export const guestOrderRoutes = new Hono<AppEnv>()
	.post('/not-arrived', async (c) => {
		const requested = await readJson(c, OrderLookUpWire)
		return changed(c, requested, reportNotArrived)
	})
	.post('/address', async (c) => {
		const { CUSTOMER_NAME, ADDRESS, ...requested } = await readJson(c, GuestOrderAddressWire)
		return changed(c, requested, (tx, order) =>
			correctAddress(tx, order, { CUSTOMER_NAME, ADDRESS }),
		)
	})
	.post('/product-digital', async (c) => {
		const requested = await readJson(c, OrderLookUpWire)
		const order = await ofNobody(c, requested)
		c.header('Cache-Control', 'no-store')
		return c.json({ data: { list: await digitalProductsIn(c.var.db, order) } })
	})
	.post('/download', async (c) => {
		const { LINE_POSITION, ...requested } = await readJson(c, GuestDownloadWire)
		const { db, companyId, secret, clock } = c.var
		const order = await ofNobody(c, requested)
		const { storageId, left } = await inTransaction(db, (tx) =>
			takeDownload(tx, order, LINE_POSITION),
		)
		const token = downloadToken(companyId, storageId, secret, clock())
		c.header('Cache-Control', 'no-store')
		return c.json({ data: { DOWNLOAD_PATH: `/download/${token}`, DOWNLOADS_LEFT: left } })
	})

async function changed(
	c: Context<AppEnv>,
	requested: z.output<typeof OrderLookUpWire>,
	work: (tx: Transaction, order: OrderRow) => Promise<unknown>,
) {
	const order = await ofNobody(c, requested)
	const { db, companyId, locale } = c.var
	await inTransaction(db, async (tx) => work(tx, await lockOrder(tx, companyId, order.number)))
	c.header('Cache-Control', 'no-store')
	return c.json({ data: await orderWireOf(db, companyId, order.id, locale) })
}

function ofNobody(c: Context<AppEnv>, requested: z.output<typeof OrderLookUpWire>) {
	const { ORDER_NUMBER: number, CUSTOMER_PHONE: phone, LOOK_UP_KEY: key } = requested
	const { db, companyId } = c.var
	return limitLookUps(c, { number, key }, async () => {
		const order = await orderOfGuest(db, companyId, { number, phone })
		if (order.customerId !== null) throw new Problem(404, 'ORDER_NOT_FOUND')
		return order
	})
}
