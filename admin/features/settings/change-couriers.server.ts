import type { KeyIn } from '#admin/i18n/text-keys.ts'
import { changeCouriers, getShipping } from '#contract/shipping-settings.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import type { Staff } from '#admin/http/staff.ts'
import { courierId } from './shipping.form.ts'

/**
 * Switches the couriers of the form on and off, or confirms the example tariffs of those that are on, by its button; returns
 * the text key of the notice. @throws Response
 */
export async function changeCouriersPage(
	{ api, company }: Staff,
	form: FormData,
): Promise<KeyIn<'settings'>> {
	const code = company.companyCode
	const { couriers } = await api.call(getShipping, { code })
	const shown = String(form.get('shown') ?? '').split(' ')
	const isConfirming = form.get('act') === 'confirm'
	const changes = couriers.flatMap((courier) => {
		const key = { vendorCode: courier.vendorCode, vendorMethod: courier.vendorMethod }
		if (isConfirming) {
			const isExample = courier.isOn && courier.hasExampleTariffs
			return isExample ? { ...key, isConfirmed: true as const } : []
		}
		const id = courierId(courier.vendorCode, courier.vendorMethod)
		const isOn = form.getAll('courier').includes(id)
		return shown.includes(id) && isOn !== courier.isOn ? { ...key, isOn } : []
	})
	if (changes.length > 0) {
		const answer = await api.tryCall(changeCouriers, { code, body: { couriers: changes } })
		if (!answer.ok) throw refusalResponse(answer)
	}
	return isConfirming ? 'couriers.confirmed' : 'saved'
}
