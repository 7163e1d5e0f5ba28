import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { LABEL_SIZES, type LabelSize } from '#contract/label-size.ts'
import { wholeOrder, wholeStaffOrder, wholeStaffOrderWire } from '#tests/support/whole-order.ts'
import { labelPdf } from './label-pdf.server.ts'

type StaffParcelWire = ReturnType<typeof wholeStaffOrderWire>['PARCEL_LIST'][number]
type Change = Partial<ReturnType<typeof wholeStaffOrderWire>>

function order(change: Change = {}) {
	return wholeStaffOrder({ ...wholeOrder, status: 'PROCESSING' }, change)
}

async function pagesOf(
	orders: ReturnType<typeof order>[],
	size: LabelSize,
	locale = 'id' as const,
) {
	const bytes = await labelPdf(orders, { shop: 'Toko Kopi', locale, size })
	const { text } = await extractText(bytes, { mergePages: false })
	return text.map((page) => page.replace(/\s+/g, ' '))
}

const longest: Change = {
	CUSTOMER_NAME: `Łukasz Đặng ${'Ngô Šárka Ελένη Кузнецова '.repeat(4)}`.slice(0, 99).trim(),
	ADDRESS_LINE_LIST: [
		`Jalan ${'Panjang Sekali '.repeat(13)}No. 1`,
		'Tebet Barat, Tebet',
		'Jakarta Selatan, DKI Jakarta 12810',
		`Patokan: ${'pagar hijau dekat masjid '.repeat(7)}akhir`,
	],
	NOTE: `${'Tolong bungkus yang rapi. '.repeat(18)}Terima kasih`,
}

describe.each(LABEL_SIZES)('a label of the size %s', (size) => {
	test('has the phone in full, sender, address, weight, note, COD and room for the bar code', async () => {
		const [text = ''] = await pagesOf([order({ NOTE: 'Titip satpam' })], size)
		for (const part of [
			'J&T EZ',
			'No. resi',
			'Pesanan ABCD2345',
			'Budi Santoso 0812-3456-7890',
			'Jalan Tebet Raya No. 1',
			'Jakarta Selatan, DKI Jakarta 12810',
			'Toko Kopi · 0812-0000-0001',
			'Jalan Gudang Kopi No. 3',
			'Berat 1 kg',
			'COD (Rp)',
			'Catatan: Titip satpam',
			'3 × Kopi',
		]) {
			expect(text).toContain(part)
		}
	})

	test('has every letter of the longest names, addresses and notes', async () => {
		const pages = await pagesOf([order(longest)], size)
		expect(pages).toHaveLength(1)
		const words = pages.join().replace(/[\s-]/g, '')
		const lines = [longest.CUSTOMER_NAME ?? '', ...(longest.ADDRESS_LINE_LIST ?? []), longest.NOTE]
		for (const line of lines) expect(words).toContain(line?.replace(/[\s-]/g, ''))
	})
})

test('an A4 sheet has four labels, other sizes one', async () => {
	const orders = Array.from({ length: 5 }, (_, at) => order({ ORDER_NUMBER: `ORDER-${at}` }))
	const sheets = await pagesOf(orders, 'A4')
	expect(sheets).toHaveLength(2)
	for (const number of [0, 1, 2, 3]) expect(sheets[0]).toContain(`ORDER-${number}`)
	expect(await pagesOf(orders, '80MM')).toHaveLength(5)
})

test('the label of a dropship order names its sender and not the shop', async () => {
	const parcel = {
		WEIGHT_GRAMS: 300,
		VOLUME_KG: null,
		SENDER_NAME: 'Agen Sari',
		SENDER_PHONE: '+6281333334444',
		SENDER_ADDRESS_LINE_LIST: [],
	}
	const dropship = { SENDER_NAME: 'Agen Sari', SENDER_PHONE: '+6281333334444' }
	const [text = ''] = await pagesOf([order({ DROPSHIP: dropship, PARCEL: parcel })], '100X150')
	expect(text).toContain('Agen Sari · 0813-3333-4444')
	expect(text).not.toContain('Toko')
})

test('units that were removed are not in the parcel; contents without room are counted', async () => {
	const [line] = wholeStaffOrderWire().LINE_LIST
	if (!line) throw new Error('The order has a line.')
	const lines = Array.from({ length: 60 }, (_, at) => ({
		...line,
		VARIANT_ID: at,
		PRODUCT_NAME: `Barang ${at}`,
		REMOVED_QTY: at === 0 ? 3 : at === 1 ? 1 : 0,
	}))
	const [text = ''] = await pagesOf([order({ LINE_LIST: lines })], '100X150')
	expect(text).not.toContain('Barang 0')
	expect(text).toContain('2 × Barang 1')
	const shown = text.match(/× Barang/g)?.length ?? 0
	expect(text).toContain(`… dan ${59 - shown} barang lain`)
})

test('a tracking number is a bar code, and the place for the courier’s sticker is left out', async () => {
	const [shipment] = wholeStaffOrderWire().SHIPMENT_LIST
	if (!shipment) throw new Error('The order has a shipment.')
	const sent = { ...shipment, TRACKING_NUMBER: 'JP1234567890' }
	const [text = ''] = await pagesOf([order({ SHIPMENT_LIST: [sent] })], '100X150')
	expect(text.match(/No\. resi/g)).toHaveLength(1)
	expect(text).toContain('No. resi JP1234567890')
})

test.each(['80MM', '100X150'] as const)(
	'each parcel has a label of its own with its number on %s, but one that came back',
	async (size) => {
		const parcel = (number: number, change: Partial<StaffParcelWire>): StaffParcelWire => ({
			PARCEL_NUMBER: number,
			PARCEL_REFERENCE: `ABCD2345-${number}`,
			PARCEL_STATE: 'BOOKED',
			PARCEL_PROBLEM: null,
			VENDOR_CODE: 'SICEPAT',
			VENDOR_METHOD: 'reg',
			VENDOR_NAME: 'SiCepat',
			VENDOR_METHOD_NAME: 'REG',
			TRACKING_NUMBER: null,
			TRACKING_URL: null,
			DRIVER: null,
			LIVE_URL: null,
			SENT_DATE: null,
			END_DATE: null,
			ITEM_LIST: [
				{ LINE_POSITION: 0, PARCEL_QTY: number, PRODUCT_NAME: 'Kopi', VARIANT_LABEL: '' },
			],
			EVENT_LIST: [],
			WEIGHT_GRAMS: 500,
			LENGTH_MM: null,
			WIDTH_MM: null,
			HEIGHT_MM: null,
			PROVIDER: 'BITESHIP',
			PROVIDER_ORDER_ID: `b${number}`,
			BOOKING: null,
			HAS_LABEL: false,
			PICKUP_DATE: null,
			QUOTED_PRICE: null,
			BILLED_PRICE: null,
			STAFF_SINCE: null,
			MADE_BY: null,
			MADE_DATE: '2026-11-01T00:00:00.000Z',
			...change,
		})
		const PARCEL_LIST = [
			parcel(1, { TRACKING_NUMBER: 'OLD0001', PARCEL_STATE: 'RETURNED' }),
			parcel(2, { TRACKING_NUMBER: 'SIMSICEPAT00000002' }),
			parcel(3, {}),
		]
		const [first = '', second = '', ...more] = await pagesOf([order({ PARCEL_LIST })], size)
		expect(more).toEqual([])
		expect(first).toContain('No. resi SIMSICEPAT00000002')
		expect(first).toContain('2 × Kopi')
		expect(second).toContain('3 × Kopi')
		expect(second).not.toContain('SIMSICEPAT')
		expect(first + second).not.toContain('OLD0001')
	},
)
