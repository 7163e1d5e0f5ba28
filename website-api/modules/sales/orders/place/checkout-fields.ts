import type { AddressWire, OrderRequestWire } from '#contract/order.ts'
import { needsMobile } from '#contract/shipping.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { findPickupPlace } from '#website-api/modules/platform/companies/pickup-place.queries.ts'
import { postcodesIn } from '#website-api/modules/platform/regions/postcodes.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { paymentDetails } from '#website-api/modules/sales/payments/methods.queries.ts'
import type { z } from 'zod'
import type { AddressSnapshot, BankSnapshot, PickupPlaceSnapshot } from '../order.table.ts'
import { isMobile, validPhone } from '#website-api/modules/platform/identity/phone.ts'
import type { Price } from './price.ts'

type PaymentMethod = OrderRequestWire['PAYMENT_METHOD']

/** The phone as E.164. 422 on CUSTOMER_PHONE: not valid, or a landline for a courier that calls the recipient's mobile. */
export function requirePhone({
	CUSTOMER_PHONE,
	VENDOR_CODE,
}: Pick<OrderRequestWire, 'CUSTOMER_PHONE' | 'VENDOR_CODE'>): string {
	const phone = validPhone(CUSTOMER_PHONE)
	if (!phone) throw fieldProblem('CUSTOMER_PHONE', { message: 'PHONE_INVALID' })
	if (needsMobile(VENDOR_CODE) && !isMobile(phone)) {
		throw fieldProblem('CUSTOMER_PHONE', { message: 'PHONE_NOT_MOBILE' })
	}
	return phone
}

/** The delivery address with current place names; null for self pick-up. 422 on ADDRESS. */
export async function requireAddress(request: OrderRequestWire): Promise<AddressSnapshot | null> {
	if (request.VENDOR_CODE === 'SELF_PICKUP') return null
	if (!request.ADDRESS) throw fieldProblem('ADDRESS', { message: 'ADDRESS_REQUIRED' })
	return snapshotOf(request.ADDRESS)
}

/**
 * The place where the order is collected; null if it is delivered, or if the shop has not said where. 422 on
 * PICKUP_PLACE_ID.
 */
export async function requirePickupPlace(
	db: Queryable,
	companyId: number,
	request: Pick<OrderRequestWire, 'VENDOR_CODE' | 'PICKUP_PLACE_ID'>,
	{ isDigitalOnly }: { isDigitalOnly: boolean },
): Promise<PickupPlaceSnapshot | null> {
	if (request.VENDOR_CODE !== 'SELF_PICKUP' || isDigitalOnly) return null
	const place = await findPickupPlace(db, companyId, request.PICKUP_PLACE_ID)
	if (!place) throw fieldProblem('PICKUP_PLACE_ID', { message: 'PICKUP_PLACE_UNKNOWN' })
	const { id, name, address } = place
	return address === null ? null : { id, name, address }
}

/**
 * The chosen payment method and account with their current data; WALLET if nothing is left to transfer. 409
 * INSUFFICIENT_BALANCE for a wallet that does not cover the total, 422 on BANK_CODE or PAYMENT_METHOD.
 */
export async function requirePayment(
	db: Queryable,
	companyId: number,
	{ PAYMENT_METHOD, BANK_CODE }: Pick<OrderRequestWire, 'PAYMENT_METHOD' | 'BANK_CODE'>,
	{ total, wallet }: Pick<Price, 'total' | 'wallet'>,
): Promise<{ paymentMethod: PaymentMethod; bank: BankSnapshot | null; qris: string | null }> {
	if (total === wallet) return { paymentMethod: 'WALLET', bank: null, qris: null }
	if (PAYMENT_METHOD === 'WALLET') throw new Problem(409, 'INSUFFICIENT_BALANCE')
	return {
		paymentMethod: PAYMENT_METHOD,
		...(await paymentDetails(db, companyId, PAYMENT_METHOD, BANK_CODE)),
	}
}

async function snapshotOf(address: z.infer<typeof AddressWire>): Promise<AddressSnapshot> {
	const district = await findDistrict(address.DISTRICT_CODE)
	if (!district) throw fieldProblem('ADDRESS.DISTRICT_CODE', { message: 'DISTRICT_UNKNOWN' })
	return {
		districtCode: district.code,
		district: district.name,
		city: district.city,
		province: district.province,
		village: address.VILLAGE,
		postcode: address.POSTCODE || ((await postcodesIn(district.code))(address.VILLAGE) ?? ''),
		street: address.STREET,
		courierNote: address.COURIER_NOTE,
	}
}
