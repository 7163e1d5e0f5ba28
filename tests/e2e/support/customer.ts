import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { runCli } from '#tests/support/run-cli.ts'
import { shopAddress } from '#tests/support/shop-address.ts'

export type Person = { name: string; email: string; phone: string; password: string }

/** Someone no shop knows yet. */
export function somebody(): Person {
	const number = String(randomInt(1e8)).padStart(8, '0')
	return {
		name: 'Sekar Ayu',
		email: `sekar.${number}@contoh.id`,
		phone: `0812${number}`,
		password: `rumah pohon ${number}`,
	}
}

/** Fills in and sends the form of /auth/register that is open. */
export async function register(page: Page, person: Person) {
	await page.locator('#register-name').fill(person.name)
	await page.locator('#register-email').fill(person.email)
	await page.locator('#register-phone').fill(person.phone)
	await page.locator('#register-password').fill(person.password)
	await page.locator('#register-agree').check()
	await page.locator('#register button').last().click()
}

/** Fills in and sends the form of /auth/login that is open. */
export async function signIn(page: Page, login: string, password: string) {
	await page.locator('#login-login').fill(login)
	await page.locator('#login-password').fill(password)
	await page.locator('#login button').click()
}

/** A new customer, signed in on this page. @param origin of the shop */
export async function newCustomer(page: Page, origin: string): Promise<Person> {
	const person = somebody()
	await page.goto(`${origin}/auth/register`)
	await register(page, person)
	await expect(page).toHaveURL(`${origin}/profile`)
	return person
}

const Mails = z.array(z.object({ subject: z.string(), text: z.string(), html: z.string() }))

/** The newest mail to an address that has such an address in it, as the CLI lists it. */
export async function mailedAddress(to: string, path: string): Promise<string> {
	for (let tries = 0; tries < 60; tries += 1) {
		const { out } = await runCli(['mail', 'list', '--to', to, '--json'], {
			ETALASE_DATA: shopAddress().data,
		})
		const mails = Mails.parse(JSON.parse(out || '[]'))
		for (const { text } of mails) {
			const found = text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(path))
			if (found) return found
		}
		await pause(1_000)
	}
	throw new Error(`No mail to ${to} leads to ${path}.`)
}
