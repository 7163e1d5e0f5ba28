import { isInstantCourier } from '#contract/courier.ts'
import { pinOf } from '#contract/pin.ts'
import type { Database } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import type {
	BookingRequest,
	ParcelItem,
	Trip,
} from '#website-api/modules/platform/couriers/courier-port.ts'
import type { AddressSnapshot, OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import type { ParcelRow } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { goodsLoad } from '#website-api/modules/sales/parcels/goods-load.queries.ts'
import { volumeRule } from '#website-api/modules/sales/shipping/courier-volume.queries.ts'
import { chargeableGrams } from '#website-api/modules/sales/shipping/weight.ts'
import { linesOf, parcelsOf } from '#website-api/modules/sales/parcels/parcels.queries.ts'
import { codOf } from '#website-api/modules/sales/cash-on-delivery/cod-of.queries.ts'
import { findPlace } from '../areas/find-area.command.ts'
import { instantSettingOf } from '../instant/instant-setting.queries.ts'
import type { BookableCourier } from './bookable-courier.queries.ts'

/**
 * What a provider is told of a parcel. 409 COURIER_ORIGIN_INCOMPLETE, COURIER_NOT_BOOKABLE, COURIER_PIN_MISSING. @throws GatewayFailure of a search
 * for an area
 */
export async function bookingRequest(
	db: Database,
	{ account, gateway, courier, service }: BookableCourier,
	order: OrderRow,
	parcel: ParcelRow,
	pickUpAt: Date | null,
): Promise<BookingRequest> {
	const { provider, origin } = account
	const { address } = order
	if (!address) throw new Problem(409, 'COURIER_NOT_BOOKABLE')
	if (!origin.name || !origin.phone || !origin.address) {
		throw new Problem(409, 'COURIER_ORIGIN_INCOMPLETE')
	}
	const trip = isInstantCourier(courier) ? await tripOf(db, order.companyId, address) : undefined
	const { originDistrict } = await findCompany(db, order.companyId)
	const placeOf = (district: string) =>
		// Who is told the place on the map needs no area.
		trip
			? { district, areaId: null, postcode: null }
			: findPlace(db, { provider, gateway }, district)
	const [from, to] = [await placeOf(originDistrict), await placeOf(address.districtCode)]
	const content = await contentOf(db, order, parcel)
	return {
		trip,
		reference: parcel.reference,
		courier,
		service,
		from: {
			...from,
			postcode: origin.postcode || from.postcode,
			name: order.dropshipName ?? origin.name,
			phone: order.dropshipPhone ?? origin.phone,
			address: origin.address,
			note: '',
		},
		to: {
			...to,
			postcode: address.postcode || to.postcode,
			name: order.customerName,
			phone: order.customerPhone,
			address: [address.street, address.village, address.district, address.city].join(', '),
			note: address.courierNote,
		},
		items: [content],
		pickUpAt,
		note: address.courierNote,
		collect: (await codOf(db, order))?.amount ?? null,
		insured: order.insurance > 0 ? content.value : null,
	}
}

/** From the shop's place on the map to the recipient's. 409 COURIER_ORIGIN_INCOMPLETE, COURIER_PIN_MISSING. */
async function tripOf(db: Database, companyId: number, { pin }: AddressSnapshot): Promise<Trip> {
	const from = pinOf(await instantSettingOf(db, companyId))
	if (!from) throw new Problem(409, 'COURIER_ORIGIN_INCOMPLETE')
	if (!pin) throw new Problem(409, 'COURIER_PIN_MISSING')
	return { from, to: pin }
}

/** A parcel is one piece to a courier, with its own weight and size, whatever is in it. */
async function contentOf(db: Database, order: OrderRow, parcel: ParcelRow): Promise<ParcelItem> {
	const lines = await linesOf(db, order)
	const items = (await parcelsOf(db, order)).find(({ row }) => row.number === parcel.number)?.items
	const content = (items ?? []).flatMap(({ position, quantity }) => {
		const line = lines.find((one) => one.position === position)
		if (!line) return []
		const { productName: name, variantId, price } = line
		return [{ name, variantId, quantity, value: price * quantity }]
	})
	const goods = await goodsLoad(db, order.companyId, content)
	const size = sizeOf(parcel) ?? sizeOf(sides(goods.sizeMm))
	const load = { grams: Math.max(1, parcel.weightGrams), cubicMm: goods.cubicMm }
	return {
		name: content.map(({ name }) => name).join(', '),
		value: content.reduce((sum, { value }) => sum + value, 0),
		// Of a parcel whose size nobody knows, the courier is told what its goods' volume weighs.
		grams: size ? load.grams : chargeableGrams(load, await volumeRule(db, parcel)),
		quantity: 1,
		size,
	}
}

type Sides = Pick<ParcelRow, 'lengthMm' | 'widthMm' | 'heightMm'>

function sides(sizeMm: number[] | null): Sides {
	const [lengthMm = null, widthMm = null, heightMm = null] = sizeMm ?? []
	return { lengthMm, widthMm, heightMm }
}

/** Whole centimetres, as couriers charge them. */
function sizeOf({ lengthMm, widthMm, heightMm }: Sides): ParcelItem['size'] {
	if (lengthMm === null || widthMm === null || heightMm === null) return null
	const [length, width, height] = [lengthMm, widthMm, heightMm].map((side) => Math.ceil(side / 10))
	return { length: length ?? 1, width: width ?? 1, height: height ?? 1 }
}
