import { z } from 'zod'
import { addPickupPlace, changePickupPlace, getShipping } from '#contract/shipping-settings.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { parseForm, type RejectedForm, valuesOf } from '#admin/http/form.ts'
import type { Staff } from '#admin/http/staff.ts'
import { readHours } from './opening-hours.ts'
import { ShippingForm } from './shipping.form.ts'

/** Name and address of a place, without the hours of the days. Messages are text keys of `settings`. */
export const PlaceForm = z.object({
	name: z.string().trim().min(2, 'pickup.nameWrong').max(60, 'pickup.nameWrong'),
	address: ShippingForm.shape.address,
})

/** Saves the place of a form, a new one without an id; returns the rejected form. @throws Response */
export async function savePickupPlace(
	{ api, company }: Staff,
	form: FormData,
	id?: number,
): Promise<RejectedForm | null> {
	const values = valuesOf(form)
	const parsed = parseForm(form, PlaceForm)
	const { hours, errors: wrongHours } = readHours(form)
	if (!parsed.ok || Object.keys(wrongHours).length > 0) {
		return { values, errors: { ...(parsed.ok ? {} : parsed.rejected.errors), ...wrongHours } }
	}
	const code = company.companyCode
	const body = { ...parsed.value, hours }
	const answer =
		id === undefined
			? await api.tryCall(addPickupPlace, { code, body })
			: await api.tryCall(changePickupPlace, { code, id, body })
	if (answer.ok) return null
	if (answer.code === 'TOO_MANY_PICKUP_PLACES') return { values, errors: { '': 'pickup.tooMany' } }
	if (answer.errors.name) return { values, errors: { name: 'pickup.nameWrong' } }
	if (answer.errors.address) return { values, errors: { address: 'shipping.addressWrong' } }
	throw refusalResponse(answer)
}

/** The place that the address of the page names. @throws Response 404 */
export async function pickupPlaceOf({ api, company }: Staff, id: string | undefined) {
	const { pickupPlaces } = await api.call(getShipping, { code: company.companyCode })
	const place = pickupPlaces.find((one) => String(one.id) === id)
	if (!place) throw new Response(null, { status: 404 })
	return place
}
