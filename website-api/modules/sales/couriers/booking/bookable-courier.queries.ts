import { and, eq } from 'drizzle-orm'
import type { CourierCode } from '#contract/courier.ts'
import type { Database } from '#website-api/db/database.ts'
import type { CompanyCourier, Couriers } from '#website-api/modules/platform/couriers/couriers.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import type { ParcelRow } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { courierOfMethod } from '../quotes/catalogue-key.ts'
import { orderQuote } from '../quotes/shipping-quote.table.ts'

/** Who collects a parcel, and through whom. */
export type BookableCourier = CompanyCourier & { courier: CourierCode; service: string }

/**
 * The account through which a parcel's courier can be booked: the one that named the order's price, else any that has this
 * courier. Undefined: none has.
 */
export async function bookableCourier(
	db: Database,
	couriers: Couriers,
	order: Pick<OrderRow, 'companyId' | 'id' | 'vendorCode' | 'vendorMethod'>,
	parcel: Pick<ParcelRow, 'vendorCode' | 'vendorMethod' | 'provider'>,
): Promise<BookableCourier | undefined> {
	const courier = courierOfMethod(parcel.vendorCode, parcel.vendorMethod)
	if (!courier) return undefined
	const [quote] = await db
		.select()
		.from(orderQuote)
		.where(and(eq(orderQuote.companyId, order.companyId), eq(orderQuote.orderId, order.id)))
	const isQuoted =
		quote?.courier === courier &&
		parcel.vendorCode === order.vendorCode &&
		parcel.vendorMethod === order.vendorMethod
	// A booking whose outcome is unknown is asked for where it may be.
	const wanted = parcel.provider ?? (isQuoted ? quote.provider : undefined)
	const able = (await couriers.of(order.companyId)).filter(
		({ account, gateway }) => gateway.book !== null && account.couriers.includes(courier),
	)
	const chosen =
		able.find(({ account }) => account.provider === wanted) ??
		(parcel.provider === null ? able[0] : undefined)
	const service = isQuoted ? quote.service : serviceOf(parcel)
	return chosen && { ...chosen, courier, service }
}

/** The provider's code of a method of the catalogue: couriers call their usual service "reg". */
function serviceOf({ vendorCode, vendorMethod }: Pick<ParcelRow, 'vendorCode' | 'vendorMethod'>) {
	if (vendorCode === 'GOSEND' && vendorMethod === 'sameday') return 'same_day'
	if (vendorCode !== 'RAJAONGKIR') return vendorMethod
	const [, service] = /^[^-]+-(.+)$/.exec(vendorMethod) ?? []
	return service ?? 'reg'
}
