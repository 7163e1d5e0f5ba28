import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { register as registerCustomer } from '#contract/auth.ts'
import { etalase } from '#tests/support/etalase.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import { callApi } from './website-api.ts'
import { textsOnPage } from './texts.ts'

export type Person = { name: string; email: string; phone: string; password: string }
/** A person with the host of their shop and the bearer token for calls of the website API. */
export type Customer = Person & { host: string; token: string }

/** A person without an account. */
export function newPerson(): Person {
	const number = String(randomInt(1e8)).padStart(8, '0')
	return {
		name: 'Sekar Ayu',
		email: `sekar.${number}@contoh.id`,
		phone: `0812${number}`,
		password: `rumah pohon ${number}`,
	}
}

/** Fills in and submits the open form of /auth/register. */
export async function register(page: Page, person: Person) {
	const t = textsOnPage(page)
	const field = (name: string) => page.getByLabel(t(`auth:${name}`), { exact: true })
	await field('name.label').fill(person.name)
	await field('email.label').fill(person.email)
	await field('phone.label').fill(person.phone)
	await field('password.new').fill(person.password)
	await page.locator('main').getByRole('checkbox').check()
	await page.getByRole('button', { name: t('auth:register.submit'), exact: true }).click()
}

/** Fills in and submits the open form of /auth/login. */
export async function signIn(page: Page, login: string, password: string) {
	const t = textsOnPage(page)
	const main = page.locator('main')
	await main.getByLabel(t('auth:login.label'), { exact: true }).fill(login)
	await main.getByLabel(t('auth:password.label'), { exact: true }).fill(password)
	await main.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
}

/** Signs out on the page that asks for confirmation. */
export async function signOut(page: Page) {
	const t = textsOnPage(page)
	await page
		.locator('main form')
		.filter({ hasNot: page.getByRole('listitem') })
		.getByRole('button', { name: t('auth:logout.submit'), exact: true })
		.click()
}

/**
 * Registers a new customer through the website API and signs in the page's browser without navigating. @param origin
 * of the shop; with /en the customer uses English
 */
export async function newCustomer(page: Page, origin: string): Promise<Customer> {
	const { hostname: host, pathname } = new URL(origin)
	const person = newPerson()
	const { data } = await callApi(
		registerCustomer.answer,
		{
			method: 'POST',
			path: '/auth/register',
			language: pathname === '/en' ? 'en' : 'id',
			body: {
				CUSTOMER_NAME: person.name,
				CUSTOMER_EMAIL: person.email,
				CUSTOMER_PHONE: person.phone,
				PASSWORD: person.password,
				IS_AGREED: true,
			},
		},
		host,
	)
	await enter(page, host, person)
	return { ...person, host, token: data.TOKEN }
}

/** Signs in without opening the form: sets the response's cookies in the browser. */
async function enter(page: Page, host: string, { email, password }: Person) {
	const { origin, post } = visitorOf(host)
	const { status, headers } = await post('/auth/login', { login: email, password })
	if (status !== 303) throw new Error(`Signing in answered ${status}.`)
	const cookies = headers.getSetCookie().map((line) => {
		const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
		return { name, value, url: origin, httpOnly: /; *httponly/i.test(line) }
	})
	await page.context().addCookies(cookies)
}

const Mails = z.array(z.object({ subject: z.string(), text: z.string(), html: z.string() }))

/** The address with this path in the newest mail to an email address, as listed by the CLI. */
export async function mailedAddress(to: string, path: string): Promise<string> {
	for (let attempt = 0; attempt < 300; attempt += 1) {
		const mails = Mails.parse(
			JSON.parse((await etalase('mail', 'list', '--to', to, '--json')) || '[]'),
		)
		for (const { text } of mails) {
			const found = text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(path))
			if (found) return found
		}
		await pause(200)
	}
	throw new Error(`No mail to ${to} leads to ${path}.`)
}
