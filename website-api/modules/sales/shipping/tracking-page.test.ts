import { expect, test } from 'vitest'
import { trackingPage } from './tracking-page.ts'
import { shippingMethods } from './vendors.ts'

const sent = { vendorCode: 'SICEPAT', vendorMethod: 'reg', trackingNumber: 'JP 12/34' }

test('the tracking page is that of the courier, regardless of the vendor', () => {
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

const number = 'JP 12/34?&#é%'

const withPage = shippingMethods.filter(
	(method) => trackingPage({ ...method, trackingNumber: number }) !== null,
)

test.each(withPage.map((method) => [`${method.vendorCode} ${method.vendorMethod}`, method]))(
	'the URL for %s is https and well-formed, and contains the number exactly once',
	(_name, method) => {
		const page = trackingPage({ ...method, trackingNumber: number }) ?? ''
		const plain = trackingPage({ ...method, trackingNumber: 'X' }) ?? ''
		const { protocol, hostname, username, port, hash, href } = new URL(page)
		expect([protocol, username, port, hash]).toEqual(['https:', '', '', ''])
		expect(hostname).toBe(new URL(plain).hostname)
		expect(hostname).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
		expect(href).toBe(page)
		expect(page).not.toMatch(/[{}\s]/)
		// One courier's page asks for the number itself, so there is nothing to encode.
		if (method.vendorCode === 'GOSEND') expect(page).toBe(plain)
		else expect(page).toBe(plain.replace(/X$/, encodeURIComponent(number)))
	},
)

test('every courier with a tracking page has a URL', () => {
	const linked = new Set(withPage.map(({ vendorName }) => vendorName))
	expect([...linked].sort()).toEqual([
		'21 Express',
		'AnterAja',
		'GoSend',
		'ID Express',
		'J&T Express',
		'JNE',
		'Lion Parcel',
		'Ninja Xpress',
		'Pos Indonesia',
		'SAP Express',
		'SiCepat',
		'TIKI',
		'Wahana',
	])
})
