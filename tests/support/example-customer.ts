import { randomUUID } from 'node:crypto'
import type { Database } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { openSession } from '#website-api/modules/platform/sessions/session.command.ts'
import { exampleSecret, storefrontHeaders } from './example-api.ts'
import type { ExampleShop } from './example-shop.ts'

export type ExampleCustomer = {
	customerId: string
	/** The storefront's request headers for the signed-in customer. */
	headers: Record<string, string>
}

/** Creates a customer of a shop and signs them in. */
export async function exampleCustomer(
	db: Database,
	shop: ExampleShop,
	locale: Locale = 'id',
): Promise<ExampleCustomer> {
	const id = randomUUID()
	const [row] = await db
		.insert(customer)
		.values({
			companyId: shop.companyId,
			id,
			name: 'Sari Wulandari',
			email: `${id}@example.com`,
			phone: `+6281${BigInt(`0x${id.replaceAll('-', '')}`) % 10_000_000_000n}`,
			locale,
		})
		.returning()
	if (!row) throw new Error('No customer')
	const from = { device: '', addressDigest: '', locale, secret: exampleSecret }
	const { token } = await openSession(db, row, { ...from, clock: () => new Date() })
	return {
		customerId: id,
		headers: { ...storefrontHeaders(shop, locale), authorization: `Bearer ${token}` },
	}
}
