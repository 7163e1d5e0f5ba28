import { courierServiceName } from '#contract/courier-name.ts'
import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { toWire } from '#contract/message.ts'
import { District } from '#contract/region.ts'
import type { OperatorShippingAnswerWire } from '#contract/operator-shipping.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import {
	otherPickupPlaces,
	pickupPlaceWire,
} from '#website-api/modules/platform/companies/pickup-place.queries.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { courierPatience } from './courier-patience.table.ts'
import { tariff, ZONES } from './tariff.table.ts'
import { courierKey, isFreeMethod, proposedCouriers, shippingMethods } from './vendors.ts'

type Shipping = z.output<typeof OperatorShippingAnswerWire>['data']

/** The origin of a company's parcels, its places for pickup, and all couriers with their tariffs. */
export async function shippingSettings(db: Queryable, companyId: number): Promise<Shipping> {
	const company = await findCompany(db, companyId)
	const origin = await findDistrict(company.originDistrict)
	if (!origin) throw new Error(`No district ${company.originDistrict}`)
	const rows = await db
		.select()
		.from(tariff)
		.where(eq(tariff.companyId, companyId))
		.orderBy(asc(tariff.vendorCode), asc(tariff.vendorMethod))
	const patience = await db
		.select()
		.from(courierPatience)
		.where(eq(courierPatience.companyId, companyId))
	const places = await otherPickupPlaces(db, companyId)
	return {
		ORIGIN: toWire(District, origin),
		PICKUP_ADDRESS: company.pickupAddress,
		PICKUP_HOURS: company.pickupHours,
		PICKUP_PLACE_LIST: places.map(pickupPlaceWire),
		FREE_SHIPPING_FROM: company.freeShippingFrom,
		COURIER_LIST: shippingMethods.map((method) => {
			const { vendorCode, vendorMethod } = method
			const own = rows.filter(
				(row) => row.vendorCode === vendorCode && row.vendorMethod === vendorMethod,
			)
			return {
				VENDOR_CODE: vendorCode,
				VENDOR_METHOD: vendorMethod,
				NAME: courierServiceName(method.vendorName, method.methodName),
				IS_ON: !company.couriersOff.includes(courierKey(vendorCode, vendorMethod)),
				DELIVERED_AFTER: patience.find(
					(row) => row.vendorCode === vendorCode && row.vendorMethod === vendorMethod,
				)?.days,
				HAS_TARIFFS: !isFreeMethod(vendorCode),
				HAS_EXAMPLE_TARIFFS: own.some(({ isExample }) => isExample),
				IS_PROPOSED: proposedCouriers.includes(courierKey(vendorCode, vendorMethod)),
				TARIFF_LIST: ZONES.flatMap((zone) =>
					own
						.filter((row) => row.zone === zone)
						.map((row) => ({
							ZONE: zone,
							FIRST_KG: row.firstKg,
							NEXT_KG: row.nextKg,
							ETA_DAYS_MIN: row.etaDaysMin,
							ETA_DAYS_MAX: row.etaDaysMax,
							ETA_HOURS: row.etaHours,
						})),
				),
			}
		}),
	}
}
