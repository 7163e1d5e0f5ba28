/** Couriers of the specification (section 3), and what a shop calls its own services. */
export const VENDOR_CODES = [
	'SELF_PICKUP',
	'FREE_SHIPPING',
	'SICEPAT',
	'RAJAONGKIR',
	'GOSEND',
	'JNT',
] as const

/** Groups that shipping methods are shown in, in this order (specification, section 3). */
export const SHIPMENT_GROUPS = ['gosend', 'free_shipping', 'others'] as const
export type ShipmentGroup = (typeof SHIPMENT_GROUPS)[number]

/** Whether a courier's driver finds the recipient by mobile phone; the others deliver with a landline, too. */
export function needsMobile({ vendor, method }: { vendor: string; method: string }): boolean {
	return vendor === 'GOSEND' || method.startsWith('grab-')
}
