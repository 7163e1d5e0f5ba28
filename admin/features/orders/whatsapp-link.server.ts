import type { Order } from '#admin/api/orders.server.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { formatMoney } from '#app/domain/money.ts'

/** A chat with the buyer whose first message fits the order's state, in the language that they ordered in. */
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
	const about = `orders:whatsApp.about.${state}`
	const text = [
		texts.t('orders:whatsApp.text', values),
		...(texts.exists(about) ? [texts.t(about, values)] : []),
	].join(' ')
	return `https://wa.me/${order.customerPhone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
