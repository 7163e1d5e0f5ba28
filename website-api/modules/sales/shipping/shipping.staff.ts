import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import {
	OperatorCouriersChangeWire,
	OperatorShippingChangeWire,
} from '#contract/operator-shipping.ts'
import { OperatorPickupPlaceChangeWire, OperatorPickupPlaceWire } from '#contract/pickup-place.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { readJson } from '#website-api/http/input.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { numberIn } from '#website-api/modules/platform/operators/number-in.ts'
import {
	companyOf,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { changeCouriers } from './couriers.command.ts'
import { shippingSettings } from './couriers.queries.ts'
import { addPickupPlace, changePickupPlace, removePickupPlace } from './pickup-places.command.ts'

/** Endpoints for a shop's origin, couriers, tariffs and places for pickup, under /operator/v1/sites/{code}. */
export const shippingStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/shipping', async (c) =>
		c.json({ data: await shippingSettings(c.var.db, await companyOf(c)) }),
	)
	.patch('/:code/shipping', async (c) => {
		const id = await companyOf(c)
		const sent = await readJson(c, OperatorShippingChangeWire)
		const { ORIGIN_DISTRICT } = sent
		if (ORIGIN_DISTRICT !== undefined && !(await findDistrict(ORIGIN_DISTRICT))) {
			throw fieldProblem('ORIGIN_DISTRICT', { message: 'DISTRICT_UNKNOWN' })
		}
		const changes = {
			originDistrict: ORIGIN_DISTRICT,
			pickupAddress: sent.PICKUP_ADDRESS,
			pickupHours: sent.PICKUP_HOURS,
			freeShippingFrom: sent.FREE_SHIPPING_FROM,
		}
		if (Object.values(changes).some((value) => value !== undefined)) {
			await inTransaction(c.var.db, (tx) =>
				tx.update(company).set(changes).where(eq(company.id, id)),
			)
		}
		return c.json({ data: await shippingSettings(c.var.db, id) })
	})
	.patch('/:code/couriers', async (c) => {
		const id = await companyOf(c)
		const { COURIER_LIST } = await readJson(c, OperatorCouriersChangeWire)
		await inTransaction(c.var.db, (tx) => changeCouriers(tx, id, COURIER_LIST))
		return c.json({ data: await shippingSettings(c.var.db, id) })
	})
	.post('/:code/pickup-places', async (c) => {
		const companyId = await companyOf(c)
		const sent = await readJson(c, OperatorPickupPlaceWire)
		await inTransaction(c.var.db, (tx) => addPickupPlace(tx, companyId, sent))
		c.set('made', sent.PLACE_NAME)
		return c.json({ data: await shippingSettings(c.var.db, companyId) }, 201)
	})
	.patch('/:code/pickup-places/:id', async (c) => {
		const id = numberIn(c, 'PICKUP_PLACE_NOT_FOUND')
		const companyId = await companyOf(c)
		const sent = await readJson(c, OperatorPickupPlaceChangeWire)
		await inTransaction(c.var.db, (tx) => changePickupPlace(tx, companyId, id, sent))
		return c.json({ data: await shippingSettings(c.var.db, companyId) })
	})
	.delete('/:code/pickup-places/:id', async (c) => {
		const id = numberIn(c, 'PICKUP_PLACE_NOT_FOUND')
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) => removePickupPlace(tx, companyId, id))
		return c.json({ data: await shippingSettings(c.var.db, companyId) })
	})
