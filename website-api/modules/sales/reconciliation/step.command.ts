import { and, eq, isNotNull } from 'drizzle-orm'
import type { PaymentProvider } from '#contract/online-method.ts'
import {
	type Database,
	inTransaction,
	type Queryable,
	type Transaction,
} from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	type GatewayOf,
	requireGateway,
} from '#website-api/modules/platform/gateways/gateway-of.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { askAttempt } from '#website-api/modules/sales/payment-attempts/ask-attempts.command.ts'
import { attemptByReference } from '#website-api/modules/sales/payment-attempts/attempt.queries.ts'
import {
	isAttempt,
	paymentAttempt,
} from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { providerRefund } from '#website-api/modules/sales/provider-refunds/provider-refund.table.ts'
import { bookEntry } from './book-entry.command.ts'
import { compareLines } from './compare.command.ts'
import { toBook } from './difference.ts'
import {
	isLine,
	ofDay,
	reconciliation,
	settledLine,
	type SettledLineRow,
} from './reconciliation.table.ts'
import { stepsOf } from './steps.ts'
import { lockDay } from './store-entries.command.ts'

/** Of one transfer in the ledger. */
const mostRupiah = 1_000_000_000_000

type Wanted = { companyId: number; id: string; by: string }

/** Books what a provider took, of a difference that money explains. 404 SETTLED_LINE_NOT_FOUND, 409 STEP_NOT_POSSIBLE. */
export function bookLine(tx: Transaction, wanted: Wanted): Promise<string> {
	return change(tx, wanted, 'BOOK', async (line) => {
		if (Math.abs(toBook(line)) > mostRupiah) throw new Problem(409, 'STEP_NOT_POSSIBLE')
		await bookEntry(tx, line)
		await compareLines(tx, line, { keys: [line.entryKey], references: [line.reference] })
		await tx.update(settledLine).set({ settledBy: wanted.by }).where(isLine(line))
	})
}

/** Leaves a difference as it is. 404 SETTLED_LINE_NOT_FOUND, 409 STEP_NOT_POSSIBLE. */
export function explainLine(tx: Transaction, wanted: Wanted, reason: string): Promise<string> {
	return change(tx, wanted, 'EXPLAIN', async (line) => {
		await tx
			.update(settledLine)
			.set({ explanation: reason, settledBy: wanted.by })
			.where(isLine(line))
	})
}

/**
 * Asks the provider about the payment of a line, books what it says, and compares anew. 404 SETTLED_LINE_NOT_FOUND, 409
 * STEP_NOT_POSSIBLE, 503 PAYMENT_PROVIDER_AWAY.
 */
export async function askAboutLine(
	db: Database,
	gatewayOf: GatewayOf,
	wanted: Wanted,
): Promise<string> {
	const line = await findLine(db, wanted)
	const attempt = await attemptOf(db, line)
	if (!stepsOf(line).includes('ASK') || !attempt) throw new Problem(409, 'STEP_NOT_POSSIBLE')
	try {
		await askAttempt(db, await requireGateway(gatewayOf, attempt), attempt)
	} catch (error) {
		if (error instanceof GatewayFailure) throw new Problem(503, 'PAYMENT_PROVIDER_AWAY')
		throw error
	}
	return inTransaction(db, (tx) =>
		change(tx, wanted, null, ({ entryKey, reference, ...place }) =>
			compareLines(tx, place, { keys: [entryKey], references: [reference] }),
		),
	)
}

/** Changes a line while its day is locked, if this step is possible then; returns the id of the day. */
async function change(
	tx: Transaction,
	wanted: Wanted,
	step: ReturnType<typeof stepsOf>[number] | null,
	work: (line: SettledLineRow) => Promise<void>,
): Promise<string> {
	const found = await findLine(tx, wanted)
	const day = onlyRow(
		await tx
			.select()
			.from(reconciliation)
			.innerJoin(settledLine, and(ofDay(found), isLine(found)))
			.where(
				and(
					eq(reconciliation.companyId, found.companyId),
					eq(reconciliation.provider, found.provider),
					eq(reconciliation.day, found.day),
				),
			),
	).reconciliation
	await lockDay(tx, day)
	const line = await findLine(tx, wanted)
	if (step !== null && !stepsOf(line).includes(step)) throw new Problem(409, 'STEP_NOT_POSSIBLE')
	await work(line)
	return day.id
}

async function findLine(
	db: Queryable,
	{ companyId, id }: Pick<Wanted, 'companyId' | 'id'>,
): Promise<SettledLineRow> {
	const [line] = await db
		.select()
		.from(settledLine)
		.where(and(isLine({ companyId, id }), isNotNull(settledLine.difference)))
	if (!line) throw new Problem(404, 'SETTLED_LINE_NOT_FOUND')
	return line
}

/** The attempt of a payment, or of a refund. */
async function attemptOf(
	db: Database,
	{
		companyId,
		reference,
		provider,
	}: { companyId: number; reference: string; provider: PaymentProvider },
) {
	const named = await attemptByReference(db, companyId, reference)
	if (named) return named.provider === provider ? named : undefined
	const refunds = await db
		.select({ attemptId: providerRefund.attemptId, id: providerRefund.id })
		.from(providerRefund)
		.where(eq(providerRefund.companyId, companyId))
	const refund = refunds.find(({ id }) => id === reference)
	if (!refund) return undefined
	const [attempt] = await db
		.select()
		.from(paymentAttempt)
		.where(isAttempt({ companyId, id: refund.attemptId }))
	return attempt
}
