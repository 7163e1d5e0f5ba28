import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type AddressEditWire, MAX_ADDRESSES } from '#contract/address.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	lockCustomer,
	type Owner,
	requireCustomerPhone,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { freeSlot } from '#website-api/modules/platform/identity/free-slot.queries.ts'
import { postcodesIn } from '#website-api/modules/platform/regions/postcodes.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { customerAddress } from './address.table.ts'
import {
	type AddressRow,
	addressesOf,
	addressOf,
	isOfCustomer,
	isSameAddress,
} from './address.queries.ts'

type AddressEdit = z.output<typeof AddressEditWire>

/** Adds an address; the first one becomes the main address. 409 TOO_MANY_ADDRESSES, 422 with fields. */
export async function addAddress(
	db: Database,
	owner: Owner,
	edit: AddressEdit,
): Promise<AddressRow> {
	const values = await valuesOf(edit)
	return inTransaction(db, async (tx) => {
		await lockCustomer(tx, owner)
		const slot = await freeSlot(tx, customerAddress, owner, MAX_ADDRESSES)
		if (slot === null) throw new Problem(409, 'TOO_MANY_ADDRESSES')
		const main = edit.IS_MAIN || (await addressesOf(tx, owner)).length === 0
		if (main) await demote(tx, owner)
		const [row] = await tx
			.insert(customerAddress)
			.values({ ...owner, ...values, id: randomUUID(), slot, main })
			.returning()
		if (!row) throw new Error('The address was not stored.')
		return row
	})
}

/** Changes an address; the main one stays so until another is made main. 404, 422 with fields. */
export async function changeAddress(
	db: Database,
	owner: Owner,
	id: string,
	edit: AddressEdit,
): Promise<AddressRow> {
	const values = await valuesOf(edit)
	return inTransaction(db, async (tx) => {
		await lockCustomer(tx, owner)
		const before = await addressOf(tx, owner, id)
		if (edit.IS_MAIN && !before.main) await demote(tx, owner)
		const [row] = await tx
			.update(customerAddress)
			.set({ ...values, main: edit.IS_MAIN || before.main })
			.where(isSameAddress(owner, id))
			.returning()
		if (!row) throw new Problem(404, 'ADDRESS_NOT_FOUND')
		return row
	})
}

/** Deletes an address; if it was the main one, the oldest of the others becomes so. 404. */
export async function removeAddress(db: Database, owner: Owner, id: string) {
	await inTransaction(db, async (tx) => {
		await lockCustomer(tx, owner)
		const removed = await tx.delete(customerAddress).where(isSameAddress(owner, id)).returning()
		if (!removed[0]) throw new Problem(404, 'ADDRESS_NOT_FOUND')
		const [next] = await addressesOf(tx, owner)
		if (next && removed[0].main) {
			await tx.update(customerAddress).set({ main: true }).where(isSameAddress(owner, next.id))
		}
	})
}

async function valuesOf(edit: AddressEdit) {
	const district = await findDistrict(edit.DISTRICT_CODE)
	if (!district) throw fieldProblem('DISTRICT_CODE', { message: 'DISTRICT_UNKNOWN' })
	return {
		label: edit.ADDRESS_LABEL,
		recipient: edit.RECIPIENT_NAME,
		phone: requireCustomerPhone(edit.RECIPIENT_PHONE, 'RECIPIENT_PHONE'),
		districtCode: district.code,
		districtName: district.name,
		cityName: district.cityName,
		provinceName: district.provinceName,
		village: edit.VILLAGE,
		postcode: edit.POSTCODE || ((await postcodesIn(district.code))(edit.VILLAGE) ?? ''),
		street: edit.STREET,
		courierNote: edit.COURIER_NOTE,
	}
}

async function demote(tx: Transaction, owner: Owner) {
	await tx.update(customerAddress).set({ main: false }).where(isOfCustomer(owner))
}
