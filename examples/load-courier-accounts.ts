import { eq } from 'drizzle-orm'
import type { CourierCode } from '#contract/courier.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { setting } from '#website-api/modules/platform/companies/setting.table.ts'
import { sharedSecret } from '#website-api/modules/platform/companies/shared-secret.command.ts'
import { courierAccount } from '#website-api/modules/sales/couriers/accounts/courier-account.table.ts'
import { sealCourierKeys } from '#website-api/modules/sales/couriers/accounts/courier-keys.ts'
import { SIMULATION_KEYS } from './simulated-gateway/simulation-keys.ts'

const { key, proof } = SIMULATION_KEYS.BITESHIP
/** Where couriers collect parcels of an example shop that names no place of its own. */
const exampleAddress = 'Jalan Kemang Raya No. 10, Jakarta Selatan'
const couriers: CourierCode[] = ['jne', 'sicepat', 'jnt', 'anteraja']

/**
 * Gives an example shop an account with the simulated provider of couriers, once in a database's life. Where nothing is
 * simulated, the shop's own table counts.
 */
export async function loadCourierAccount(db: Database, code: string): Promise<boolean> {
	const secret = await sharedSecret(db)
	return inTransaction(db, async (tx) => {
		const [shop] = await tx.select().from(company).where(eq(company.code, code))
		if (!shop) return false
		const claimed = await tx
			.insert(setting)
			.values({ key: `seeded-courier-account:${code}`, value: '1' })
			.onConflictDoNothing()
			.returning()
		if (claimed.length === 0) return false
		const owner = { companyId: shop.id, provider: 'BITESHIP' } as const
		const keys = { key, proof: { header: proof.header, values: [proof.value] as [string] } }
		await tx
			.insert(courierAccount)
			.values({
				...owner,
				environment: 'SIMULATION',
				keys: sealCourierKeys(keys, owner, secret),
				keyHint: '0000',
				couriers,
				origin: {
					name: shop.name,
					phone: shop.customerCarePhone,
					address: shop.pickupAddress ?? exampleAddress,
					postcode: '',
				},
			})
			.onConflictDoNothing()
		return true
	})
}
