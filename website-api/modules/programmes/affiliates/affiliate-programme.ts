import type { OrderProgramme } from '#website-api/modules/sales/programmes.ts'
import {
	promiseCommission,
	reverseCommission,
	reverseForUnits,
	settleCommission,
} from './commission.command.ts'
import { codeForOrder } from './referral.queries.ts'

/** Affiliates: a commission for the customer whose link referred the buyer. */
export const affiliateProgramme: OrderProgramme = {
	attribute: async (tx, buyer, request) => ({
		affiliateCode: await codeForOrder(tx, buyer, request.affiliate),
	}),
	paid: promiseCommission,
	completed: settleCommission,
	cancelled: reverseCommission,
	refunded: reverseForUnits,
}
