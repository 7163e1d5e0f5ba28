import type { WrittenAddress } from '#website-api/modules/platform/identity/street-address.ts'

type Parts = Partial<Record<'district' | 'village' | 'postcode' | 'street', string | undefined>>

/** The address of an order or a quote as typed, for comparison; undefined while a part is missing. */
export function writtenAddress(parts: Parts | null): WrittenAddress | undefined {
	if (!parts?.district || !parts.street) return undefined
	const { district: districtCode, street, village = '', postcode = '' } = parts
	return { districtCode, street, around: [village, postcode].filter(Boolean) }
}
