import { courierServiceName } from '#contract/courier-name.ts'
import { asc, eq } from 'drizzle-orm'
import { type ShippingSettings, VOLUME_DIVISORS } from '#contract/shipping-settings.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { otherPickupPlaces } from '#website-api/modules/platform/companies/pickup-place.queries.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { courierPatience } from './courier-patience.table.ts'
import { courierVolume } from './courier-volume.table.ts'
import { volumeRuleOf } from './volume-rules.ts'
import type { VolumeRule } from './weight.ts'
import { tariff, ZONES } from './tariff.table.ts'
import { courierKey, isFreeMethod, proposedCouriers, shippingMethods } from './vendors.ts'

/** The origin of a company's parcels, its places for pickup, and all couriers with their tariffs. */
export async function shippingSettings(
	db: Queryable,
	companyId: number,
): Promise<ShippingSettings> {
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
	const divisors = await db
		.select()
		.from(courierVolume)
		.where(eq(courierVolume.companyId, companyId))
	return {
		origin,
		pickupAddress: company.pickupAddress,
		pickupHours: company.pickupHours,
		pickupPlaces: await otherPickupPlaces(db, companyId),
		freeShippingFrom: company.freeShippingFrom,
		packingDays: company.packingDays,
		insurance: {
			mode: company.insuranceMode,
			from: company.insuranceFrom,
			rate: company.insuranceRate,
			fixed: company.insuranceFixed,
		},
		couriers: shippingMethods.map(({ vendorCode, vendorMethod, vendorName, methodName }) => {
			const isOwn = (row: { vendorCode: string; vendorMethod: string }) =>
				row.vendorCode === vendorCode && row.vendorMethod === vendorMethod
			const own = rows.filter(isOwn)
			return {
				vendorCode,
				vendorMethod,
				name: courierServiceName(vendorName, methodName),
				isOn: !company.couriersOff.includes(courierKey(vendorCode, vendorMethod)),
				deliveredAfter: patience.find(isOwn)?.days,
				volumeDivisor: offeredDivisor(volumeRuleOf(divisors, { vendorCode, vendorMethod })),
				hasTariffs: !isFreeMethod(vendorCode),
				hasExampleTariffs: own.some(({ isExample }) => isExample),
				isProposed: proposedCouriers.includes(courierKey(vendorCode, vendorMethod)),
				tariffs: ZONES.flatMap((zone) => own.filter((row) => row.zone === zone)),
			}
		}),
	}
}

/** One that can be chosen. */
function offeredDivisor({ divisor }: VolumeRule) {
	return VOLUME_DIVISORS.find((one) => one === divisor) ?? null
}
