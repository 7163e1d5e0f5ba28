import { and, asc, eq } from 'drizzle-orm'
import type { PickupPlace } from '#contract/pickup-place.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { type Company, findCompany } from './company.queries.ts'
import { PICKUP_COURIER } from './company.table.ts'
import { pickupPlace } from './pickup-place.table.ts'

/** Id of the company's own address, where couriers collect parcels, too. */
export const MAIN_PLACE_ID = 0

/** The places besides the company's own address, in the order in which they were added. */
export function otherPickupPlaces(db: Queryable, companyId: number): Promise<PickupPlace[]> {
	return db
		.select(columns)
		.from(pickupPlace)
		.where(eq(pickupPlace.companyId, companyId))
		.orderBy(asc(pickupPlace.id))
}

/** All places that shoppers can choose, the main one first; none if the company switched pickup off. */
export async function offeredPickupPlaces(db: Queryable, company: Company): Promise<PickupPlace[]> {
	if (company.couriersOff.includes(PICKUP_COURIER)) return []
	return [mainPlaceOf(company), ...(await otherPickupPlaces(db, company.id))]
}

/** A place of the company by its id; undefined if the company has no such place. */
export async function findPickupPlace(
	db: Queryable,
	companyId: number,
	id: number,
): Promise<PickupPlace | undefined> {
	if (id === MAIN_PLACE_ID) return mainPlaceOf(await findCompany(db, companyId))
	const [row] = await db
		.select(columns)
		.from(pickupPlace)
		.where(and(eq(pickupPlace.companyId, companyId), eq(pickupPlace.id, id)))
	return row
}

function mainPlaceOf({ name, pickupAddress, pickupHours }: Company): PickupPlace {
	return { id: MAIN_PLACE_ID, name, address: pickupAddress, hours: pickupHours }
}

const columns = {
	id: pickupPlace.id,
	name: pickupPlace.name,
	address: pickupPlace.address,
	hours: pickupPlace.hours,
}
