import type { Order } from '#admin/api/orders.server.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { formatMoney } from '#web/domain/money.ts'

/** A WhatsApp link with a first message that fits the order's status, in the language of the order. */
export function whatsAppLink(order: Order): string {
	const texts = textsOf(order.customerLanguage)
	const [shipment] = order.shipmentList
	const values = {
		name: order.customerName,
		number: order.orderNumber,
		due: formatMoney(order.amountDue),
		tracking: shipment?.trackingNumber ?? '',
		courier: shipment?.vendorName ?? '',
	}
	const state =
		order.orderStatus === 'SHIPPING' && !shipment?.trackingNumber ? 'PICK_UP' : order.orderStatus
	const text = [
		texts.t('orders:whatsApp.text', values),
		...(state === 'UNKNOWN' ? [] : [texts.t(`orders:whatsApp.about.${state}`, values)]),
	].join(' ')
	return `https://wa.me/${order.customerPhone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
