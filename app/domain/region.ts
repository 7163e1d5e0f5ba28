import type { Address } from '#contract/address.ts'
import type { District } from '#contract/region.ts'

/** A district that deliveries are asked for. */
export type KnownDistrict = Pick<District, 'code' | 'name' | 'city'>

/** A district as pages name it. */
export type NamedDistrict = Pick<District, 'code' | 'name' | 'city' | 'province'>

/** The district of a saved address. */
export function districtOf(address: Address): NamedDistrict {
	const { district, districtName, cityName, provinceName } = address
	return { code: district, name: districtName, city: cityName, province: provinceName }
}

/** City and province of a district in one line. */
export function cityAndProvince(district: Pick<District, 'city' | 'province'>): string {
	return `${district.city}, ${district.province}`
}
