export type District = {
	/** idn-area-data code, e.g. 31.74.01. */
	code: string
	name: string
	city: string
	province: string
}

/** City and province of a district in one line. */
export function cityAndProvince(district: Pick<District, 'city' | 'province'>): string {
	return `${district.city}, ${district.province}`
}
