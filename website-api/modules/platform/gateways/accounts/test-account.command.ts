import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PaymentProvider } from '#contract/online-method.ts'
import type { Database } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Gateways } from '../gateway-of.ts'
import { type Attempt, GatewayFailure, type PaymentGateway } from '../payment-gateway.ts'
import { isAccount, paymentAccount } from './payment-account.table.ts'
import { testReference } from './test-reference.ts'

const usualAmount = 10_000
const minutes = 10

export type TestedAccount = {
	companyId: number
	provider: PaymentProvider
	/** Of the shop. */
	name: string
	notificationUrl: string
	now: Date
}

/**
 * Opens a payment at the provider that nobody is asked to pay, asks for it and ends it. Whether the keys are accepted, in
 * the provider's words. 404 PAYMENT_ACCOUNT_NOT_FOUND, 409 PAYMENT_METHOD_NEEDED, 422 PAYMENT_KEYS_MISSING.
 */
export async function testAccount(
	db: Database,
	gateways: Gateways,
	tested: TestedAccount,
): Promise<{ isAccepted: boolean; said: string }> {
	const { companyId, provider } = tested
	const key = { companyId, provider }
	const [account] = await db.select().from(paymentAccount).where(isAccount(key))
	if (!account) throw new Problem(404, 'PAYMENT_ACCOUNT_NOT_FOUND')
	const [method] = account.methods
	if (!method) throw new Problem(409, 'PAYMENT_METHOD_NEEDED')
	const gateway = await gateways.evenAway(companyId, provider)
	if (!gateway) throw new Problem(422, 'PAYMENT_KEYS_MISSING')
	const attempt: Attempt = {
		reference: testReference(randomUUID()),
		method,
		amount: Math.max(usualAmount, gateway.terms[method].min),
		expiresAt: new Date(tested.now.getTime() + minutes * 60_000),
		buyer: { name: tested.name, email: null, phone: null },
		description: tested.name,
		returnUrl: new URL('/', tested.notificationUrl).href,
		notifyUrl: tested.notificationUrl,
	}
	const tried = await tryGateway(gateway, attempt)
	if (tried.isAccepted) {
		await db
			.update(paymentAccount)
			.set({ testedAt: sql`now()` })
			.where(isAccount(key))
	}
	return tried
}

async function tryGateway(gateway: PaymentGateway, attempt: Attempt) {
	try {
		const { providerId } = await gateway.open(attempt)
		const known = { ...attempt, providerId }
		await gateway.ask(known)
		const { said } = await gateway.end(known)
		return { isAccepted: true, said }
	} catch (error) {
		if (!(error instanceof GatewayFailure)) throw error
		return { isAccepted: false, said: error.message.slice(0, 500) }
	}
}
