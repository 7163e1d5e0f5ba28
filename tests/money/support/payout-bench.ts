import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import pino from 'pino'
import type { PaymentProvider } from '#contract/online-method.ts'
import { simulatedMidtrans } from '#examples/simulated-gateway/simulated-midtrans.ts'
import { simulatedXendit } from '#examples/simulated-gateway/simulated-xendit.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { auditCompany } from '#website-api/modules/money/audit/oracles.queries.ts'
import { account } from '#website-api/modules/money/ledger/ledger.table.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import {
	approveWithdrawal,
	insertWithdrawal,
} from '#website-api/modules/money/withdrawals/withdrawal.command.ts'
import { withdrawal } from '#website-api/modules/money/withdrawals/withdrawal.table.ts'
import type { PayoutGatewayOf } from '#website-api/modules/platform/gateways/payouts/company-payouts.queries.ts'
import { midtransPayouts } from '#website-api/modules/platform/gateways/payouts/midtrans-payouts.ts'
import { payoutAccount } from '#website-api/modules/platform/gateways/payouts/payout-account.table.ts'
import { xenditPayouts } from '#website-api/modules/platform/gateways/payouts/xendit-payouts.ts'
import { approvePayout } from '#website-api/modules/sales/payouts/approve-payout.command.ts'
import { workOnPayouts } from '#website-api/modules/sales/payouts/ask-payouts.command.ts'
import { checkHolder } from '#website-api/modules/sales/payouts/check-holder.command.ts'
import { isPayout, payout } from '#website-api/modules/sales/payouts/payout.table.ts'
import { guestRefund } from '#website-api/modules/sales/payments/payment.table.ts'
import {
	requestGuestPayout,
	requestWithdrawalPayout,
} from '#website-api/modules/sales/payouts/request-payout.command.ts'
import { customersWith } from './customers.ts'

export const rani = { id: randomUUID(), label: 'Rani', role: 'finance' as const }
export const bayu = { id: randomUUID(), label: 'Bayu', role: 'owner' as const }
export const iris = {
	creatorKey: 'creator',
	approverKey: 'approver',
	merchantKey: 'merchant',
	webhookUrl: 'https://toko.example/payment-notification/midtrans',
	holderAtBank: 'SARI DEWI',
}
export const payoutFee = 5_000
export const withdrawn = 150_000
const bank = { code: 'BCA', number: '1234567890', holder: 'Sari Dewi' }
const log = pino({ level: 'silent' })

type Simulations = {
	midtrans: ReturnType<typeof simulatedMidtrans>
	xendit: ReturnType<typeof simulatedXendit>
}

/** Both providers of payouts in this process, and what people do with them; what they send is kept in `post`. */
export function payoutBench(
	db: () => Database,
	companyId: () => number,
	simulations?: Simulations,
) {
	const post: { provider: PaymentProvider; request: Request }[] = []
	const keep = (provider: PaymentProvider) => async (request: Request) =>
		void post.push({ provider, request })
	const { midtrans, xendit } = simulations ?? {
		midtrans: simulatedMidtrans({ serverKey: 'SB-key', send: keep('MIDTRANS'), iris }),
		xendit: simulatedXendit({
			secretKey: 'xnd_key',
			callbackToken: 'token',
			webhookUrl: 'https://toko.example/payment-notification/xendit',
			send: keep('XENDIT'),
		}),
	}
	const gateways = {
		MIDTRANS: midtransPayouts(
			{ url: 'http://snap', ...iris, merchantKeys: [iris.merchantKey] },
			midtrans.transport,
		),
		XENDIT: xenditPayouts(
			{ url: 'http://xendit', secretKey: 'xnd_key', callbackTokens: ['token'] },
			xendit.transport,
		),
	}
	const gatewayOf: PayoutGatewayOf = async (_companyId, provider) => gateways[provider]
	const books = { MIDTRANS: requireBook(midtrans.payouts), XENDIT: xendit.payouts }
	const place = () => ({ db: db(), log, gatewayOf })
	const bench = {
		midtrans,
		xendit,
		books,
		gatewayOf,
		/** What the providers sent. */
		post,
		async addAccounts(changes: Partial<typeof payoutAccount.$inferInsert> = {}) {
			for (const provider of ['MIDTRANS', 'XENDIT'] as const) {
				const environment = 'SANDBOX' as const
				const row = { companyId: companyId(), provider, environment, keys: '', keyHint: '' }
				await db()
					.insert(payoutAccount)
					.values({ ...row, fee: payoutFee, ...changes })
			}
		},
		/** An approved withdrawal, by default of a wallet. */
		async withdraw(source: 'wallet' | 'affiliate' = 'wallet') {
			const [customerId = ''] = await customersWith(db(), companyId(), withdrawn, 1)
			return inTransaction(db(), async (tx) => {
				if (source === 'affiliate') await toAffiliate(tx, companyId(), customerId)
				const asked = { customerId, source, amount: withdrawn, bank }
				const id = await insertWithdrawal(tx, companyId(), asked)
				await approveWithdrawal(tx, companyId(), id)
				return { id, customerId, source }
			})
		},
		async request(provider: PaymentProvider, withdrawalId: string, by = rani) {
			const wanted = { companyId: companyId(), id: withdrawalId, provider, by }
			const made = await inTransaction(db(), (tx) => requestWithdrawalPayout(tx, wanted))
			return checkHolder(db(), gatewayOf, made)
		},
		approve: (
			id: string,
			by: { id: string; label: string; role: 'owner' | 'finance' } = bayu,
			more: { code?: string; acceptedHolder?: string } = {},
		) => approvePayout(place(), { companyId: companyId(), id }, { by, ...more }),
		/** A withdrawal on its way through a provider. */
		async sent(provider: PaymentProvider, source: 'wallet' | 'affiliate' = 'wallet') {
			const made = await bench.withdraw(source)
			const { id } = await bench.request(provider, made.id)
			await bench.approve(id)
			return { ...made, payoutId: id }
		},
		/** The refunds that are to be paid. */
		refunds: () =>
			db()
				.select()
				.from(guestRefund)
				.where(and(eq(guestRefund.companyId, companyId()), isNull(guestRefund.paidOutAt))),
		/** The only refund on its way through a provider; the payout's id. */
		async refund(provider: PaymentProvider) {
			const { id: refundId } = onlyRow(await bench.refunds())
			const wanted = { companyId: companyId(), id: refundId, provider, by: rani }
			const { id } = await inTransaction(db(), (tx) => requestGuestPayout(tx, wanted, bank))
			await bench.approve(id)
			return id
		},
		audit: () => auditCompany(db(), companyId()),
		/** The timer, as if the time of every payout had come. */
		async work() {
			await db()
				.update(payout)
				.set({ nextAskAt: sql`now() - interval '1 second'` })
				.where(and(eq(payout.companyId, companyId()), sql`next_ask_at is not null`))
			while ((await workOnPayouts(db(), gatewayOf)) > 0);
		},
		async row(id: string) {
			return onlyRow(
				await db()
					.select()
					.from(payout)
					.where(isPayout({ companyId: companyId(), id })),
			)
		},
		async statusOf(id: string) {
			const rows = await db().select().from(withdrawal).where(eq(withdrawal.id, id))
			return onlyRow(rows).status
		},
		async balance(kind: (typeof account.$inferSelect)['kind'], customerId?: string) {
			const [row] = await db()
				.select({ balance: sql<number>`coalesce(sum(${account.balance}), 0)`.mapWith(Number) })
				.from(account)
				.where(
					and(
						eq(account.companyId, companyId()),
						eq(account.kind, kind),
						customerId === undefined ? undefined : eq(account.customerId, customerId),
					),
				)
			return row?.balance ?? 0
		},
	}
	return bench
}

function requireBook<Book>(book: Book | undefined): Book {
	if (!book) throw new Error('No payouts.')
	return book
}

type Tx = Parameters<typeof post>[0]

async function toAffiliate(tx: Tx, companyId: number, customerId: string) {
	await post(tx, companyId, [
		{
			from: { kind: 'wallet', customerId },
			to: { kind: 'affiliate_available', customerId },
			amount: withdrawn,
			reason: 'moved',
			dedupeKey: `moved:${customerId}`,
		},
	])
}
