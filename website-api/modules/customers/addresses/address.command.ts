import { randomUUID } from 'node:crypto'
import { AddressEdit, MAX_ADDRESSES } from '#contract/address.ts'
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

/**
 * Adds an address; the first one becomes the main address. One that is there already, as from a form whose answer was lost, is
 * not added again. 409 TOO_MANY_ADDRESSES, 422 with fields.
 */
export async function insertAddress(
	db: Database,
	owner: Owner,
	edit: AddressEdit,
): Promise<AddressRow> {
	const values = await valuesOf(edit)
	return inTransaction(db, async (tx) => {
		await lockCustomer(tx, owner)
		const saved = await addressesOf(tx, owner)
		const same = saved.find((row) => saysTheSame(row, values))
		if (same !== undefined) return edit.isMain ? makeMain(tx, owner, same) : same
		const slot = await freeSlot(tx, customerAddress, owner, MAX_ADDRESSES)
		if (slot === null) throw new Problem(409, 'TOO_MANY_ADDRESSES')
		const main = edit.isMain || saved.length === 0
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
export async function changeRow(
	db: Database,
	owner: Owner,
	id: string,
	edit: AddressEdit,
): Promise<AddressRow> {
	const values = await valuesOf(edit)
	return inTransaction(db, async (tx) => {
		await lockCustomer(tx, owner)
		const before = await addressOf(tx, owner, id)
		if (edit.isMain && !before.main) await demote(tx, owner)
		const [row] = await tx
			.update(customerAddress)
			.set({ ...values, main: edit.isMain || before.main })
			.where(isSameAddress(owner, id))
			.returning()
		if (!row) throw new Problem(404, 'ADDRESS_NOT_FOUND')
		return row
	})
}

/** Deletes an address; if it was the main one, the oldest of the others becomes so. 404. */
export async function deleteAddress(db: Database, owner: Owner, id: string) {
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

type Values = Awaited<ReturnType<typeof valuesOf>>

function saysTheSame(row: AddressRow, values: Values): boolean {
	return Object.entries(values).every(([name, value]) => Reflect.get(row, name) === value)
}

async function makeMain(tx: Transaction, owner: Owner, row: AddressRow): Promise<AddressRow> {
	if (row.main) return row
	await demote(tx, owner)
	await tx.update(customerAddress).set({ main: true }).where(isSameAddress(owner, row.id))
	return { ...row, main: true }
}

async function valuesOf({ district: code, isMain: _isMain, ...edit }: AddressEdit) {
	const district = await findDistrict(code)
	if (!district) throw fieldProblem(AddressEdit, 'district', { message: 'DISTRICT_UNKNOWN' })
	return {
		...edit,
		phone: requireCustomerPhone(edit.phone, 'RECIPIENT_PHONE'),
		districtCode: district.code,
		districtName: district.name,
		cityName: district.city,
		provinceName: district.province,
		postcode: edit.postcode || ((await postcodesIn(district.code))(edit.village) ?? ''),
	}
}

async function demote(tx: Transaction, owner: Owner) {
	await tx.update(customerAddress).set({ main: false }).where(isOfCustomer(owner))
}
