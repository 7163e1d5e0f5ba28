import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import { getDistrict } from '#contract/region.ts'
import { addressForm, placeOf, postcodeIn } from '#app/features/checkout/address.form.ts'
import { isPickup } from '#app/features/checkout/progress.ts'
import { orMissing } from '#app/http/or-missing.ts'
import { goToOpenStep, leadToForm, readStepForm, refuse } from './step-form.server.ts'

export const loader = leadToForm

export async function action(args: ActionFunctionArgs) {
	const { call, checkout } = args.context
	const form = await readStepForm(args)
	const before = checkout.current()
	const place = placeOf(form.get('place'))
	const found = place ? await orMissing(call(getDistrict, { code: place.district })) : 'missing'
	const district = found === 'missing' ? null : found
	// Without script the postcode of the village chosen before is still in its field.
	const hasMoved = place?.district !== before.district || place?.village !== before.village
	const villagePostcode = place ? postcodeIn(district, place.village) : null
	if (hasMoved && villagePostcode && form.get('postcode') === before.postcode)
		form.set('postcode', '')
	// So is its place on the map.
	if (hasMoved && form.get('pin') === before.pin) form.set('pin', '')
	const submission = parseWithZod(form, { schema: addressForm(district) })
	if (submission.status !== 'success') return refuse('address', submission.reply())
	// Another district or pickup before: a courier has to be selected.
	const isUnchanged = submission.value.district === before.district && !isPickup(before)
	const saveAddress = form.get('saveAddress') === 'on' ? 'on' : 'off'
	checkout.put({ ...submission.value, saveAddress, ...(isUnchanged ? {} : { shipping: '' }) })
	if (district) args.context.district.remember(district)
	return goToOpenStep(args.context)
}

export { clientAction, clientLoader, default } from './page.tsx'
