import type { Page } from '@playwright/test'
import { sendForm } from './support/account-form.ts'
import { choose, openHeading, putInCart, submitStep } from './support/checkout.ts'
import { newCustomer } from './support/customer.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
	{ lang: 'id', prefix: '' },
	{ lang: 'en', prefix: '/en' },
] as const

async function addAddress(page: Page, label: string, district: string) {
	await page.locator('main a[href$="/profile/address/new"]').click()
	await page.locator('#district-search').fill(district)
	await page.waitForLoadState()
	await page.locator('form:has(#district-search) button').click()
	await choose(page.locator('input[type="radio"][name="district"]').first())
	await page.locator('form:has(input[type="radio"][name="district"]) button').click()
	await page.locator('#place-label').fill(label)
	await page.locator('#place-village').selectOption({ index: 1 })
	await page.locator('#place-postcode').fill('12110')
	await page.locator('#place-street').fill(`Jalan ${label} No. 12, RT 03/RW 05`)
	await sendForm(page, '#place')
}

for (const { lang, prefix } of languages) {
	test(`[RT-38] addresses are kept, changed, made the main one and deleted, in ${lang}`, async ({
		page,
		at: on,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`)
		await newCustomer(page, on(`${prefix || '/'}`).replace(/\/$/, ''))
		await page.goto(at('/profile/address'))
		await expect(page.locator('main .empty')).toBeVisible()
		await addAddress(page, 'Rumah', 'Kebayoran Baru')
		await expect(page).toHaveURL(at('/profile/address'))
		await expect(page.locator('main li.box h2')).toHaveText(['Rumah'])
		await addAddress(page, 'Kantor', 'Coblong')
		await expect(page.locator('main li.box h2')).toHaveText(['Rumah', 'Kantor'])

		await page.locator('main form[action$="/main"] button').click()
		await expect(page.locator('main li.box h2')).toHaveText(['Kantor', 'Rumah'])
		await page.locator('main li.box a').first().click()
		await page.locator('#place-label').fill('')
		await page.locator('#place-village').selectOption({ index: 0 })
		await page.locator('#place-street').fill('pendek')
		await sendForm(page, '#place')
		const faults = page.locator('#place [role="alert"] a')
		await expect(faults).toHaveCount(3)
		expect(await faults.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
			'#place-label',
			'#place-village',
			'#place-street',
		])
		await expect(page.locator('#place-street')).toHaveValue('pendek')
		await page.locator('#place-label').fill('Studio')
		await page.locator('#place-village').selectOption({ index: 1 })
		await page.locator('#place-street').fill('Jalan Dago No. 7, lantai dua')
		await sendForm(page, '#place')
		await expect(page.locator('main li.box h2')).toHaveText(['Studio', 'Rumah'])

		await putInCart(page, at('/products?stock=1&sort=best-selling'))
		await page.goto(at('/order/checkout'))
		await expect(page.locator('[data-state="done"]')).toHaveCount(2)
		await expect(page.locator('main')).toContainText('Jalan Dago No. 7')
		await page.locator('main a[href*="step=address"]').first().click()
		await choose(page.locator('input[name="saved"]').nth(1))
		await submitStep(page, 'saved')
		await expect(openHeading(page)).toHaveId('step-courier')
		await expect(page.locator('main')).toContainText('Jalan Rumah No. 12')

		await page.goto(at('/profile/address'))
		await page.locator('main a[href$="/removal"]').first().click()
		await sendForm(page, 'main form[action$="/removal"]')
		await expect(page.locator('main li.box h2')).toHaveText(['Rumah'])
	})

	test(`[RT-35] bank accounts are kept with the password, and shown but for their end, in ${lang}`, async ({
		page,
		at: on,
	}) => {
		const at = (path: `/${string}`) => on(`${prefix}${path}`)
		const { password } = await newCustomer(page, on(`${prefix || '/'}`).replace(/\/$/, ''))
		await page.goto(at('/profile/bank'))
		await page.locator('main a[href$="/profile/bank/new"]').click()
		await sendForm(page, '#account')
		await expect(page.locator('#account [role="alert"] a')).toHaveCount(3)
		await page.locator('#account-bank').selectOption('BCA')
		await page.locator('#account-number').fill('0012 345-678')
		await page.locator('#account-holder').fill('Sekar Ayu')
		await page.locator('#account-password').fill('bukan ini')
		await sendForm(page, '#account')
		await expect(page.locator('#account-password')).toHaveAttribute('aria-invalid', 'true')
		expect(await page.content()).not.toContain('bukan ini')
		await page.locator('#account-password').fill(password)
		await sendForm(page, '#account')
		await expect(page).toHaveURL(at('/profile/bank'))
		await expect(page.locator('main li.box')).toContainText('•••••5678')
		expect(await page.content()).not.toContain('0012345678')

		await page.locator('main li.box a').first().click()
		await expect(page.locator('#account-number')).toHaveValue('')
		await page.locator('#account-bank').selectOption('MANDIRI')
		await page.locator('#account-number').fill('1370012345678')
		await page.locator('#account-password').fill(password)
		await sendForm(page, '#account')
		await expect(page.locator('main li.box h2')).toHaveText(['Bank Mandiri'])
		await page.locator('main a[href$="/removal"]').click()
		await sendForm(page, 'main form[action$="/removal"]')
		await expect(page.locator('main .empty')).toBeVisible()
	})
}
