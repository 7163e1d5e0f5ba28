import type { CheckoutDraft } from '#app/domain/checkout-draft.ts'
import type { DistrictWithVillages, Place } from '#contract/region.ts'
import { cityAndProvince } from '#app/domain/region.ts'
import { placeKey, type AddressFields } from './address.form.ts'

/** A village as a choice. */
export type PlaceView = {
	key: string
	/** Null: another village of the district, which is typed. */
	village: string | null
	district: string
	/** City and province. */
	area: string
	postcode: string | null
}

// Matches in more districts than this offer no typed village: the text is too vague.
const maxDistricts = 3

/** The villages to choose from, and for each of a few districts another one. */
export function placeViews(places: Place[]): PlaceView[] {
	const districts = new Map(places.map((place) => [place.code, place]))
	const others = districts.size > maxDistricts ? [] : [...districts.values()]
	return [
		...places.map((place) => ({
			key: placeKey({ district: place.code, village: place.village }),
			village: place.village,
			district: place.name,
			area: cityAndProvince(place),
			postcode: place.postcode,
		})),
		...others.map((district) => ({
			key: placeKey({ district: district.code, village: '' }),
			village: null,
			district: district.name,
			area: cityAndProvince(district),
			postcode: null,
		})),
	]
}

/** The villages of a district. */
export function placesOf(district: DistrictWithVillages): Place[] {
	return district.villages.map((village, at) => ({
		...district,
		village,
		postcode: district.postcodes[at] ?? null,
	}))
}

/** The values of the address form: the answers so far, or what the only match and a searched postcode give. */
export function addressValues(
	answers: CheckoutDraft,
	places: PlaceView[],
	searched: string,
): AddressFields {
	const {
		district = '',
		village = '',
		postcode = '',
		street = '',
		courierNote = '',
		pin = '',
	} = answers
	const key = placeKey({ district, village })
	const isListed = places.some((place) => place.key === key)
	const other = placeKey({ district, village: '' })
	const isTyped = village !== '' && !isListed && places.some((place) => place.key === other)
	const villages = places.filter((place) => place.village !== null)
	const only = villages.length === 1 ? villages[0] : undefined
	const place = isListed ? key : isTyped ? other : (only?.key ?? '')
	const isMoved = place !== key && place !== other
	return {
		place,
		villageTyped: isTyped ? village : '',
		postcode: isMoved ? (only?.postcode ?? (/^\d{5}$/.test(searched) ? searched : '')) : postcode,
		street,
		courierNote,
		pin: isMoved ? '' : pin,
	}
}
