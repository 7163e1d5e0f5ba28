import { sql } from 'drizzle-orm'
import { type CourierProvider, isInstantCourier } from '#contract/courier.ts'
import type { Database } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { findPlace } from '../areas/find-area.command.ts'
import type { Couriers } from '#website-api/modules/platform/couriers/couriers.ts'
import { courierAccount, isCourierAccount } from './courier-account.table.ts'

/** Gambir, in the middle of Jakarta, where every courier goes. */
const everyCouriersDistrict = '31.71.01'

/**
 * Asks what a kilogram to Jakarta costs. Whether the key is accepted, with the number of services or the provider's words. 404
 * COURIER_ACCOUNT_NOT_FOUND, 422 COURIER_KEYS_MISSING.
 */
export async function testCourier(
	db: Database,
	couriers: Couriers,
	key: { companyId: number; provider: CourierProvider },
): Promise<{ isAccepted: boolean; said: string }> {
	const [account] = await db
		.select({ provider: courierAccount.provider })
		.from(courierAccount)
		.where(isCourierAccount(key))
	if (!account) throw new Problem(404, 'COURIER_ACCOUNT_NOT_FOUND')
	const known = await couriers.one(key.companyId, key.provider)
	if (!known) throw new Problem(422, 'COURIER_KEYS_MISSING')
	const { originDistrict } = await findCompany(db, key.companyId)
	const { provider, couriers: chosen } = known.account
	const { gateway } = known
	try {
		const from = await findPlace(db, { provider, gateway }, originDistrict)
		const to = await findPlace(db, { provider, gateway }, everyCouriersDistrict)
		const ordinary = chosen.filter((one) => !isInstantCourier(one))
		const couriers = ordinary.length > 0 ? ordinary : (['jne'] as const)
		const parcel = { from, to, grams: 1_000, value: 100_000, couriers }
		const rates = await gateway.rates(parcel)
		await db
			.update(courierAccount)
			.set({ ratedAt: sql`now()` })
			.where(isCourierAccount(key))
		return { isAccepted: true, said: String(rates.length) }
	} catch (error) {
		if (!(error instanceof GatewayFailure)) throw error
		return { isAccepted: false, said: error.message.slice(0, 500) }
	}
}
