import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { isAway } from '#website-api/modules/platform/gateways/accounts/away.queries.ts'
import type { Transport } from '#website-api/modules/platform/gateways/call-gateway.ts'
import { biteshipGateway } from '../biteship/biteship.ts'
import type { CompanyCourier, Couriers } from '#website-api/modules/platform/couriers/couriers.ts'
import { rajaOngkirGateway } from '../rajaongkir/rajaongkir.ts'
import {
	courierAccount,
	type CourierAccountRow,
	isCourierAccount,
} from './courier-account.table.ts'
import { courierAddress } from './courier-addresses.ts'
import { unsealCourierKeys } from './courier-keys.ts'
import { watchedCourier } from './watched-courier.ts'

export type CourierParts = {
	db: Database
	/** The installation's secret, which the keys are encrypted with. */
	secret: string
	/** Address of the simulated provider; absent: there is none. */
	simulation?: string | undefined
	transport: Transport
}

const columns = { ...getTableColumns(courierAccount), isAway: isAway(courierAccount) }

export function companyCouriers(parts: CourierParts): Couriers {
	return {
		async of(companyId) {
			const rows = await parts.db
				.select(columns)
				.from(courierAccount)
				.where(and(eq(courierAccount.companyId, companyId), courierAccount.isActive))
				.orderBy(asc(courierAccount.provider))
			return rows.flatMap((row) => courierOfAccount(parts, row) ?? [])
		},
		async one(companyId, provider) {
			const [row] = await parts.db
				.select(columns)
				.from(courierAccount)
				.where(isCourierAccount({ companyId, provider }))
			return row && courierOfAccount(parts, { ...row, isCalledAnyway: true })
		},
		hasSimulation: parts.simulation !== undefined,
	}
}

type FoundAccount = CourierAccountRow & { isAway: boolean; isCalledAnyway?: boolean }

/** Undefined: its keys or its environment are not those of this installation. */
function courierOfAccount(
	{ db, secret, simulation, transport }: CourierParts,
	{ isAway: isNotCalled, isCalledAnyway = false, ...account }: FoundAccount,
): CompanyCourier | undefined {
	const { provider, environment, failures } = account
	const keys = unsealCourierKeys(account.keys, account, secret)
	const url = courierAddress(provider, environment, simulation)
	if (!keys || url === undefined) return undefined
	const gateway =
		provider === 'BITESHIP'
			? biteshipGateway({ url, ...keys }, transport)
			: rajaOngkirGateway({ url, key: keys.key }, transport)
	const watched = { ...account, isAway: isNotCalled, isCalledAnyway, failures }
	return { account, gateway: watchedCourier(db, watched, gateway) }
}
