import { expect, test } from 'vitest'
import { htmlErrorsOf } from '#tests/support/html-rules.ts'
import { ownShop } from '#tests/support/own-shop.ts'
import { newStaff } from '#tests/support/staff-account.ts'
import { formWith } from '../support/form.ts'
import { signInAs } from '../support/staff.ts'
import type { Page } from '../support/visit.ts'

const list = '/settings/shipping'
const said = ({ document }: Page) => document.one('[role="status"]').text

test('a place for pickup is added, changed and deleted, and a refused form keeps its values', async () => {
	const { company } = await ownShop()
	const { staff } = await signInAs(await newStaff('manager', company))
	const settings = await staff.open(list)
	expect(await htmlErrorsOf(settings.body)).toEqual([])
	const add = settings.document.one('main a[href="/settings/shipping/pickup/new"]')
	const blank = await staff.open(add.attribute('href') ?? '')
	expect(await htmlErrorsOf(blank.body)).toEqual([])
	const typed = { name: 'Gerai Braga', address: 'Braga', hours0: 'pagi' }
	const wrong = await staff.submit(blank, formWith(blank.document, '#name'), typed)
	expect(wrong.status).toBe(422)
	for (const field of ['address', 'hours0']) {
		expect(wrong.document.one(`#${field}`).attribute('aria-invalid')).toBe('true')
	}
	expect(wrong.document.one('#name').attribute('value')).toBe('Gerai Braga')
	expect(wrong.document.one('#hours0').attribute('value')).toBe('pagi')
	expect(await htmlErrorsOf(wrong.body)).toEqual([])
	const added = await staff.submit(wrong, formWith(wrong.document, '#name'), {
		address: 'Jl. Braga 5, Bandung',
		hours0: '08.00–17.00',
	})
	expect([added.url.pathname, said(added)]).toEqual([list, 'Tempat ambil sudah disimpan.'])

	const link = () => added.document.one('main li a[href^="/settings/shipping/pickup/"]')
	const place = await staff.open(link().attribute('href') ?? '')
	expect(place.document.one('#hours0').attribute('value')).toBe('08.00–17.00')
	const changed = await staff.submit(place, formWith(place.document, '#name'), {
		name: 'Gerai Asia Afrika',
	})
	expect(changed.document.one('main').text).toContain('Gerai Asia Afrika')

	const ask = await staff.open(
		place.document.one('main a[href$="/delete"]').attribute('href') ?? '',
	)
	expect(ask.document.one('h1').text).toBe('Hapus Gerai Asia Afrika?')
	expect(await htmlErrorsOf(ask.body)).toEqual([])
	const deleted = await staff.submit(ask, ask.document.one('main form'))
	expect([deleted.url.pathname, said(deleted)]).toEqual([list, 'Tempat ambil sudah dihapus.'])
	expect(deleted.document.one('main').text).not.toContain('Gerai Asia Afrika')
	expect((await staff.get(place.url.pathname)).status).toBe(404)
})

test('places of another shop are missing', async () => {
	const [own, other] = [await ownShop(), await ownShop()]
	const { staff } = await signInAs(await newStaff('manager', own.company))
	const form = await staff.open('/settings/shipping/pickup/new')
	const added = await staff.submit(form, formWith(form.document, '#name'), {
		name: 'Gerai Braga',
		address: 'Jl. Braga 5, Bandung',
	})
	const place = added.document.one('main li a[href^="/settings/shipping/pickup/"]')
	const stranger = (await signInAs(await newStaff('manager', other.company))).staff
	for (const path of ['', '/delete']) {
		const address = `${place.attribute('href') ?? ''}${path}`
		expect((await staff.get(address)).status).toBe(200)
		expect((await stranger.get(address)).status).toBe(404)
	}
})
