import { expect, test } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { ownShop } from '#tests/support/own-shop.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { formWith, type FormValues } from '../support/form.ts'
import { press, signInAs } from '../support/staff.ts'
import type { Page } from '../support/visit.ts'

test('an agent is added once, in a district chosen from the search results', async () => {
	const { company } = await ownShop()
	const { staff } = await signInAs(await newStaff('manager', company))
	const add = (page: Page, values: FormValues) =>
		staff.submit(page, formWith(page.document, '#place'), values)
	const empty = await staff.open('/promotions/agents/new')
	const typed = { name: 'Sari Wulandari', code: 'SARI01', place: 'Tebet', whatsapp: '12' }
	const refused = await add(empty, { ...typed, code: 'SARI 01' })
	expect(refused.status).toBe(422)
	for (const field of ['#code', '#whatsapp'])
		expect(refused.document.one(field).attribute('aria-invalid'), field).toBe('true')
	expect(refused.document.one('#name').attribute('value')).toBe('Sari Wulandari')
	expect(await htmlErrorsOf(refused.body)).toEqual([])
	const unknown = await add(refused, { ...typed, place: 'Qwxyz', whatsapp: '' })
	expect(unknown.document.one('#place').attribute('aria-invalid')).toBe('true')

	const choice = await add(unknown, { ...typed, place: 'Sukasari', whatsapp: '081234567890' })
	expect(choice.status).toBe(422)
	expect(await htmlErrorsOf(choice.body)).toEqual([])
	const district = choice.document
		.all('#district option')
		.map((option) => option.attribute('value') ?? '')
		.find((code) => code !== '')
	const added = await add(choice, { district: district ?? '' })
	expect(added.url.pathname).toBe('/promotions/agents')
	expect(added.document.one('[aria-labelledby="agents"]').text).toContain('Sukasari')

	const again = await staff.open('/promotions/agents/new')
	const duplicate = await add(again, { ...typed, whatsapp: '' })
	expect(duplicate.status).toBe(409)
	expect(duplicate.document.one('#code').attribute('aria-invalid')).toBe('true')
	const { staff: warehouse } = await signInAs(await newStaff('warehouse', company))
	expect((await warehouse.open('/promotions/agents/new')).status).toBe(403)
})

test('variants of a flash sale are found by the name of their product, and the input is kept', async () => {
	const { company } = await ownShop()
	const { staff } = await signInAs(await newStaff('manager', company))
	const empty = await staff.open('/promotions/flash-sales/new')
	const found = await press(staff, empty, 'find', { nameId: 'Gajian', search: 'cobek' })
	expect(await htmlErrorsOf(found.body)).toEqual([])
	const picked = await press(staff, found, 'pick', { 'pick-0': 'cobek' })
	expect(picked.document.one('#nameId').attribute('value')).toBe('Gajian')
	expect(picked.document.one('#sku-0').attribute('value')).toBe('cobek')
	const twice = await press(
		staff,
		await press(staff, picked, 'find', { search: 'cobek' }),
		'pick',
		{
			'pick-0': 'cobek',
		},
	)
	expect(twice.document.one('#sku-1').attribute('value') ?? '').toBe('')
	const saved = await press(staff, twice, 'save', { 'price-0': '20000', 'quota-0': '5' })
	expect(saved.url.pathname).toMatch(/^\/promotions\/flash-sales\/\d+$/)
	const none = await press(staff, empty, 'find', { search: 'tidakada' })
	expect(none.document.one('main').text).toContain('Tidak ada produk yang cocok')
})
