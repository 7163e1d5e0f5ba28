import { changeCouriers, readShipping } from '#admin/api/settings.server.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import type { Staff } from '#admin/http/staff.ts'
import { courierId } from './shipping.form.ts'

/**
 * Switches the couriers of the form on and off, or confirms the example tariffs of those that are on, by its button; returns
 * the text key of the notice. @throws Response
 */
export async function changeCouriersPage({ api, company }: Staff, form: FormData): Promise<string> {
	const { courierList } = await readShipping(api, company.companyCode)
	const shown = String(form.get('shown') ?? '').split(' ')
	const isConfirming = form.get('act') === 'confirm'
	const changes = courierList.flatMap((courier) => {
		const key = { VENDOR_CODE: courier.vendorCode, VENDOR_METHOD: courier.vendorMethod }
		if (isConfirming) {
			const isExample = courier.isOn && courier.hasExampleTariffs
			return isExample ? { ...key, TARIFFS_CONFIRMED: true as const } : []
		}
		const id = courierId(courier.vendorCode, courier.vendorMethod)
		const isOn = form.getAll('courier').includes(id)
		return shown.includes(id) && isOn !== courier.isOn ? { ...key, IS_ON: isOn } : []
	})
	if (changes.length > 0) {
		const answer = await changeCouriers(api, company.companyCode, changes)
		if (!answer.ok) throw refusalResponse(answer)
	}
	return isConfirming ? 'couriers.confirmed' : 'saved'
}
