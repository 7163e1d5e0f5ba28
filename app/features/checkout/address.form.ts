import { z } from 'zod'
import { placeShape } from '#app/domain/place-answers.ts'
import { lineOf } from '#app/domain/plain-text.ts'
import type { DistrictWithVillages } from '#app/domain/region.ts'

const { villageTyped, street, courierNote } = placeShape

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
	'place' | 'villageTyped' | 'postcode' | 'street' | 'courierNote',
	string
>

/**
 * The address, in the order of the page. `found` is the district of the chosen place, null when there is none of that
 * code. A village that is not in the list is typed, and takes precedence; the postcode may be left out where it is known
 * from the village.
 */
export function addressForm(found: DistrictWithVillages | null) {
	const villageOf = ({ place, villageTyped }: Partial<AddressFields>) =>
		villageTyped || placeOf(place)?.village || ''
	const isListed = (values: Partial<AddressFields>) =>
		!found || Boolean(values.villageTyped) || found.villages.includes(villageOf(values))
	const knownPostcode = (values: Partial<AddressFields>) =>
		values.villageTyped ? null : postcodeIn(found, villageOf(values))
	// Reported together with the errors of other fields.
	const when = () => true
	return z
		.object({
			place: z
				.string({ error: 'checkout:place.required' })
				.refine(() => found !== null, 'checkout:place.unknown'),
			villageTyped,
			postcode: z
				.string()
				.overwrite(lineOf)
				.regex(/^\d{5}$/, 'checkout:address.postcode.wrong')
				.optional(),
			street,
			courierNote,
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
		.refine((values) => values.postcode !== undefined || knownPostcode(values) !== null, {
			path: ['postcode'],
			message: 'checkout:address.postcode.required',
			when,
		})
		.transform((values) => ({
			village: villageOf(values),
			district: found?.code ?? '',
			postcode: values.postcode ?? knownPostcode(values) ?? '',
			street: values.street,
			courierNote: values.courierNote,
		}))
}

/** The postcode of a district's village; null: not known. */
export function postcodeIn(district: DistrictWithVillages | null, village: string): string | null {
	return district?.postcodes[district.villages.indexOf(village)] ?? null
}
