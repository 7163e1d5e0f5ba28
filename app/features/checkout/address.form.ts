import { z } from 'zod'
import { placeShape } from '#app/domain/place-answers.ts'
import type { DistrictWithVillages } from '#contract/region.ts'

const { villageTyped, postcode, street, courierNote, pin } = placeShape

/** The chosen place: the code of a district and the name of one of its villages, or none for another village. */
const Place = z
	.string()
	.regex(/^\d{2}\.\d{2}\.\d{2}\/.{0,60}$/)
	.transform((text) => ({ district: text.slice(0, 8), village: text.slice(9) }))

/** The form value of a place. */
export function placeKey({ district, village }: { district: string; village: string }): string {
	return `${district}/${village}`
}

/** The place that a form's value names; undefined: it names none. */
export function placeOf(value: unknown) {
	return Place.safeParse(value).data
}

/** Values of the form's fields. */
export type AddressFields = Record<
	'place' | 'villageTyped' | 'postcode' | 'street' | 'courierNote' | 'pin',
	string
>

/**
 * The address, in the order of the page. `found` is the district of the chosen place, null when there is none of that
 * code. A village that is not in the list is typed, and takes precedence; an empty postcode is filled in where it is known.
 */
export function addressForm(found: DistrictWithVillages | null) {
	const villageOf = ({ place, villageTyped }: Partial<AddressFields>) =>
		villageTyped || placeOf(place)?.village || ''
	const isListed = (values: Partial<AddressFields>) =>
		!found || Boolean(values.villageTyped) || found.villages.includes(villageOf(values))
	// Reported together with the errors of other fields.
	const when = () => true
	return z
		.object({
			place: z
				.string({ error: 'checkout:place.required' })
				.refine(() => found !== null, 'checkout:place.unknown'),
			villageTyped,
			postcode,
			street,
			courierNote,
			pin,
		})
		.refine((values) => isListed(values) || villageOf(values) === '', {
			path: ['place'],
			message: 'checkout:place.unknown',
			when,
		})
		.refine((values) => !values.place || villageOf(values) !== '', {
			path: ['villageTyped'],
			message: 'checkout:address.villageTyped.required',
			when,
		})
		.transform((values) => ({
			village: villageOf(values),
			district: found?.code ?? '',
			postcode: values.postcode || (postcodeIn(found, villageOf(values)) ?? ''),
			street: values.street,
			courierNote: values.courierNote,
			pin: values.pin,
		}))
}

/** The postcode of a district's village, or the only one of the district; null: not known. */
export function postcodeIn(district: DistrictWithVillages | null, village: string): string | null {
	if (!district) return null
	const [first = null, ...others] = new Set(district.postcodes)
	return others.length === 0
		? first
		: (district.postcodes[district.villages.indexOf(village)] ?? null)
}
