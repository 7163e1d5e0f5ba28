import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { TinyApi } from '#tests/support/tiny-api.ts'
import { tinyCustomer } from '#tests/support/tiny-customer.ts'
import {
	endWatchesPath,
	unsubscribePath,
} from '#website-api/modules/customers/notifications/unsubscribe-path.ts'
import { productWatch } from '#website-api/modules/customers/watches/product-watch.table.ts'
import { watchToken } from '#website-api/modules/customers/watches/watch.command.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { type Probe, write } from './probe.ts'

/** Requests of a guest who watches a product of the first shop and opens the links of its mails. */
export async function watchProbes(
	tiny: TinyApi,
	{ productId, variantId }: { productId: number; variantId: number },
): Promise<Record<string, Probe[]>> {
	const { db, secret } = tiny
	const companyId = 1
	async function guestWatch(email: string) {
		const id = randomUUID()
		const watched = { kind: 'STOCK' as const, productId, variantId }
		await db.insert(productWatch).values({ companyId, id, locale: 'id', email, ...watched })
		return id
	}
	const tokenOf = (path: string) => path.slice(path.indexOf('=') + 1)
	const { CUSTOMER_EMAIL: email } = await tinyCustomer(tiny)
	const [account] = await db.select().from(customer).where(eq(customer.email, email))
	const customerId = account?.id ?? ''
	const ends = endWatchesPath(companyId, await guestWatch('selesai@example.com'), secret)
	const switchesOff = unsubscribePath({ companyId, customerId }, 'PRICE_DROP', secret)
	const confirms = watchToken(companyId, await guestWatch('mulai@example.com'), secret)
	const watch = { PRODUCT_ID: productId, EMAIL: 'menunggu@example.com' }
	return {
		'POST /watch': [
			write({ ...watch, WATCH_KIND: 'STOCK', VARIANT_ID: variantId }, /IS_DONE/),
			write({ ...watch, WATCH_KIND: 'PRICE' }, /IS_DONE/),
		],
		'POST /watch/confirmation': [write({ TOKEN: confirms }, /kaos-14/)],
		'POST /unsubscription': [
			write({ TOKEN: tokenOf(ends) }, /IS_DONE/),
			write({ TOKEN: tokenOf(switchesOff) }, /IS_DONE/),
		],
	}
}
