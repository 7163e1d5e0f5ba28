import { OrderRequest } from '#contract/order-request.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { requireCustomerPhone } from '#website-api/modules/platform/identity/customer.queries.ts'
import type { OrderProgramme } from '#website-api/modules/sales/programmes.ts'
import { agentPricing } from './agent-price.queries.ts'
import {
	clearAgentCommission,
	earnAgentCommission,
	reverseAgentCommission,
	undoAgentCommission,
} from './commission.command.ts'
import { findOwnAgent } from './own-agent.queries.ts'
import { sellerOf } from './seller-of.queries.ts'

type Buyer = { companyId: number; customerId: string | null }

/** Agents: reduced prices, dropshipping, and commissions for the seller and the agents above. */
export const agentProgramme: OrderProgramme = {
	unitPrice: agentPricing,
	canDropship: isAgent,
	attribute: async (tx, buyer, request) => ({
		...(await dropshipOf(tx, buyer, request)),
		agentCode: await sellerOf(tx, buyer.companyId, request.agent, buyer.customerId),
	}),
	paid: earnAgentCommission,
	completed: clearAgentCommission,
	cancelled: undoAgentCommission,
	refunded: reverseAgentCommission,
}

async function isAgent(db: Queryable, { companyId, customerId }: Buyer): Promise<boolean> {
	if (customerId === null) return false
	return (await findOwnAgent(db, { companyId, customerId })) !== undefined
}

async function dropshipOf(db: Queryable, buyer: Buyer, { sender }: OrderRequest) {
	if (sender === undefined) return {}
	if (!(await isAgent(db, buyer)))
		throw fieldProblem(OrderRequest, 'sender', { message: 'DROPSHIP_FOR_AGENTS' })
	return {
		dropshipName: sender.name,
		dropshipPhone: requireCustomerPhone(sender.phone, 'DROPSHIP'),
	}
}
