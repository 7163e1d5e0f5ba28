import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES } from '#contract/order-statuses.ts'
import { statusColours, type BadgeColour, type OrderStatus } from '#app/domain/order.ts'
import english from '#app/i18n/locales/en/orders.json'
import indonesian from '#app/i18n/locales/id/orders.json'
import { Badge } from '#web/ui/Badge.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

const expected: Record<OrderStatus, [colour: BadgeColour, id: string, en: string]> = {
	PENDING: ['yellow', 'Belum bayar', 'To pay'],
	PAYMENT_CONFIRMED: ['green', 'Dibayar', 'Paid'],
	PROCESSING: ['blue', 'Dikemas', 'Packing'],
	CHANGE_PROCESSING: ['orange', 'Diubah', 'Being changed'],
	SHIPPING: ['blue', 'Dikirim', 'Shipped'],
	DELIVERED: ['sky', 'Sampai', 'Delivered'],
	EXPIRED: ['red', 'Kedaluwarsa', 'Expired'],
	COMPLETED: ['green', 'Selesai', 'Completed'],
	CANCEL: ['red', 'Dibatalkan', 'Cancelled'],
	UNKNOWN: ['grey', 'Status lain', 'Other status'],
}

function badge(status: OrderStatus, language: 'id' | 'en'): string {
	const i18n = createInstance()
	void i18n.init({
		lng: language,
		initImmediate: false,
		resources: { id: { orders: indonesian }, en: { orders: english } },
		react: { useSuspense: false },
	})
	return renderToStaticMarkup(
		<I18nextProvider i18n={i18n}>
			<OrderStatusBadge status={status} colour={statusColours[status]} />
		</I18nextProvider>,
	)
}

describe('[OS-01] an order’s status has its colour and its text', () => {
	test.each([...ORDER_STATUSES, 'UNKNOWN'] as const)('%s', (status) => {
		const [colour, id, en] = expected[status]
		for (const [language, word] of [
			['id', id],
			['en', en],
		] as const) {
			const html = badge(status, language)
			expect(html).toContain(`data-status="${status}"`)
			expect(html).toContain(renderToStaticMarkup(<Badge colour={colour}>{word}</Badge>))
		}
	})

	test('there are nine statuses', () => expect(ORDER_STATUSES).toHaveLength(9))

	test('each colour differs visibly from the others', () => {
		const colours = [...new Set(Object.values(expected).map(([colour]) => colour))]
		const looks = colours.map((colour) => renderToStaticMarkup(<Badge colour={colour}>x</Badge>))
		expect(colours).toHaveLength(7)
		expect(new Set(looks).size).toBe(7)
	})
})
