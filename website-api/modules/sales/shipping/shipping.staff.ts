import { eq } from 'drizzle-orm'
import {
	addPickupPlace,
	changeCouriers,
	changePickupPlace,
	changeShipping,
	getShipping,
	removePickupPlace,
	ShippingChange,
} from '#contract/shipping-settings.ts'
import type { InsuranceTerms } from '#contract/insurance.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { editCouriers } from './couriers.command.ts'
import { shippingSettings } from './couriers.queries.ts'
import { deletePickupPlace, editPickupPlace, insertPickupPlace } from './pickup-places.command.ts'

/** A shop's origin, couriers, tariffs and places for pickup. */
export const shippingStaffAnswers = [
	answer(getShipping, ({ db, companyId }) => shippingSettings(db, companyId)),
	answer(changeShipping, async ({ db, companyId, body }) => {
		const { insurance, ...change } = body
		const { originDistrict } = change
		if (originDistrict !== undefined && !(await findDistrict(originDistrict))) {
			throw fieldProblem(ShippingChange, 'originDistrict', { message: 'DISTRICT_UNKNOWN' })
		}
		const columns = { ...change, ...(insurance && insuranceColumns(insurance)) }
		if (Object.values(columns).some((value) => value !== undefined)) {
			await inTransaction(db, (tx) =>
				tx.update(company).set(columns).where(eq(company.id, companyId)),
			)
		}
		return shippingSettings(db, companyId)
	}),
	answer(changeCouriers, async ({ db, companyId, body }) => {
		await inTransaction(db, (tx) => editCouriers(tx, companyId, body.couriers))
		return shippingSettings(db, companyId)
	}),
	answer(addPickupPlace, async ({ db, companyId, body, c }) => {
		await inTransaction(db, (tx) => insertPickupPlace(tx, companyId, body))
		c.set('made', body.name)
		return shippingSettings(db, companyId)
	}),
	answer(changePickupPlace, async ({ db, companyId, params, body }) => {
		await inTransaction(db, (tx) => editPickupPlace(tx, companyId, Number(params.id), body))
		return shippingSettings(db, companyId)
	}),
	answer(removePickupPlace, async ({ db, companyId, params }) => {
		await inTransaction(db, (tx) => deletePickupPlace(tx, companyId, Number(params.id)))
		return shippingSettings(db, companyId)
	}),
]

function insuranceColumns({ mode, from, rate, fixed }: InsuranceTerms) {
	return {
		insuranceMode: mode,
		insuranceFrom: from,
		insuranceRate: rate,
		insuranceFixed: fixed,
	}
}
