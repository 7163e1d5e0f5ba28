import { CustomerExportWire } from '#contract/account.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { ownRecords } from './own-records.ts'

/**
 * The tests after which everything of the owner is read and compared, which takes longer than to ask: all in `npm run
 * test:all`, usually each eighth and the last one, after which a change by any of them would show.
 */
export const comparedAfter = (names: string[]) =>
	new Set([...sampleOf(names, 8), ...names.slice(-1)])

export type OwnershipFixture = Awaited<ReturnType<typeof ownershipFixture>>

/** Two shops, and a customer of the first one with one record of every kind. */
export async function ownershipFixture() {
	const database = await openTestDatabase()
	const api = exampleApi(database.db)
	const shop = await exampleShop(database.db, [{ price: 50_000, stock: 100 }])
	const elsewhere = await exampleShop(database.db, [{ price: 50_000, stock: 100 }])
	const owner = await exampleCustomer(database.db, shop)
	const own = await ownRecords({ db: database.db, api }, shop, owner)
	return {
		database,
		api,
		shop,
		elsewhere,
		owner,
		own,
		async everythingOfOwner() {
			const answer = await api.request('/v1/customer/export', owner)
			const { data } = CustomerExportWire.parse(await answer.json())
			// Requests themselves update the time of a session's last use.
			return JSON.stringify({ ...data, customer_session: data['customer_session']?.length })
		},
	}
}
