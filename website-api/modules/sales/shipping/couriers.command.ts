import { and, eq } from 'drizzle-orm'
import type { CourierChange, Tariff } from '#contract/shipping-settings.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { setPatience } from './courier-patience.command.ts'
import { courierVolume } from './courier-volume.table.ts'
import { type Courier, ofCourier } from './courier-patience.queries.ts'
import { tariff } from './tariff.table.ts'
import { courierKey, isFreeMethod, shippingMethods } from './vendors.ts'

/** Switches couriers on and off and replaces the given couriers' tariffs. 422 on COURIER_LIST.n. */
export async function editCouriers(
	tx: Transaction,
	companyId: number,
	changes: readonly CourierChange[],
) {
	const [row] = await tx
		.select({ off: company.couriersOff })
		.from(company)
		.where(eq(company.id, companyId))
		.for('update')
	const off = new Set(row?.off)
	for (const [at, change] of changes.entries()) {
		requireKnown(change, `COURIER_LIST.${at}`)
		const { isOn, deliveredAfter, volumeDivisor, tariffs, isConfirmed } = change
		const key = courierKey(change.vendorCode, change.vendorMethod)
		if (isOn === true) off.delete(key)
		if (isOn === false) off.add(key)
		if (deliveredAfter !== undefined) {
			const days = deliveredAfter === 'DEFAULT' ? undefined : deliveredAfter
			await setPatience(tx, companyId, change, days)
		}
		if (volumeDivisor !== undefined) await setDivisor(tx, companyId, change, volumeDivisor)
		if (tariffs) await replaceTariffs(tx, companyId, change, tariffs)
		if (isConfirmed) await confirmTariffs(tx, companyId, change)
	}
	await tx
		.update(company)
		.set({ couriersOff: [...off].toSorted() })
		.where(eq(company.id, companyId))
}

function requireKnown({ vendorCode, vendorMethod, tariffs }: CourierChange, field: string) {
	const isKnown = shippingMethods.some(
		(method) => method.vendorCode === vendorCode && method.vendorMethod === vendorMethod,
	)
	if (!isKnown) throw fieldProblem(field, { message: 'COURIER_UNKNOWN' })
	if (!tariffs) return
	if (isFreeMethod(vendorCode)) throw fieldProblem(field, { message: 'COURIER_IS_FREE' })
	if (new Set(tariffs.map(({ zone }) => zone)).size < tariffs.length) {
		throw fieldProblem(field, { message: 'ZONE_TWICE' })
	}
}

/** Writes only what differs, so that the log of changes lists nothing else. */
async function replaceTariffs(
	tx: Transaction,
	companyId: number,
	{ vendorCode, vendorMethod }: Courier,
	tariffs: readonly Tariff[],
) {
	const mine = ofCourier(tariff, companyId, { vendorCode, vendorMethod })
	const present = await tx.select({ zone: tariff.zone }).from(tariff).where(mine)
	for (const { zone } of present) {
		if (tariffs.some((one) => one.zone === zone)) continue
		await tx.delete(tariff).where(and(mine, eq(tariff.zone, zone)))
	}
	for (const { zone, ...sent } of tariffs) {
		const prices = { ...sent, isExample: false }
		await tx
			.insert(tariff)
			.values({ companyId, vendorCode, vendorMethod, zone, ...prices })
			.onConflictDoUpdate({
				target: [tariff.companyId, tariff.vendorCode, tariff.vendorMethod, tariff.zone],
				set: prices,
			})
	}
}

async function setDivisor(
	tx: Transaction,
	companyId: number,
	{ vendorCode, vendorMethod }: Courier,
	divisor: number | null,
) {
	await tx
		.insert(courierVolume)
		.values({ companyId, vendorCode, vendorMethod, divisor })
		.onConflictDoUpdate({
			target: [courierVolume.companyId, courierVolume.vendorCode, courierVolume.vendorMethod],
			set: { divisor },
		})
}

/** Marks the example tariffs of a courier as the company's own. */
async function confirmTariffs(tx: Transaction, companyId: number, courier: Courier) {
	const mine = ofCourier(tariff, companyId, courier)
	await tx.update(tariff).set({ isExample: false }).where(and(mine, tariff.isExample))
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
