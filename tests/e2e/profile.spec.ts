import type { Page } from '@playwright/test'
import { sendForm } from './support/account-form.ts'
import { choose, option, putInCart, stepOf, submitStep } from './support/checkout.ts'
import { firstOf, plainForm } from './support/crossing.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'
import { textsOf, textsOnPage } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{ language: 'id', prefix: '' },
	{ language: 'en', prefix: '/en' },
] as const

const field = (page: Page, key: string) =>
	page.locator('main').getByLabel(textsOnPage(page)(key), { exact: true })

async function addAddress(page: Page, label: string, district: string) {
	const t = textsOnPage(page)
	const main = page.locator('main')
	await main.getByRole('link', { name: t('address:add') }).click()
	const search = main.getByRole('search')
	await search.getByRole('searchbox').fill(district)
	await page.waitForLoadState()
	await search.getByRole('button', { name: t('checkout:district.submit'), exact: true }).click()
	await choose(search.getByRole('radio').first())
	await search.getByRole('button', { name: t('checkout:district.choose') }).click()
	await field(page, 'address:label.label').fill(label)
	await field(page, 'checkout:address.village.label').selectOption({ index: 1 })
	await field(page, 'checkout:address.postcode.label').fill('12110')
	await field(page, 'checkout:address.street.label').fill(`Jalan ${label} No. 12, RT 03/RW 05`)
	await sendForm(page, t('address:save'))
}

for (const { language, prefix } of firstOf(languages)) {
	test(
		`[RT-38] adds, edits and deletes addresses and sets the main one, in ${language}`,
		plainForm,
		async ({ page, at: on }) => {
			const t = textsOf(language)
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			const main = page.locator('main')
			const names = main.getByRole('listitem').getByRole('heading', { level: 2 })
			await newCustomer(page, on(`${prefix || '/'}`).replace(/\/$/, ''))
			await page.goto(at('/profile/address'))
			await expect(page.getByText(t('address:none.title'))).toBeVisible()
			await addAddress(page, 'Rumah', 'Kebayoran Baru')
			await expect(page).toHaveURL(at('/profile/address'))
			await expect(names).toHaveText(['Rumah'])
			await addAddress(page, 'Kantor', 'Coblong')
			await expect(names).toHaveText(['Rumah', 'Kantor'])

			const makeMain = t('address:makeMainNamed', { label: 'Kantor' })
			await page.getByRole('button', { name: makeMain }).click()
			await expect(names).toHaveText(['Kantor', 'Rumah'])
			await page.getByRole('link', { name: t('address:changeNamed', { label: 'Kantor' }) }).click()
			const [label, village, street] = [
				field(page, 'address:label.label'),
				field(page, 'checkout:address.village.label'),
				field(page, 'checkout:address.street.label'),
			]
			await label.fill('')
			await village.selectOption({ index: 0 })
			await street.fill('pendek')
			await sendForm(page, t('address:save'))
			const errorLinks = main.getByRole('alert').getByRole('link')
			await expect(errorLinks).toHaveCount(3)
			for (const [place, wrong] of [label, village, street].entries()) {
				await expect(errorLinks.nth(place)).toHaveAttribute(
					'href',
					`#${await wrong.getAttribute('id')}`,
				)
			}
			await expect(street).toHaveValue('pendek')
			await label.fill('Studio')
			await village.selectOption({ index: 1 })
			await street.fill('Jalan Dago No. 7, lantai dua')
			await sendForm(page, t('address:save'))
			await expect(names).toHaveText(['Studio', 'Rumah'])

			await putInCart(page, at('/products?stock=1&sort=best-selling'))
			await page.goto(at('/order/checkout'))
			await expect(page.locator('[data-state="done"]')).toHaveCount(2)
			await expect(main).toContainText('Jalan Dago No. 7')
			const change = t('checkout:editOf', { section: t('checkout:address.title') })
			await page.getByRole('link', { name: change }).click()
			await choose(option(page, 'address', /^Rumah/))
			await submitStep(page, 'saved-address')
			await expect(stepOf(page, 'delivery')).toHaveAttribute('data-state', 'open')
			await expect(main).toContainText('Jalan Rumah No. 12')

			await page.goto(at('/profile/address'))
			await page.getByRole('link', { name: t('address:removeNamed', { label: 'Studio' }) }).click()
			await sendForm(page, t('address:removal.submit'))
			await expect(names).toHaveText(['Rumah'])
		},
	)
}

for (const { language, prefix } of firstOf(languages)) {
	test(
		`[RT-35] adding bank accounts requires the password, and their numbers are masked, in ${language}`,
		plainForm,
		async ({ page, at: on }) => {
			const t = textsOf(language)
			const at = (path: `/${string}`) => on(`${prefix}${path}`)
			const main = page.locator('main')
			const items = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
			const { password } = await newCustomer(page, on(`${prefix || '/'}`).replace(/\/$/, ''))
			await page.goto(at('/profile/bank'))
			await main.getByRole('link', { name: t('bank:add') }).click()
			await sendForm(page, t('bank:save'))
			await expect(main.getByRole('alert').getByRole('link')).toHaveCount(3)
			await field(page, 'bank:bank.label').selectOption('BCA')
			await field(page, 'bank:number.label').fill('0012 345-678')
			await field(page, 'bank:holder.label').fill('Sekar Ayu')
			await field(page, 'bank:password.label').fill('bukan ini')
			await sendForm(page, t('bank:save'))
			await expect(field(page, 'bank:password.label')).toHaveAttribute('aria-invalid', 'true')
			expect(await page.content()).not.toContain('bukan ini')
			await field(page, 'bank:password.label').fill(password)
			await sendForm(page, t('bank:save'))
			await expect(page).toHaveURL(at('/profile/bank'))
			await expect(items).toContainText('•••••5678')
			expect(await page.content()).not.toContain('0012345678')

			const named = { bank: 'BCA', end: '5678' }
			await page.getByRole('link', { name: t('bank:changeNamed', named) }).click()
			await expect(field(page, 'bank:number.label')).toHaveValue('')
			await field(page, 'bank:bank.label').selectOption('MANDIRI')
			await field(page, 'bank:number.label').fill('1370012345678')
			await field(page, 'bank:password.label').fill(password)
			await sendForm(page, t('bank:save'))
			await expect(items.getByRole('heading')).toHaveText(['Bank Mandiri'])
			const mandiri = { bank: 'Bank Mandiri', end: '5678' }
			await page.getByRole('link', { name: t('bank:removeNamed', mandiri) }).click()
			await sendForm(page, t('bank:removal.submit'))
			await expect(page.getByText(t('bank:none.title'))).toBeVisible()
		},
	)
}
