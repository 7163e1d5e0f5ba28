import { describe, expect, test } from 'vitest'
import { OPERATOR_OPERATIONS } from '#contract/operator-access.ts'
import en from '#admin/i18n/locales/en/activity.json'
import id from '#admin/i18n/locales/id/activity.json'
import { activityOf } from './activity-view.ts'

const event = (operation: string) => ({
	at: new Date('2026-11-23T05:00:00.000Z'),
	actor: 'Rina',
	operation,
	status: 200,
	subject: '',
	subjectName: null,
	made: null,
	madeName: null,
	changes: [],
	address: '',
	keyId: null,
	staffId: null,
})
const viewOf = (operation: string) => activityOf([event(operation)], 'id')[0]

describe('what a logged operation did', () => {
	test.each([
		['POST /orders/:number/processing', 'changed', 'orders'],
		['POST /sites/:code/agents', 'added', 'agents'],
		['PUT /sites/:code/home', 'changed', 'home'],
		['DELETE /staff/:id', 'deleted', 'staff'],
		['DELETE /sites/:code/banners/:id', 'deleted', 'banners'],
		['DELETE /sites/:code/banners/:id/hiding', 'changed', 'banners'],
		['DELETE /orders/:number/parcels/:parcel/booking', 'changed', 'orders'],
		['DELETE /cod-remittances/:id/lines/:line/dismissal', 'changed', 'cod-remittances'],
		['POST /sign-in', 'signedIn', null],
		['POST /sign-out', 'signedOut', null],
		['GET /order-list', 'exported', 'order-list'],
	])('%s', (operation, verb, area) => {
		expect(viewOf(operation)).toMatchObject({ verb, area })
	})
})

const variantChange = {
	table: 'stock',
	row: { variant_id: 7 },
	before: { on_hand: 3, product_id: 12 },
	after: { on_hand: 5, product_id: 13 },
	names: { 'variant_id 7': 'Kopi Gayo · KG-1', 'product_id 12': 'Kopi', 'product_id 13': 'Teh' },
}

test('a change is shown with names, and an unknown id is left out', () => {
	const staffId = 'b0e1c7d2-0000-4000-8000-000000000001'
	const [named, unknown] = activityOf(
		[
			{
				...event('PATCH /products/:id'),
				subject: '12',
				subjectName: 'Kopi Gayo',
				changes: [variantChange],
			},
			{ ...event('PATCH /staff/:id'), subject: staffId },
		],
		'id',
	)
	expect(named).toMatchObject({
		subject: 'Kopi Gayo',
		rows: ['stock Kopi Gayo · KG-1 · onHand: 3 → 5 · productId: Kopi → Teh'],
	})
	expect(unknown).toMatchObject({ subject: '' })
})

test('every operation that is logged has a text for its area, in both languages', () => {
	const logged = Object.entries(OPERATOR_OPERATIONS).filter(
		([operation, { isReadOnly }]) => !operation.startsWith('GET ') && !isReadOnly,
	)
	const areas = logged.flatMap(([operation]) => viewOf(operation)?.area ?? [])
	expect(areas.length).toBeGreaterThan(50)
	for (const { area } of [id, en]) {
		expect(areas.filter((name) => !Object.hasOwn(area, name))).toEqual([])
	}
})
