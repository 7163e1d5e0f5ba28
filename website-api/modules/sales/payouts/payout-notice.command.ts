import { and, eq, or } from 'drizzle-orm'
import { z } from 'zod'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#contract/online-method.ts'
import type { Database } from '#website-api/db/database.ts'
import type { PayoutGatewayOf } from '#website-api/modules/platform/gateways/payouts/company-payouts.queries.ts'
import { noteHeard } from '#website-api/modules/platform/gateways/accounts/note-call.command.ts'
import { payoutAccount } from '#website-api/modules/platform/gateways/payouts/payout-account.table.ts'
import { readJsonBytes } from '#website-api/modules/platform/gateways/read-json-bytes.ts'
import { storeMessage } from '#website-api/modules/platform/provider-messages/store-message.command.ts'
import { workOnMessages } from '#website-api/modules/platform/provider-messages/work-on-messages.command.ts'
import { payout } from './payout.table.ts'
import { pushPayout } from './send-payout.command.ts'

type Arrived = {
	companyId: number
	provider: PaymentProvider
	headers: Headers
	body: Uint8Array
}

const suffix = ' PAYOUT'
/** As the inbox names them, so that what is about payments is not mixed with it. */
const senders = PAYMENT_PROVIDERS.map((provider) => `${provider}${suffix}`)

/** Until the answer to the call that made it is stored: an early notification is looked at again. */
const triesOfUnknown = 4

/** Whether a notification is about payouts, by its form: whose proof it needs, not whether it has one. */
export function isPayoutNotice({ provider, headers, body }: Omit<Arrived, 'companyId'>): boolean {
	if (provider === 'MIDTRANS') return headers.has('iris-signature')
	const read = z.object({ event: z.string() }).safeParse(readJsonBytes(body))
	return read.success && /^(v3_)?payout\./.test(read.data.event)
}

/** Stores a provider's notification about payouts, also a repetition, if its proof is right. */
export async function receivePayoutNotice(
	db: Database,
	gatewayOf: PayoutGatewayOf,
	{ companyId, provider, headers, body }: Arrived,
): Promise<'STORED' | 'UNREADABLE' | 'FORGED' | 'NO_ACCOUNT'> {
	const gateway = await gatewayOf(companyId, provider)
	if (!gateway) return 'NO_ACCOUNT'
	const read = gateway.readNotice(headers, body)
	if (read.verdict !== 'VALID') return read.verdict
	const reference = read.reference ?? read.providerId ?? ''
	await storeMessage(db, {
		companyId,
		provider: `${provider}${suffix}`,
		eventKey: read.eventKey.slice(0, 200),
		reference: reference.slice(0, 100),
		headers: {},
		body,
	})
	await noteHeard(db, payoutAccount, { companyId, provider })
	return 'STORED'
}

/** Asks about the payouts that stored notifications name; nothing in a notification is believed. Returns how many. */
export const workOnPayoutNotices = workOnMessages(
	senders,
	async (db, { companyId, provider, reference, tries }, gatewayOf: PayoutGatewayOf) => {
		const isUuid = z.uuid().safeParse(reference).success
		const [row] = await db
			.select()
			.from(payout)
			.where(
				and(
					eq(payout.companyId, companyId),
					or(isUuid ? eq(payout.id, reference) : undefined, eq(payout.providerId, reference)),
				),
			)
		if (!row || `${row.way}${suffix}` !== provider) {
			return reference === '' || tries + 1 >= triesOfUnknown ? 'UNKNOWN' : null
		}
		const before = row.said
		const now = await pushPayout(db, gatewayOf, row)
		// Without an answer the provider's words are ours, and the state is what it was.
		return now.said === before && now.state === row.state && isUnderWay(now.state)
			? null
			: now.state
	},
)

function isUnderWay(state: string): boolean {
	return ['SENDING', 'SENT', 'UNCLEAR'].includes(state)
}
