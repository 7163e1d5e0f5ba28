import type { Place } from '#contract/address.ts'
import { pinOf } from '#contract/pin.ts'
import { OrderRequest } from '#contract/order-request.ts'
import { needsMobile } from '#contract/shipping-methods.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { OfferedOnline } from '#website-api/modules/platform/gateways/accounts/online-methods.queries.ts'
import { findPickupPlace } from '#website-api/modules/platform/companies/pickup-place.queries.ts'
import { postcodesIn } from '#website-api/modules/platform/regions/postcodes.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { isInstantMethod } from '#website-api/modules/sales/couriers/quotes/catalogue-key.ts'
import { paymentDetails } from '#website-api/modules/sales/payments/methods.queries.ts'
import type { AddressSnapshot, BankSnapshot, PickupPlaceSnapshot } from '../order.table.ts'
import { isMobile, validPhone } from '#website-api/modules/platform/identity/phone.ts'
import type { Price } from './price.ts'

type PaymentMethod = OrderRequest['payment']

/** The phone as E.164. 422 on CUSTOMER_PHONE: not valid, or a landline for a courier that calls the recipient's mobile. */
export function requirePhone({
	phone: typed,
	vendor,
	method,
}: Pick<OrderRequest, 'phone' | 'vendor' | 'method'>): string {
	const phone = validPhone(typed)
	if (!phone) throw fieldProblem(OrderRequest, 'phone', { message: 'PHONE_INVALID' })
	if (needsMobile({ vendor, method }) && !isMobile(phone)) {
		throw fieldProblem(OrderRequest, 'phone', { message: 'PHONE_NOT_MOBILE' })
	}
	return phone
}

/**
 * The delivery address with current place names; null for self pick-up. Where it is on the map is kept for couriers that drive
 * there at once alone. 422 on ADDRESS.
 */
export async function requireAddress(request: OrderRequest): Promise<AddressSnapshot | null> {
	if (request.vendor === 'SELF_PICKUP') return null
	if (!request.address) throw fieldProblem(OrderRequest, 'address', { message: 'ADDRESS_REQUIRED' })
	const pin = isInstantMethod(request.vendor, request.method) ? pinOf(request.address) : null
	return { ...(await snapshotOf(request.address)), ...(pin && { pin }) }
}

/**
 * The place where the order is collected; null if it is delivered, or if the shop has not said where. 422 on
 * PICKUP_PLACE_ID.
 */
export async function requirePickupPlace(
	db: Queryable,
	companyId: number,
	request: Pick<OrderRequest, 'vendor' | 'pickupPlace'>,
	{ isDigitalOnly }: { isDigitalOnly: boolean },
): Promise<PickupPlaceSnapshot | null> {
	if (request.vendor !== 'SELF_PICKUP' || isDigitalOnly) return null
	const place = await findPickupPlace(db, companyId, request.pickupPlace)
	if (!place) throw fieldProblem(OrderRequest, 'pickupPlace', { message: 'PICKUP_PLACE_UNKNOWN' })
	const { id, name, address } = place
	return address === null ? null : { id, name, address }
}

/**
 * The chosen payment method and account with their current data; WALLET if nothing is left to transfer. 409
 * INSUFFICIENT_BALANCE for a wallet that does not cover the total, 422 on BANK_CODE, ONLINE_METHOD or PAYMENT_METHOD.
 */
export async function requirePayment(
	db: Queryable,
	companyId: number,
	{ payment, bank, online }: Pick<OrderRequest, 'payment' | 'bank' | 'online'>,
	{ total, wallet }: Pick<Price, 'total' | 'wallet'>,
	/** What the company's providers offer now. */
	offers: OfferedOnline[],
	isCod: boolean,
): Promise<{ paymentMethod: PaymentMethod; bank: BankSnapshot | null; qris: string | null }> {
	if (total === wallet) return { paymentMethod: 'WALLET', bank: null, qris: null }
	if (payment === 'WALLET') throw new Problem(409, 'INSUFFICIENT_BALANCE')
	const chosen = {
		method: payment,
		bankCode: bank,
		onlineMethod: online,
		due: total - wallet,
		isCod,
	}
	return {
		paymentMethod: payment,
		...(await paymentDetails(db, companyId, chosen, offers)),
	}
}

/** An address with current place names. 422 DISTRICT_UNKNOWN. */
export async function snapshotOf(address: Place): Promise<AddressSnapshot> {
	const district = await findDistrict(address.district)
	if (!district) throw fieldProblem('ADDRESS.DISTRICT_CODE', { message: 'DISTRICT_UNKNOWN' })
	return {
		districtCode: district.code,
		district: district.name,
		city: district.city,
		province: district.province,
		village: address.village,
		postcode: address.postcode || ((await postcodesIn(district.code))(address.village) ?? ''),
		street: address.street,
		courierNote: address.courierNote,
	}
}
