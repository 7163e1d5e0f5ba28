import type { AddressWire } from '#contract/order.ts'
import type { z } from 'zod'
import type { WrittenAddress } from '#website-api/modules/platform/identity/street-address.ts'

type Parts = Pick<z.output<typeof AddressWire>, 'DISTRICT_CODE' | 'VILLAGE' | 'POSTCODE' | 'STREET'>

/** The address of an order or a quote as typed, for comparison; undefined while a part is missing. */
export function writtenAddress(parts: Partial<Parts> | null): WrittenAddress | undefined {
	if (!parts?.DISTRICT_CODE || !parts.STREET) return undefined
	const { DISTRICT_CODE: districtCode, STREET: street, VILLAGE = '', POSTCODE = '' } = parts
	return { districtCode, street, around: [VILLAGE, POSTCODE].filter(Boolean) }
}
