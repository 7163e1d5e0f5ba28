import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { PaymentProvider } from '#contract/online-method.ts'
import type { Transaction } from '#website-api/db/database.ts'
import {
	isAccount,
	paymentAccount,
} from '#website-api/modules/platform/gateways/accounts/payment-account.table.ts'
import { isTestReference } from '#website-api/modules/platform/gateways/accounts/test-reference.ts'
import { bookEntry } from './book-entry.command.ts'
import { differenceOf, isExpectedFee, type Ours } from './difference.ts'
import { type OurMoney, ourPayments, ourPayouts, ourRefunds } from './ours.queries.ts'
import { isLine, settledLine, type SettledLineRow } from './reconciliation.table.ts'

type Place = { companyId: number; provider: PaymentProvider }

/**
 * Compares lines with our books, and books the fees that the shop expects. Lines with the same reference belong together:
 * several payments of one number. The provider's day is locked.
 */
export async function compareLines(
	tx: Transaction,
	place: Place,
	{ keys, references }: { keys: readonly string[]; references: readonly string[] },
) {
	const lines = await linesOf(tx, place, { keys, references })
	const ours = await oursOf(tx, place, lines)
	const left = new Map([...ours].map(([about, { amount }]) => [about, amount ?? 0]))
	const [account] = await tx.select().from(paymentAccount).where(isAccount(place))
	for (const [at, line] of lines.entries()) {
		const others = lines.filter(
			(other) => aboutOf(other) === aboutOf(line) && other.theirs !== null,
		)
		if (line.theirs === null && others.length > 0) {
			// Only our books had it until an entry came, maybe of another day.
			await tx.delete(settledLine).where(isLine(line))
			continue
		}
		const known = ours.get(aboutOf(line))
		const isLast = !lines
			.slice(at + 1)
			.some((other) => others.includes(other) && other.state === 'DONE')
		const part = partOf(line, known, left, isLast)
		const isAgreed = part.amount === line.theirs && line.state === 'DONE' && line.fee !== null
		const fee = known?.method && account?.fees[known.method]
		const isExpected = isAgreed && isExpectedFee(line, known?.method !== undefined, fee)
		const booked = isExpected ? await bookEntry(tx, line) : line.booked
		await noteDifference(tx, { ...line, booked, feeBefore: known?.fee ?? 0 }, part, line)
	}
}

async function noteDifference(
	tx: Transaction,
	line: SettledLineRow,
	ours: Ours,
	{ feeBefore }: SettledLineRow,
) {
	const isTest = line.kind === 'PAYMENT' && isTestReference(line.reference)
	const difference = isTest ? null : differenceOf(line, ours)
	const isSame = difference === line.difference && ours.amount === line.ours
	if (isSame && line.feeBefore === feeBefore) return
	// What staff explained was another difference.
	const explained = difference === line.difference ? {} : { explanation: '', settledBy: null }
	await tx
		.update(settledLine)
		.set({ difference, ours: ours.amount, feeBefore: line.feeBefore, ...explained })
		.where(isLine(line))
}

/** Lines about the same payments or refunds. */
function aboutOf({ kind, reference }: Pick<SettledLineRow, 'kind' | 'reference'>): string {
	return `${kind}:${reference}`
}

async function oursOf(tx: Transaction, place: Place, lines: readonly SettledLineRow[]) {
	const named = (kind: SettledLineRow['kind']) => [
		...new Set(lines.filter((line) => line.kind === kind).map(({ reference }) => reference)),
	]
	const found = {
		PAYMENT: await ourPayments(tx, place, named('PAYMENT')),
		REFUND: await ourRefunds(tx, place, named('REFUND')),
		PAYOUT: await ourPayouts(tx, place, named('PAYOUT')),
	} as const
	const all = new Map<string, OurMoney>()
	for (const kind of ['PAYMENT', 'REFUND', 'PAYOUT'] as const) {
		for (const [reference, one] of found[kind]) all.set(aboutOf({ kind, reference }), one)
	}
	return all
}

/** What is in our books of one entry of several about the same; the last one has what the others leave. */
function partOf(
	line: SettledLineRow,
	known: OurMoney | undefined,
	left: Map<string, number>,
	isLast: boolean,
): Ours {
	if (!known || known.amount === null) return { amount: null, isOver: false }
	const { theirs, state } = line
	if (theirs === null) return known
	if (state !== 'DONE') return { ...known, amount: theirs }
	const rest = left.get(aboutOf(line)) ?? 0
	const part = isLast || Math.abs(rest) < Math.abs(theirs) ? rest : theirs
	left.set(aboutOf(line), rest - part)
	return { amount: part === 0 ? null : part, isOver: known.isOver }
}

function linesOf(
	tx: Transaction,
	{ companyId, provider }: Place,
	{ keys, references }: { keys: readonly string[]; references: readonly string[] },
) {
	const named = references.filter((reference) => reference !== '')
	const wanted: (SQL | undefined)[] = [
		keys.length > 0 ? inArray(settledLine.entryKey, [...keys]) : undefined,
		named.length > 0 ? inArray(settledLine.reference, named) : undefined,
	]
	return tx
		.select()
		.from(settledLine)
		.where(
			and(eq(settledLine.companyId, companyId), eq(settledLine.provider, provider), or(...wanted)),
		)
		.orderBy(settledLine.reference, settledLine.entryKey)
}
