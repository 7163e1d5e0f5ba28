import type { CorrectedCourier } from '#contract/order-correction.ts'
import type { StaffOrder } from '#contract/staff-order.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { CorrectView } from './CorrectFields.tsx'

const unsent = ['PENDING', 'PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING']
const stepsBack = ['PROCESSING', 'SHIPPING'] as const

/** What can be corrected in an order, as its page shows it. */
export function correctView(order: StaffOrder, couriers: CorrectedCourier[]): CorrectView {
	const { status, address } = order
	const [shipment] = order.shipments
	const isDelivered = address !== null
	const isUnsent = unsent.includes(status)
	return {
		number: order.number,
		can: {
			tracking: isDelivered && (status === 'SHIPPING' || status === 'DELIVERED'),
			courier: isDelivered && (isUnsent || status === 'SHIPPING') && couriers.length > 0,
			person: isUnsent,
			address: isDelivered && isUnsent,
		},
		// What is paid to the courier was never confirmed as paid.
		back:
			order.cod !== null && status === 'PROCESSING'
				? null
				: (stepsBack.find((one) => one === status) ?? null),
		district: address?.districtName ?? '',
		courierName: shipment ? shipment.methodName : '',
		couriers: couriers
			.filter(({ vendorCode }) => vendorCode !== 'SELF_PICKUP')
			.map(({ vendorCode, vendorMethod, name }) => ({
				value: `${vendorCode}/${vendorMethod}`,
				label: name,
			})),
		values: {
			tracking: shipment?.trackingNumber ?? '',
			name: order.customerName,
			phone: localPhone(order.customerPhone),
			street: address?.street ?? '',
			village: address?.village ?? '',
			postcode: address?.postcode ?? '',
			courierNote: address?.courierNote ?? '',
			note: order.note,
		},
	}
}
