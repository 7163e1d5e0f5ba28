import type { Courier } from '#contract/shipping-settings.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { CourierRow } from './CouriersForm.tsx'
import { courierId } from './shipping.form.ts'

/**
 * The couriers of the settings page that match its search. All or none are ticked with `chosen`, otherwise those that are
 * on; while no courier with tariffs is on, the proposed ones.
 */
export function courierList(couriers: Courier[], query: URLSearchParams) {
	const search = (query.get('q') ?? '').trim().slice(0, 60)
	const chosen = query.get('chosen')
	const isProposal = chosen === null && !couriers.some(({ isOn, hasTariffs }) => isOn && hasTariffs)
	const isChosen = (courier: Courier) =>
		chosen === 'all' || (chosen !== 'none' && (courier.isOn || (isProposal && courier.isProposed)))
	return {
		search,
		isProposal,
		examples: couriers.filter(({ isOn, hasExampleTariffs }) => isOn && hasExampleTariffs).length,
		couriers: couriers
			.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
			.map((courier): CourierRow => {
				const id = courierId(courier.vendorCode, courier.vendorMethod)
				const prices = courier.tariffs.map(({ firstKg }) => firstKg)
				return {
					id,
					name: courier.name,
					isChosen: isChosen(courier),
					...(courier.hasTariffs && { href: `/settings/shipping/${id}` }),
					from: prices.length === 0 ? null : formatMoney(Math.min(...prices)),
					isExample: courier.hasExampleTariffs,
				}
			}),
	}
}
