import { expect, test } from 'vitest'
import { trackingPage } from './tracking-page.ts'

const sent = { vendorCode: 'SICEPAT', vendorMethod: 'reg', trackingNumber: 'JP 12/34' }

test("a parcel's page is its courier's, whoever sells the carriage", () => {
	expect(trackingPage(sent)).toBe('https://www.sicepat.com/checkAwb?awb=JP%2012%2F34')
	const jne = { ...sent, vendorCode: 'RAJAONGKIR', vendorMethod: 'jne' }
	expect(trackingPage(jne)).toMatch(/^https:\/\/www\.jne\.co\.id\//)
})

test.each([
	['no tracking number', { ...sent, trackingNumber: null }],
	['a courier without a page', { ...sent, vendorCode: 'RAJAONGKIR', vendorMethod: 'pandu' }],
	['a buyer who collects', { ...sent, vendorCode: 'SELF_PICKUP', vendorMethod: 'self_pickup' }],
])('there is none for %s', (_case, order) => {
	expect(trackingPage(order)).toBeNull()
})
