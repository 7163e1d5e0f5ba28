import type { PayoutGatewayOf } from './payouts/company-payouts.queries.ts'
import type { PaymentProvider } from '#contract/online-method.ts'
import type { OfferedOnline } from './accounts/online-methods.queries.ts'
import { GatewayFailure, type PaymentGateway } from './payment-gateway.ts'

/** The gateway of a company's account with a provider; undefined: it has none. */
export type GatewayOf = (
	companyId: number,
	provider: PaymentProvider,
) => Promise<PaymentGateway | undefined>

/** The gateways of all companies. */
export type Gateways = {
	of: GatewayOf
	/** The same, called also while its provider is away: to see whether it answers. */
	evenAway: GatewayOf
	/** How companies pay out through their providers. */
	payouts: PayoutGatewayOf
	/** Whether this installation has a simulated provider. */
	hasSimulation: boolean
	/** The ways to pay online that a company offers now. */
	offered: (companyId: number) => Promise<OfferedOnline[]>
}

/** The gateway of an attempt. @throws GatewayFailure KEY if the company has no account with its provider any more */
export async function requireGateway(
	gatewayOf: GatewayOf,
	{ companyId, provider }: { companyId: number; provider: PaymentProvider },
): Promise<PaymentGateway> {
	const gateway = await gatewayOf(companyId, provider)
	if (!gateway) throw new GatewayFailure('KEY', `No account with ${provider}.`)
	return gateway
}
