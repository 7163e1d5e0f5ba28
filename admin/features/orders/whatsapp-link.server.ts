import type { StaffOrder } from '#contract/staff-order.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { formatMoney } from '#web/domain/money.ts'

/** A WhatsApp link with a first message that fits the order's status, in the language of the order. */
export function whatsAppLink(order: StaffOrder): string {
	const texts = textsOf(order.customerLanguage)
	const [shipment] = order.shipments
	const values = {
		name: order.customerName,
		number: order.number,
		due: formatMoney(order.amountDue),
		tracking: shipment?.trackingNumber ?? '',
		courier: shipment?.vendorName ?? '',
	}
	const state = order.status === 'SHIPPING' && !shipment?.trackingNumber ? 'PICK_UP' : order.status
	const text = [
		texts.t('orders:whatsApp.text', values),
		...(state === 'UNKNOWN' ? [] : [texts.t(`orders:whatsApp.about.${state}`, values)]),
	].join(' ')
	return `https://wa.me/${order.customerPhone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
