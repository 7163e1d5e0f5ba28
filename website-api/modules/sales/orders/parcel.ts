import type { StaffOrder } from '#contract/staff-order.ts'
import type { Company } from '#website-api/modules/platform/companies/company.queries.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import type { OrderRow } from './order.table.ts'

type Sender = Pick<Company, 'name' | 'customerCarePhone' | 'pickupAddress' | 'originDistrict'>

/** What the label says of an order's parcel; a dropship order does not name the shop. */
export async function parcelOf(
	order: OrderRow,
	shop: Sender,
): Promise<Omit<StaffOrder['parcel'], 'volumeKilograms'>> {
	const isFromShop = order.dropshipName === null
	return {
		weightGrams: order.weightGrams,
		senderName: order.dropshipName ?? shop.name,
		senderPhone: order.dropshipPhone ?? shop.customerCarePhone,
		senderAddressLines: isFromShop ? await addressOf(shop) : [],
	}
}

async function addressOf({ pickupAddress, originDistrict }: Sender): Promise<string[]> {
	const district = await findDistrict(originDistrict)
	const place = district && [district.name, district.city, district.province].join(', ')
	return [pickupAddress, place].filter((line) => typeof line === 'string')
}
