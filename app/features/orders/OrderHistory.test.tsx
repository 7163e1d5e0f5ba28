import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import english from '#app/i18n/locales/en/orders.json'
import indonesian from '#app/i18n/locales/id/orders.json'
import { OrderHistory } from './OrderHistory.tsx'

const events = (['PROCESSING', 'SHIPPING', 'DELIVERED'] as const).map((to) => ({ to, date: 'now' }))

const i18n = (lng: 'id' | 'en') => {
	const instance = createInstance()
	void instance.init({
		lng,
		initImmediate: false,
		resources: { id: { orders: indonesian }, en: { orders: english } },
		react: { useSuspense: false },
	})
	return instance
}

test.each([
	['courier', 'id', ['Dikemas', 'Dikirim', 'Sampai']],
	['courier', 'en', ['Packing', 'Shipped', 'Delivered']],
	['pickup', 'id', ['Dikemas', 'Siap diambil', 'Sudah diambil']],
	['pickup', 'en', ['Packing', 'Ready to collect', 'Collected']],
	['digital', 'id', ['Disiapkan', 'Dikirim', 'Siap diunduh']],
	['digital', 'en', ['Being prepared', 'Shipped', 'Ready to download']],
] as const)('the history of an order by %s uses its words, in %s', (delivery, language, words) => {
	const html = renderToStaticMarkup(
		<I18nextProvider i18n={i18n(language)}>
			<OrderHistory order={{ delivery, events, shipments: [] }} />
		</I18nextProvider>,
	)
	const places = words.map((word) => html.indexOf(`>${word}<`))
	expect(places).not.toContain(-1)
	expect(places).toEqual(places.toSorted((one, other) => one - other))
})
