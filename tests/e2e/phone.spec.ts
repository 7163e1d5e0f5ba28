import { expect, test } from './support/fixtures.ts'

test('[NT-03, BC-11] the countries of a phone number open, close and are found by keyboard', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	await page.setViewportSize({ width: 360, height: 800 })
	await page.goto(at('/order/look-up'))
	if (javaScriptEnabled === false) {
		const select = page.locator('select#look-up-phone-country')
		await expect(select).toHaveValue('ID')
		await select.selectOption({ label: 'Jepang +81' })
		await expect(select).toHaveValue('JP')
		return
	}
	const country = page.locator('div[role="combobox"]')
	const list = page.getByRole('listbox', { name: 'Negara' })
	const chosen = page.locator('[name="phoneCountry"]')
	await expect(country).toHaveText('Indonesia +62')
	await country.focus()
	await page.keyboard.press('ArrowDown')
	await expect(list).toBeVisible()
	await expect(country).toHaveAttribute('aria-expanded', 'true')
	await page.keyboard.press('Escape')
	await expect(list).toBeHidden()

	await page.keyboard.press('Enter')
	await page.keyboard.type('sing')
	await expect(list.locator('.on')).toContainText('Singapura')
	await page.keyboard.press('Enter')
	await expect(list).toBeHidden()
	await expect(chosen).toHaveValue('SG')
	await expect(country).toHaveText('Singapura +65')

	await country.click()
	await list.getByRole('option', { name: 'Malaysia' }).click()
	await expect(chosen).toHaveValue('MY')
	await country.click()
	await page.locator('h1').click()
	await expect(list).toBeHidden()
})

test('[BC-11] the countries open above where there are under 200 px below', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	await page.goto(at('/order/look-up'))
	if (javaScriptEnabled === false) return
	const country = page.locator('div[role="combobox"]')
	const list = page.getByRole('listbox', { name: 'Negara' })
	for (const [below, isAbove] of [
		[150, true],
		[320, false],
	] as const) {
		const bottom = await country.evaluate(
			(box) => box.getBoundingClientRect().bottom + window.scrollY,
		)
		await page.setViewportSize({ width: 700, height: Math.round(bottom) + below })
		await page.evaluate(() => window.scrollTo(0, 0))
		await country.click()
		const [button, opened] = [await country.boundingBox(), await list.boundingBox()]
		expect(opened!.y < button!.y).toBe(isAbove)
		await page.keyboard.press('Escape')
	}
})

test('[VA-06] only what a phone number has can be typed', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	await page.goto(at('/order/look-up'))
	if (javaScriptEnabled !== false) {
		await expect(page.locator('div[role="combobox"]')).toBeVisible()
	}
	await page.locator('#look-up-phone').pressSequentially('HP(021) 555-1234 +x.')
	await expect(page.locator('#look-up-phone')).toHaveValue(
		javaScriptEnabled === false ? 'HP(021) 555-1234 +x.' : '(021) 555-1234 +',
	)
})

test('[VA-08] a number that its country does not have is refused in the page’s own words and kept', async ({
	page,
	at,
	javaScriptEnabled,
}) => {
	await page.goto(at('/order/look-up'))
	await page.locator('#look-up-number').fill('LPK-1')
	if (javaScriptEnabled === false) {
		await page.locator('#look-up-phone-country').selectOption('SG')
	} else {
		await page.locator('div[role="combobox"]').focus()
		await page.keyboard.type('singap')
		await page.keyboard.press('Enter')
	}
	await page.locator('#look-up-phone').fill('1')
	await page.locator('form:has(#look-up-phone) button').click()
	await expect(page.locator('#look-up-phone-error')).toContainText('Ini belum seperti nomor HP')
	await expect(page.locator('#look-up-phone')).toHaveValue('1')
	await expect(page.locator('[name="phoneCountry"]')).toHaveValue('SG')
})

test('[VA-10] an extension can be typed', async ({ page, at, javaScriptEnabled }) => {
	await page.goto(at('/order/look-up'))
	if (javaScriptEnabled !== false) {
		await expect(page.locator('div[role="combobox"]')).toBeVisible()
	}
	const box = page.locator('#look-up-phone')
	for (const text of ['0812-3456-7890 ext. 12', '(021) 555-1234;ext=7', '021 555 1234 #88']) {
		await box.fill('')
		await box.pressSequentially(text)
		await expect(box).toHaveValue(text)
	}
})
