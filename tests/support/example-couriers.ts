import type { CourierCode, CourierProvider } from '#contract/courier.ts'
import { simulatedBiteship } from '#examples/simulated-courier/simulated-biteship.ts'
import { simulatedRajaOngkir } from '#examples/simulated-courier/simulated-rajaongkir.ts'
import type { Database } from '#website-api/db/database.ts'
import { companyCouriers } from '#website-api/modules/sales/couriers/accounts/company-couriers.queries.ts'
import { courierAccount } from '#website-api/modules/sales/couriers/accounts/courier-account.table.ts'
import { sealCourierKeys } from '#website-api/modules/sales/couriers/accounts/courier-keys.ts'
import { createAskRates } from '#website-api/modules/sales/couriers/quotes/ask-rates.command.ts'
import { exampleSecret } from './example-api.ts'

const key = 'biteship_test.KEY-0000'
const proof = { header: 'x-etalase-proof', value: 'proof-0000' }

/** The couriers of companies, whose providers are in this process; what they send and are asked is kept. */
export function exampleCouriers(db: Database, secret = exampleSecret) {
	const asked: string[] = []
	const pushes: Request[] = []
	const biteship = simulatedBiteship({
		key,
		proof,
		webhookUrl: 'https://toko.example/courier-notification/biteship',
		send: async (request) => void pushes.push(request),
	})
	const rajaongkir = simulatedRajaOngkir({ key, byWaybill: biteship.book.byWaybill })
	const holding: Promise<unknown>[] = []
	let isHeld = () => {}
	const untilHeld = () => new Promise<void>((resolve) => (isHeld = resolve))
	/** A provider's time is over when it holds back its answers. */
	let held = untilHeld()
	const transport = async (request: Request) => {
		const { host, pathname } = new URL(request.url)
		asked.push(pathname)
		await Promise.all(holding)
		return host === 'api.biteship.com'
			? biteship.transport(request)
			: rajaongkir.transport(new Request(request.url.replace('/api/v1', ''), request))
	}
	const couriers = companyCouriers({ db, secret, transport })
	return {
		couriers,
		askRates: createAskRates(db, couriers, () => held),
		biteship,
		rajaongkir,
		asked,
		pushes,
		proof,
		/** Calls are answered only once the returned function is called. */
		hold() {
			let release = () => {}
			holding.push(new Promise<void>((resolve) => (release = resolve)))
			isHeld()
			return () => {
				holding.splice(0)
				held = untilHeld()
				release()
			}
		},
		async addAccount(
			companyId: number,
			couriersOf: CourierCode[],
			changes: Partial<typeof courierAccount.$inferInsert> = {},
			provider: CourierProvider = 'BITESHIP',
		) {
			const keys = { key, proof: { header: proof.header, values: [proof.value] as [string] } }
			await db.insert(courierAccount).values({
				companyId,
				provider,
				environment: 'PRODUCTION',
				keys: sealCourierKeys(keys, { companyId, provider }, secret),
				keyHint: '0000',
				couriers: couriersOf,
				origin: { name: '', phone: '', address: '', postcode: '' },
				...changes,
			})
		},
	}
}
