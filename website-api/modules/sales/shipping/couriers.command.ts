import { and, eq } from 'drizzle-orm'
import type { OperatorCouriersChangeWire } from '#contract/operator-shipping.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { setPatience } from './courier-patience.command.ts'
import { tariff } from './tariff.table.ts'
import { courierKey, isFreeMethod, shippingMethods } from './vendors.ts'

type Changes = OperatorCouriersChangeWire['COURIER_LIST']

/** Switches couriers on and off and replaces the given couriers' tariffs. 422 on COURIER_LIST.n. */
export async function changeCouriers(tx: Transaction, companyId: number, changes: Changes) {
	const [row] = await tx
		.select({ off: company.couriersOff })
		.from(company)
		.where(eq(company.id, companyId))
		.for('update')
	const off = new Set(row?.off)
	for (const [at, change] of changes.entries()) {
		requireKnown(change, `COURIER_LIST.${at}`)
		const key = courierKey(change.VENDOR_CODE, change.VENDOR_METHOD)
		if (change.IS_ON === true) off.delete(key)
		if (change.IS_ON === false) off.add(key)
		if (change.DELIVERED_AFTER !== undefined) {
			const days = change.DELIVERED_AFTER === 'DEFAULT' ? undefined : change.DELIVERED_AFTER
			const courier = { vendorCode: change.VENDOR_CODE, vendorMethod: change.VENDOR_METHOD }
			await setPatience(tx, companyId, courier, days)
		}
		if (change.TARIFF_LIST) await replaceTariffs(tx, companyId, change, change.TARIFF_LIST)
		if (change.TARIFFS_CONFIRMED) await confirmTariffs(tx, companyId, change)
	}
	await tx
		.update(company)
		.set({ couriersOff: [...off].toSorted() })
		.where(eq(company.id, companyId))
}

function requireKnown({ VENDOR_CODE, VENDOR_METHOD, TARIFF_LIST }: Changes[number], field: string) {
	const isKnown = shippingMethods.some(
		(method) => method.vendorCode === VENDOR_CODE && method.vendorMethod === VENDOR_METHOD,
	)
	if (!isKnown) throw fieldProblem(field, { message: 'COURIER_UNKNOWN' })
	if (!TARIFF_LIST) return
	if (isFreeMethod(VENDOR_CODE)) throw fieldProblem(field, { message: 'COURIER_IS_FREE' })
	if (new Set(TARIFF_LIST.map(({ ZONE }) => ZONE)).size < TARIFF_LIST.length) {
		throw fieldProblem(field, { message: 'ZONE_TWICE' })
	}
}

/** Writes only what differs, so that the log of changes lists nothing else. */
async function replaceTariffs(
	tx: Transaction,
	companyId: number,
	{ VENDOR_CODE: vendorCode, VENDOR_METHOD: vendorMethod }: Changes[number],
	tariffs: NonNullable<Changes[number]['TARIFF_LIST']>,
) {
	const mine = tariffsOf(companyId, { vendorCode, vendorMethod })
	const present = await tx.select({ zone: tariff.zone }).from(tariff).where(mine)
	for (const { zone } of present) {
		if (tariffs.some(({ ZONE }) => ZONE === zone)) continue
		await tx.delete(tariff).where(and(mine, eq(tariff.zone, zone)))
	}
	for (const one of tariffs) {
		const prices = {
			firstKg: one.FIRST_KG,
			nextKg: one.NEXT_KG,
			etaDaysMin: one.ETA_DAYS_MIN,
			etaDaysMax: one.ETA_DAYS_MAX,
			etaHours: one.ETA_HOURS,
			isExample: false,
		}
		await tx
			.insert(tariff)
			.values({ companyId, vendorCode, vendorMethod, zone: one.ZONE, ...prices })
			.onConflictDoUpdate({
				target: [tariff.companyId, tariff.vendorCode, tariff.vendorMethod, tariff.zone],
				set: prices,
			})
	}
}

/** Marks the example tariffs of a courier as the company's own. */
async function confirmTariffs(
	tx: Transaction,
	companyId: number,
	{ VENDOR_CODE: vendorCode, VENDOR_METHOD: vendorMethod }: Changes[number],
) {
	const mine = tariffsOf(companyId, { vendorCode, vendorMethod })
	await tx.update(tariff).set({ isExample: false }).where(and(mine, tariff.isExample))
}

function tariffsOf(companyId: number, courier: { vendorCode: string; vendorMethod: string }) {
	return and(
		eq(tariff.companyId, companyId),
		eq(tariff.vendorCode, courier.vendorCode),
		eq(tariff.vendorMethod, courier.vendorMethod),
	)
}

/**
 * The couriers that a new company has switched off: all but the named ones and free shipping, which an amount switches on.
 * 422 COURIER_UNKNOWN on COURIER_LIST.n.
 */
export function couriersOffFor(on: readonly string[]): string[] {
	const all = shippingMethods.map((method) => courierKey(method.vendorCode, method.vendorMethod))
	const unknown = on.findIndex((key) => !all.includes(key))
	if (unknown !== -1) throw fieldProblem(`COURIER_LIST.${unknown}`, { message: 'COURIER_UNKNOWN' })
	const free = courierKey('FREE_SHIPPING', 'free_shipping')
	return all.filter((key) => key !== free && !on.includes(key)).toSorted()
}
