import { and, eq } from 'drizzle-orm'
import {
	MAX_PICKUP_PLACES,
	type PickupPlaceChange,
	type PickupPlaceEdit,
} from '#contract/pickup-place.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { pickupPlace } from '#website-api/modules/platform/companies/pickup-place.table.ts'

/** Adds a place at the end of the list. 409 TOO_MANY_PICKUP_PLACES. */
export async function insertPickupPlace(
	tx: Transaction,
	companyId: number,
	sent: PickupPlaceEdit,
): Promise<void> {
	// Two places added at once must not both be the last allowed one.
	await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update')
	const count = await tx.$count(pickupPlace, eq(pickupPlace.companyId, companyId))
	if (count >= MAX_PICKUP_PLACES) throw new Problem(409, 'TOO_MANY_PICKUP_PLACES')
	await tx.insert(pickupPlace).values({ companyId, ...sent })
}

/** Changes the fields that are given. 404 PICKUP_PLACE_NOT_FOUND. */
export async function editPickupPlace(
	tx: Transaction,
	companyId: number,
	id: number,
	changes: PickupPlaceChange,
) {
	const isEmpty = Object.values(changes).every((value) => value === undefined)
	const rows = isEmpty
		? await tx.select({ id: pickupPlace.id }).from(pickupPlace).where(placeOf(companyId, id))
		: await tx
				.update(pickupPlace)
				.set(changes)
				.where(placeOf(companyId, id))
				.returning({ id: pickupPlace.id })
	if (rows.length === 0) throw new Problem(404, 'PICKUP_PLACE_NOT_FOUND')
}

/** Deletes a place; orders keep its name and address. 404 PICKUP_PLACE_NOT_FOUND. */
export async function deletePickupPlace(tx: Transaction, companyId: number, id: number) {
	const rows = await tx
		.delete(pickupPlace)
		.where(placeOf(companyId, id))
		.returning({ id: pickupPlace.id })
	if (rows.length === 0) throw new Problem(404, 'PICKUP_PLACE_NOT_FOUND')
}

function placeOf(companyId: number, id: number) {
	return and(eq(pickupPlace.companyId, companyId), eq(pickupPlace.id, id))
}
