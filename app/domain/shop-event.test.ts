import { expect, test } from 'vitest'
import { shopEvent } from './shop-event.ts'

const shirt = { variantId: 12, name: 'Kemeja', price: 150_000, quantity: 2 }
const scarf = { variantId: 7, name: 'Syal', price: 80_000, quantity: 1 }

test('[MD-02] an event has the value of its products in whole rupiah, and the variant ids of the feed', () => {
	expect(shopEvent('add_to_cart', [shirt, scarf])).toEqual({
		name: 'add_to_cart',
		value: 380_000,
		items: [
			{ id: '12', name: 'Kemeja', price: 150_000, quantity: 2 },
			{ id: '7', name: 'Syal', price: 80_000, quantity: 1 },
		],
		orderNumber: undefined,
	})
})

test('a purchase has the value of the order', () => {
	const order = { value: 405_000, orderNumber: 'ET-1' }
	expect(shopEvent('purchase', [shirt], order)).toMatchObject(order)
})
