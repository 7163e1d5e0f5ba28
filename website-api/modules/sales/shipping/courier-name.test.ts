import { expect, test } from 'vitest'
import { courierServiceName } from '#contract/courier-name.ts'
import { shippingMethods } from './vendors.ts'

test.each([
	['J&T Express', 'J&T Eco', 'J&T Eco'],
	['Pos Indonesia', 'Pos Reguler', 'Pos Reguler'],
	['JNE', 'YES', 'JNE YES'],
	['TOKO', '', 'TOKO'],
	['', 'Kurir toko', 'Kurir toko'],
])('%s with its service %s is %s', (courier, service, name) => {
	expect(courierServiceName(courier, service)).toBe(name)
})

test('no courier of the catalogue is named with a word twice', () => {
	const doubled = shippingMethods
		.map(({ vendorName, methodName }) => courierServiceName(vendorName, methodName))
		.filter((name) => {
			const words = name.toLowerCase().split(' ')
			return new Set(words).size < words.length
		})
	expect(doubled).toEqual([])
})
