import type { AddressSnapshot } from '../order.table.ts'

/** An address in one line. */
export function addressText(address: AddressSnapshot): string {
	const { street, village, district, city, province, postcode, courierNote } = address
	return [street, village, district, city, `${province} ${postcode}`, courierNote]
		.filter((part) => part !== '')
		.join(', ')
}
