import type { Address } from '#contract/address.ts'

export type District = {
	/** idn-area-data code, e.g. 31.74.01. */
	code: string
	name: string
	city: string
	province: string
}

/** A district that deliveries are asked for. */
export type KnownDistrict = Pick<District, 'code' | 'name' | 'city'>

/** A district that was searched for, with the names of villages by which it was found. */
export type FoundDistrict = District & { matched: string[] }

/** A district with its villages and, in the same order, their postcodes; null: not known. */
export type DistrictWithVillages = District & { villages: string[]; postcodes: (string | null)[] }

/** A village of a district. */
export type Place = {
	district: District
	village: string
	/** Null: not known. */
	postcode: string | null
}

/** The district of a saved address. */
export function districtOf(address: Address): District {
	const { district, districtName, cityName, provinceName } = address
	return { code: district, name: districtName, city: cityName, province: provinceName }
}

/** City and province of a district in one line. */
export function cityAndProvince(district: Pick<District, 'city' | 'province'>): string {
	return `${district.city}, ${district.province}`
}
