import { type District, findStaffDistricts } from '#contract/region.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'

export type DistrictOption = { code: string; name: string }
type Chosen = { code: string } | { error: string; options: DistrictOption[] }

/**
 * The district of a form: the one chosen for the place as entered, or the only one of that name. If several match,
 * they are returned as options.
 */
export async function chosenDistrict(api: OperatorApi, form: FormData): Promise<Chosen> {
	const place = text(form, 'place')
	const code = text(form, 'district')
	if (/^\d{2}\.\d{2}\.\d{2}$/.test(code) && place === text(form, 'placeBefore')) return { code }
	if (place === '') return { error: 'district.missing', options: [] }
	const query = { text: place, limit: 30 }
	const { list: found } = await api.call(findStaffDistricts, { query })
	const same = found.filter(({ name }) => name.toLowerCase() === place.toLowerCase())
	const [first, ...others] = same.length > 0 ? same : found
	if (!first) return { error: 'district.unknown', options: [] }
	if (others.length === 0) return { code: first.code }
	return {
		error: 'district.several',
		options: found.map((one) => ({ code: one.code, name: districtLabel(one) })),
	}
}

/** A district with its city and province, in one line. */
export function districtLabel({ name, city, province }: District): string {
	return `${name}, ${city}, ${province}`
}

function text(form: FormData, name: string): string {
	return String(form.get(name) ?? '')
		.trim()
		.slice(0, 80)
}
