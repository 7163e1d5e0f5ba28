import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { shopAddress } from '#tests/support/shop-address.ts'
import type { StaffAccount } from '#tests/support/staff-account.ts'
import { formWith, type FormValues } from './form.ts'
import type { Page, Visit } from './visit.ts'
import { visitAt } from './visit.ts'

const Mail = z.object({ to: z.string(), text: z.string() })

/** A visit to the admin, like a browser without script. */
export const adminVisit = (headers: [string, string][] = []) =>
	visitAt(shopAddress().adminOrigin, headers)

/** Signs in with the form, in a new browser. */
export async function signInAs({ email, password }: StaffAccount) {
	const staff = adminVisit()
	const page = await staff.open('/sign-in')
	const home = await staff.submit(page, formWith(page.document, '#email'), { email, password })
	return { staff, home }
}

/** Presses a button of a page by its value, with these fields of its form, in which it need not stand. */
export function press(staff: Visit, page: Page, value: string, fields: FormValues = {}) {
	const selector = `button[value="${value}"]`
	const button = page.document.one(selector)
	const id = button.attribute('form')
	const form =
		id === undefined ? formWith(page.document, selector) : page.document.one(`form[id="${id}"]`)
	return staff.submit(page, form, fields, button)
}

/** The page of the admin that a mail to this address links to. */
export async function mailedPage(email: string, page: string): Promise<string> {
	const folder = path.join(shopAddress().data, 'mailbox')
	const found = await vi.waitFor(
		async () => {
			const files = (await readdir(folder)).filter((name) => name.endsWith('.json'))
			const mails = await Promise.all(
				files.map(async (name) =>
					Mail.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
				),
			)
			const links = mails
				.filter(({ to }) => to === email)
				.flatMap(({ text }) => text.match(/https?:\S+/g) ?? [])
			const link = links.find((one) => new URL(one).pathname === page)
			expect(link).toBeDefined()
			return link ?? ''
		},
		{ timeout: 150_000, interval: 250 },
	)
	const { pathname, search } = new URL(found)
	return pathname + search
}
