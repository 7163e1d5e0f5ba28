import type { District } from '#app/domain/region.ts'

/** City and province of a district, on one line. */
export function cityAndProvince(district: Pick<District, 'city' | 'province'>): string {
	return `${district.city}, ${district.province}`
}
