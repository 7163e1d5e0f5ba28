import type { PaymentGateway } from '../payment-gateway.ts'
import type { GatewayProvider } from './attempt.table.ts'

/** The gateway of a company's account with a provider; undefined: it has none. */
export type GatewayOf = (
	companyId: number,
	provider: GatewayProvider,
) => Promise<PaymentGateway | undefined>

/** The gateway of an attempt. @throws Error if the company has no account with its provider any more */
export async function requireGateway(
	gatewayOf: GatewayOf,
	{ companyId, provider }: { companyId: number; provider: GatewayProvider },
): Promise<PaymentGateway> {
	const gateway = await gatewayOf(companyId, provider)
	if (!gateway) throw new Error(`Company ${companyId} has no account with ${provider}.`)
	return gateway
}
