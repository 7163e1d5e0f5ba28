import { searchForm } from '#website-api/modules/platform/regions/place-name.ts'
import type { CourierArea } from '#website-api/modules/platform/couriers/courier-port.ts'

/** A district of ours, with names of all three levels. */
export type WantedDistrict = {
	name: string
	/** With "Kota" or "Kabupaten". */
	city: string
	province: string
	postcodes: readonly string[]
}

/** AMBIGUOUS: more than one place of these names; NONE: no candidate has the name. */
export type AreaMatch =
	| { outcome: 'MATCHED'; area: CourierArea }
	| { outcome: 'AMBIGUOUS' | 'NONE'; candidates: CourierArea[] }

/**
 * The area of a district among candidates: the names of district and city must be the same, as far as spelling goes. A postcode
 * alone says nothing, since two districts may share it. Several ids of one place are those of its postcodes or villages.
 */
export function matchArea(wanted: WantedDistrict, candidates: readonly CourierArea[]): AreaMatch {
	const named = candidates.filter((one) => plain(one.district) === plain(wanted.name))
	const inCity = named.filter((one) => isSameCity(wanted.city, one.city))
	if (inCity.length === 0) return { outcome: 'NONE', candidates: [...named, ...candidates] }
	const inProvince = inCity.filter(
		(one) => provinceOf(one.province) === provinceOf(wanted.province),
	)
	// Provinces are made anew, and providers learn it late: then the city says enough.
	const best = inProvince.length > 0 ? inProvince : inCity
	const places = new Set(best.map((one) => `${plain(one.city)}/${provinceOf(one.province)}`))
	const kinds = new Set(best.map((one) => kindOf(one.city)))
	if (places.size > 1 || kinds.size > 1) return { outcome: 'AMBIGUOUS', candidates: best }
	const [first] = best
	const area = best.find((one) => wanted.postcodes.includes(one.postcode)) ?? first
	return area ? { outcome: 'MATCHED', area } : { outcome: 'NONE', candidates: [...candidates] }
}

const shortened: readonly [words: RegExp, word: string][] = [
	[/\b(?:kepulauan|kep)\b/g, 'kep'],
	[/\b(?:gunung|gn)\b/g, 'gunung'],
	[/\b(?:utara|ut)\b/g, 'utara'],
	[/\b(?:selatan|sel)\b/g, 'selatan'],
	[/\b(?:timur|tim)\b/g, 'timur'],
	[/\b(?:barat|bar)\b/g, 'barat'],
	[/\b(?:sungai|sei|sui)\b/g, 'sungai'],
]

const romans: Record<string, string> = {
	i: '1',
	ii: '2',
	iii: '3',
	iv: '4',
	v: '5',
	vi: '6',
	vii: '7',
}

/** A name without what spellings differ in: case, spaces, punctuation, abbreviations, what stands in parentheses. */
function plain(name: string): string {
	const words = searchForm(cityName(name).replace(/\([^)]*\)/g, ' '))
	const whole = shortened.reduce((text, [pattern, word]) => text.replace(pattern, word), words)
	return whole
		.split(' ')
		.map((word) => romans[word] ?? word)
		.join('')
}

const cityWords =
	/^(?:kota administrasi|kota adm\.?|kabupaten administrasi|kota|kabupaten|kab\.?|adm\.?)\s+/i

function cityName(city: string): string {
	return city.replace(cityWords, '')
}

type CityKind = 'CITY' | 'REGENCY' | null

/** Null: the name does not say which of the two. */
function kindOf(city: string): CityKind {
	if (/^kota\b/i.test(city)) return 'CITY'
	return /^(?:kabupaten|kab)\b/i.test(city) ? 'REGENCY' : null
}

function isSameCity(ours: string, theirs: string): boolean {
	if (plain(ours) !== plain(theirs)) return false
	const kind = kindOf(theirs)
	return kind === null || kindOf(ours) === null || kind === kindOf(ours)
}

/** Special territories are written in several ways. */
function provinceOf(province: string): string {
	const text = searchForm(province)
		.replace(/^(?:provinsi )/, '')
		.replace(/^(?:dki|d k i|daerah khusus ibukota|daerah khusus) /, '')
		.replace(/^(?:di|d i|daerah istimewa) /, '')
		.replace(/^nanggroe aceh darussalam(?: nad)?$/, 'aceh')
		.replace(/^(?:bangka belitung|kepulauan bangka belitung)$/, 'bangka belitung')
	return text.replace(/ /g, '')
}
