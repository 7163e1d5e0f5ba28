import type { Context } from 'hono'
import type { QuoteRequest } from '#contract/quote.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { deviceDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { writtenAddress } from './written-address.ts'

/** What is known so far of a shopper whom limits per customer count. */
export function quoteShopper(c: Pick<Context<AppEnv>, 'req' | 'var'>, choices: QuoteRequest) {
	return {
		phone: choices.phone,
		email: choices.email,
		device: deviceDigest(c),
		address: writtenAddress(choices),
	}
}
