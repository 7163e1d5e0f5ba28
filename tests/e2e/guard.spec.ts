import { expect, test } from './support/fixtures.ts'

test('a form far above the size limit shows the shop’s error page instead of a lost connection', async ({
	page,
	at,
}) => {
	await page.goto(at('/products'))
	await page.evaluate((action) => {
		const form = document.createElement('form')
		const text = document.createElement('input')
		form.method = 'post'
		form.action = action
		text.type = 'hidden'
		text.name = 'note'
		text.value = 'x'.repeat(12 * 1024 * 1024)
		form.append(text)
		document.body.append(form)
		form.submit()
	}, at('/Cart'))
	await expect(page.locator('h1')).toHaveText('Ukurannya terlalu besar')
	await page.getByRole('link', { name: 'Buka lagi halamannya' }).waitFor()
})
