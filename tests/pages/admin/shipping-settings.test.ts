import { expect, test } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { ownShop } from '#tests/support/own-shop.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { formWith } from '../support/form.ts'
import { signInAs } from '../support/staff.ts'
import { visit } from '../support/visit.ts'

async function manager() {
	const { company, host } = await ownShop()
	const { staff } = await signInAs(await newStaff('manager', company))
	return { staff, host }
}

test('the days that a shop packs count in what its visitors are told', async () => {
	const { staff, host } = await manager()
	const told = async () => {
		const page = await visit(host).open('/product/kendi')
		return /Tiba (\d+)–(\d+) hari/.exec(page.document.one('main').text)?.slice(1).map(Number)
	}
	const [first = 0, last = 0] = (await told()) ?? []
	const origin = await staff.open('/settings/shipping/origin')
	const values = { address: 'Jl. Dago 12, Bandung', packing: '15' }
	const wrong = await staff.submit(origin, formWith(origin.document, '#packing'), values)
	expect(wrong.status).toBe(422)
	expect(wrong.document.one('#packing').attribute('aria-invalid')).toBe('true')
	expect(await htmlErrorsOf(wrong.body)).toEqual([])
	await staff.submit(wrong, formWith(wrong.document, '#packing'), { packing: '2' })
	const again = await staff.open('/settings/shipping/origin')
	expect(again.document.one('#packing').attribute('value')).toBe('2')
	await expect.poll(told).toEqual([first + 2, last + 2])
})

test('the divisor of a courier is saved, and one that no courier has is refused', async () => {
	const { staff } = await manager()
	const path = '/settings/shipping/sicepat-reg'
	const chosen = async () => {
		const { document } = await staff.open(path)
		return document.one('#volume option[selected]').attribute('value')
	}
	expect(await chosen()).toBe('6000')
	for (const volume of ['5000', 'none']) {
		const page = await staff.open(path)
		const saved = await staff.submit(page, formWith(page.document, '#volume'), { volume })
		expect(saved.url.pathname).toBe('/settings/shipping')
		expect(await chosen()).toBe(volume)
	}
	const page = await staff.open(path)
	const wrong = await staff.submit(page, formWith(page.document, '#volume'), { volume: '7000' })
	expect(wrong.status).toBe(422)
	expect(wrong.document.one('#volume').attribute('aria-invalid')).toBe('true')
	expect(await chosen()).toBe('none')
})

test('the terms of insurance are saved as typed, and a share that no courier takes is refused', async () => {
	const { staff } = await manager()
	const list = await staff.open('/settings/shipping')
	const page = await staff.open(
		list.document.one('a[href="/settings/shipping/insurance"]').attribute('href') ?? '',
	)
	expect(await htmlErrorsOf(page.body)).toEqual([])
	const values = { mode: 'REQUIRED', from: '500.000', rate: '0,25', fixed: '2.500' }
	const form = (of: typeof page) => formWith(of.document, '#rate')
	const wrong = await staff.submit(page, form(page), { ...values, rate: '11' })
	expect(wrong.status).toBe(422)
	expect(wrong.document.one('#rate').attribute('aria-invalid')).toBe('true')
	const saved = await staff.submit(wrong, form(wrong), values)
	expect(saved.url.pathname).toBe('/settings/shipping')
	const again = await staff.open(page.url.pathname)
	const valueOf = (id: string) => again.document.one(`#${id}`).attribute('value')
	expect(again.document.one('#mode option[selected]').attribute('value')).toBe('REQUIRED')
	expect(['from', 'rate', 'fixed'].map(valueOf)).toEqual(['500.000', '0,25', '2.500'])
})
