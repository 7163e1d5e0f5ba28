import { register, VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import type { TinyApi, TinyShop } from './tiny-api.ts'

export const tinyPassword = 'melon biru di rak'
let made = 0

/** Registers a new customer of a tiny shop; `headers` authenticate them. */
export async function tinyCustomer(tiny: TinyApi, shop: TinyShop = 'sandang') {
	const number = ++made
	const body = {
		CUSTOMER_NAME: `Pelanggan ${number}`,
		CUSTOMER_EMAIL: `pelanggan${number}@contoh.id`,
		CUSTOMER_PHONE: `0812${1_000_000 + number}`,
		PASSWORD: tinyPassword,
		IS_AGREED: true,
	}
	// Registrations per network are limited.
	const headers = { [VISITOR_ADDRESS_HEADER]: `198.51.${number >> 8}.${number & 255}` }
	const answer = await tiny.call('/auth/register', { shop, body, headers })
	const { data } = register.answer.parse(await answer.json())
	return { ...data, headers: { authorization: `Bearer ${data.TOKEN}` } }
}
