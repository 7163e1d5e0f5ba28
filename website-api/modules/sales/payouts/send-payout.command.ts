import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import {
	type PayoutGatewayOf,
	requirePayoutGateway,
} from '#website-api/modules/platform/gateways/payouts/company-payouts.queries.ts'
import type {
	PayoutGateway,
	PayoutSaid,
} from '#website-api/modules/platform/gateways/payouts/payout-gateway.ts'
import { payeeOf } from './payee.queries.ts'
import { isPayout, payout, type PayoutRow } from './payout.table.ts'
import { settlePayout } from './settle-payout.command.ts'

/**
 * Sends an approved payout, or finds out what became of it; repeated as often as needed, since its id is the provider's key.
 * Outside of any transaction. Without an answer it stays as it is.
 */
export async function pushPayout(
	db: Database,
	gatewayOf: PayoutGatewayOf,
	row: PayoutRow,
	code?: string,
): Promise<PayoutRow> {
	if (row.way === 'FILE') return row
	try {
		const gateway = await requirePayoutGateway(gatewayOf, row.companyId, row.way)
		return await settlePayout(db, row, await sent(db, gateway, row, code))
	} catch (error) {
		if (!(error instanceof GatewayFailure)) throw error
		return note(db, row, error)
	}
}

async function sent(
	db: Database,
	gateway: PayoutGateway,
	row: PayoutRow,
	code: string | undefined,
): Promise<PayoutSaid> {
	const { id: reference, amount } = row
	const known = { reference, amount, providerId: row.providerId }
	let said = await gateway.ask(known)
	if (said.state === 'ABSENT' && row.state === 'SENDING') {
		if (await isForgotten(db, row, gateway)) {
			return { state: 'UNCLEAR', providerId: null, said: 'No answer for hours.' }
		}
		said = await send(db, gateway, row)
	}
	if (said.state !== 'WAITING' || said.providerId === null || gateway.approve === null) return said
	await gateway.approve(said.providerId, code)
	return gateway.ask({ ...known, providerId: said.providerId })
}

/** Sends it, and keeps the provider's id before anything else happens. */
async function send(db: Database, gateway: PayoutGateway, row: PayoutRow): Promise<PayoutSaid> {
	const { id: reference, amount, requestedBy, approvedBy } = row
	const payee = await payeeOf(db, row)
	try {
		const said = await gateway.send({ reference, amount, payee, requestedBy, approvedBy })
		await db
			.update(payout)
			.set({ providerId: said.providerId })
			.where(and(isPayout(row), isNull(payout.providerId)))
		return said
	} catch (error) {
		const isRefused = error instanceof GatewayFailure && error.kind === 'REFUSED'
		if (!isRefused) throw error
		throw new PayoutRefused(error.message)
	}
}

/** The provider did not take it: nothing left, and nothing will. */
class PayoutRefused extends GatewayFailure {
	constructor(message: string) {
		super('REFUSED', message)
	}
}

/** Whether the provider may have forgotten the key of the first try, so that another one would be a second payout. */
async function isForgotten(
	db: Database,
	row: PayoutRow,
	{ keySeconds }: PayoutGateway,
): Promise<boolean> {
	if (keySeconds === null) return false
	const rows = await db
		.select({
			isOld: sql<boolean>`${payout.approvedAt} <= now() - make_interval(secs => ${keySeconds})`,
		})
		.from(payout)
		.where(isPayout(row))
	return onlyRow(rows).isOld
}

async function note(db: Database, row: PayoutRow, failure: GatewayFailure): Promise<PayoutRow> {
	const said = failure.message.slice(0, 200)
	const isRefused = failure instanceof PayoutRefused
	const [now] = await db
		.update(payout)
		.set(isRefused ? { said, state: 'REFUSED', nextAskAt: null } : { said })
		.where(isRefused ? and(isPayout(row), eq(payout.state, 'SENDING')) : isPayout(row))
		.returning()
	return now ?? onlyRow(await db.select().from(payout).where(isPayout(row)))
}
