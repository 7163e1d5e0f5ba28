import type { TinyApi } from '#tests/support/tiny-api.ts'
import { signTicket } from '#website-api/modules/customers/google/registration-ticket.ts'
import { alike, type Probe, write } from './probe.ts'

/** Requests to the endpoints around the account for an account of the first shop, by method and path. */
export async function accountProbes({ call, secret }: TinyApi): Promise<Record<string, Probe[]>> {
	const account = { CUSTOMER_EMAIL: 'pemilik@example.com', PASSWORD: 'melon biru di rak' }
	await call('/auth/register', {
		body: {
			...account,
			CUSTOMER_NAME: 'Sari Pemilik',
			CUSTOMER_PHONE: '0812000777',
			IS_AGREED: true,
		},
	})

	return {
		'POST /auth/register': alike([
			write(
				{ ...account, CUSTOMER_NAME: 'Wati', CUSTOMER_PHONE: '0812000778', IS_AGREED: true },
				/ACCOUNT_EXISTS/,
			),
		]),
		'POST /auth/login': [
			write({ LOGIN: '0812000777', PASSWORD: account.PASSWORD }, /Sari Pemilik/),
		],
		'POST /customer/email-confirmation': alike([write({ CONFIRM_TOKEN: 'none' }, /LINK_USED/)]),
		'POST /auth/google': alike([
			write({ ID_TOKEN: 'x', NONCE: 'x'.repeat(16) }, /GOOGLE_NOT_CONFIGURED/),
		]),
		'POST /auth/google/registration': [
			write(
				{
					REGISTRATION_TICKET: await signTicket(
						{ companyId: 1, secret, clock: () => new Date() },
						{ subject: '1', email: 'gita@example.com', name: 'Gita' },
					),
					CUSTOMER_NAME: 'Gita Pemilik',
					CUSTOMER_PHONE: '0812000779',
					IS_AGREED: true,
				},
				/Gita Pemilik/,
			),
		],
		'POST /auth/password-reset': alike([
			write({ CUSTOMER_EMAIL: account.CUSTOMER_EMAIL }, /IS_DONE/),
		]),
		'POST /auth/sign-in-link': alike([
			write({ CUSTOMER_EMAIL: account.CUSTOMER_EMAIL }, /IS_DONE/),
		]),
		'POST /auth/sign-in-link/confirm': alike([write({ SIGN_IN_TOKEN: 'none' }, /LINK_USED/)]),
		'POST /auth/password-reset/look-up': alike([write({ RESET_TOKEN: 'none' }, /LINK_USED/)]),
		'POST /auth/password-reset/confirm': alike([
			write({ RESET_TOKEN: 'none', PASSWORD: account.PASSWORD }, /LINK_USED/),
		]),
	}
}
