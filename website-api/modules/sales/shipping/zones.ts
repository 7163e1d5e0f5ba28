import type { Arrival } from '#contract/arrival.ts'
import type { ZONES } from './tariff.table.ts'

export type Zone = (typeof ZONES)[number]

/** The tariff zone of a parcel from one district to another. */
export function zoneOf(fromDistrict: string, toDistrict: string): Zone {
	if (cityOf(fromDistrict) === cityOf(toDistrict)) return 'CITY'
	if (provinceOf(fromDistrict) === provinceOf(toDistrict)) return 'PROVINCE'
	return islandsOf(fromDistrict) === islandsOf(toDistrict) ? 'ISLANDS' : 'COUNTRY'
}

// Couriers treat Jakarta's five cities as one, without its Thousand Islands (31.01).
function cityOf(district: string): string {
	return /^31\.7/.test(district) ? '31.7' : district.slice(0, 5)
}

function provinceOf(district: string): string {
	return district.slice(0, 2)
}

// Sumatra; Java with Bali; Lesser Sunda Islands; Kalimantan; Sulawesi; Moluccas with Papua.
function islandsOf(district: string): string {
	const province = provinceOf(district)
	if (province === '51') return '3'
	if (/^[12]/.test(province)) return '1'
	if (/^[89]/.test(province)) return '8'
	return province.charAt(0)
}

const islandGroups: Record<string, Arrival['islands']> = {
	1: 'SUMATRA',
	3: 'JAVA',
	5: 'NUSA_TENGGARA',
	6: 'KALIMANTAN',
	7: 'SULAWESI',
	8: 'MALUKU_PAPUA',
}

/** The group of islands of a district. */
export function islandGroupOf(district: string): Arrival['islands'] {
	return islandGroups[islandsOf(district)] ?? 'OTHER'
}
