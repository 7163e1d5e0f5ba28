import { Hono, type Context } from 'hono'
import type { z } from 'zod'
import { GuestDownloadWire } from '#contract/customer-order.ts'
import { OrderLookUpWire } from '#contract/order.ts'
import { inTransaction } from '#website-api/db/database.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { orderOfGuest } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { limitLookUps } from '#website-api/modules/sales/orders/look-up-limit.command.ts'
import { digitalProductsIn, takeDownload } from './digital.queries.ts'
import { downloadToken } from './download-token.ts'

/** A guest's downloads, under /guest-order. */
export const guestOrderRoutes = new Hono<AppEnv>()
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

function ofNobody(c: Context<AppEnv>, requested: z.output<typeof OrderLookUpWire>) {
	const { ORDER_NUMBER: number, CUSTOMER_PHONE: phone, IS_KNOWN: isKnown } = requested
	const { db, companyId } = c.var
	return limitLookUps(c, { number, isKnown }, async () => {
		const order = await orderOfGuest(db, companyId, { number, phone })
		if (order.customerId !== null) throw new Problem(404, 'ORDER_NOT_FOUND')
		return order
	})
}
