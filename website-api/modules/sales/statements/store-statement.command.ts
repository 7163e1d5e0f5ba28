import { randomUUID } from 'node:crypto'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { allBanksOf } from '#website-api/modules/platform/companies/company.queries.ts'
import { newLines } from './new-lines.ts'
import { QRIS_ACCOUNT } from './read/layouts.ts'
import type { ReadLine, ReadStatement } from './read/read-statement.ts'
import { bankLine, bankStatement } from './statement.table.ts'

type Upload = {
	companyId: number
	read: ReadStatement
	fileName: string
	/** Number of the account that the user chose; undefined: it is read from the file. */
	chosen: string | undefined
	/** Name of the staff member or key that uploads. */
	by: string
}
type Account = { code: string; number: string }

const LINES_AT_ONCE = 500

/**
 * Stores the new lines of a file, one statement per account of the company; returns their ids. Lines of other
 * accounts are counted and skipped. 422 on ACCOUNT if the account cannot be determined.
 */
export async function storeStatement(tx: Transaction, upload: Upload): Promise<string[]> {
	const { companyId, read, chosen } = upload
	const known = await accountsOf(tx, companyId)
	const main = mainAccount(read, known, chosen)
	const ofAccount = new Map<Account, ReadLine[]>(main ? [[main, []]] : [])
	let foreign = 0
	for (const line of read.lines) {
		const account = line.account === null ? main : accountNumbered(known, line.account)
		if (account === undefined) {
			foreign++
			continue
		}
		const lines = ofAccount.get(account) ?? []
		lines.push(line)
		ofAccount.set(account, lines)
	}
	const filled = [...ofAccount].filter(([, lines]) => lines.length > 0)
	const statements = filled.length > 0 ? filled : [...ofAccount]
	if (statements.length === 0)
		throw fieldProblem('ACCOUNT', { message: 'STATEMENT_ACCOUNT_FOREIGN' })
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank_line'), ${companyId})`)
	const ids: string[] = []
	for (const [account, lines] of statements) {
		ids.push(await storeOf(tx, { ...upload, account, lines, foreign }))
	}
	return ids
}

async function accountsOf(tx: Transaction, companyId: number): Promise<Account[]> {
	const banks = await allBanksOf(tx, companyId)
	const accounts = banks.map(({ code, accountNumber }) => ({ code, number: accountNumber }))
	return [...accounts, { code: QRIS_ACCOUNT, number: QRIS_ACCOUNT }]
}

/** The account of rows without one. */
function mainAccount(
	read: ReadStatement,
	known: Account[],
	chosen: string | undefined,
): Account | undefined {
	const said = read.account ?? read.lines[0]?.account ?? null
	const own = chosen === undefined ? undefined : accountNumbered(known, chosen)
	if (chosen !== undefined && !own) throw fieldProblem('ACCOUNT', { message: 'ACCOUNT_UNKNOWN' })
	if (said === null) {
		const banks = known.filter(({ code }) => code !== QRIS_ACCOUNT)
		const only = own ?? (banks.length === 1 ? banks[0] : undefined)
		if (!only) throw fieldProblem('ACCOUNT', { message: 'STATEMENT_ACCOUNT_NEEDED' })
		return only
	}
	const found = accountNumbered(known, said)
	if (read.account !== null && !found) {
		throw fieldProblem('ACCOUNT', { message: 'STATEMENT_ACCOUNT_FOREIGN' })
	}
	if (own && found && own !== found) {
		throw fieldProblem('ACCOUNT', { message: 'STATEMENT_ACCOUNT_DIFFERS' })
	}
	return found
}

/** Spreadsheet programs remove leading zeros. */
function accountNumbered(known: Account[], number: string): Account | undefined {
	const bare = (text: string) => text.replace(/^0+/, '')
	return known.find((account) => bare(account.number) === bare(number))
}

async function storeOf(
	tx: Transaction,
	{
		companyId,
		account,
		lines,
		...upload
	}: Upload & { account: Account; lines: ReadLine[]; foreign: number },
): Promise<string> {
	const id = randomUUID()
	const days = lines.map(({ day }) => day).toSorted()
	const [firstDay = null, lastDay = null] = [days[0], days.at(-1)]
	const added = newLines(lines, await storedLines(tx, companyId, account.number, firstDay, lastDay))
	const of = { companyId, bankCode: account.code, accountNumber: account.number }
	await tx.insert(bankStatement).values({
		...of,
		id,
		firstDay,
		lastDay,
		layout: upload.read.layout,
		fileName: upload.fileName,
		lineCount: lines.length,
		newLineCount: added.length,
		foreignCount: upload.foreign,
		pendingCount: upload.read.pending,
		unreadableRows: upload.read.unreadable.slice(0, 100),
		uploadedBy: upload.by,
	})
	const rows = added.map((line) => ({
		...of,
		id: randomUUID(),
		statementId: id,
		occurrence: line.occurrence,
		bookedOn: line.day,
		bookedAt: line.time === null ? null : new Date(`${line.day}T${line.time}+07:00`),
		amountSen: line.amount,
		balanceSen: line.balance,
		reference: line.reference,
		description: line.amount > 0 ? line.description : '',
	}))
	for (let at = 0; at < rows.length; at += LINES_AT_ONCE) {
		await tx.insert(bankLine).values(rows.slice(at, at + LINES_AT_ONCE))
	}
	return id
}

async function storedLines(
	tx: Transaction,
	companyId: number,
	accountNumber: string,
	firstDay: string | null,
	lastDay: string | null,
) {
	if (firstDay === null || lastDay === null) return []
	return tx
		.select({
			day: bankLine.bookedOn,
			amount: bankLine.amountSen,
			balance: bankLine.balanceSen,
			reference: bankLine.reference,
			occurrence: bankLine.occurrence,
		})
		.from(bankLine)
		.where(
			and(
				eq(bankLine.companyId, companyId),
				eq(bankLine.accountNumber, accountNumber),
				gte(bankLine.bookedOn, firstDay),
				lte(bankLine.bookedOn, lastDay),
			),
		)
}
