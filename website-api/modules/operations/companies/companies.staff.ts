import {
	addCompany,
	addDefaults,
	addHost,
	type Company,
	listCompanies,
	removeHost,
} from '#contract/company.ts'
import { readCompanyStatement } from '#contract/customer-statement.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { describeError } from '#website-api/db/describe-error.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { answer } from '#website-api/http/answer.ts'
import { companyStatement } from '#website-api/modules/money/ledger/staff-statement.queries.ts'
import { firstOwner } from '#website-api/modules/platform/staff/first-owner.queries.ts'
import { staffOfId } from '#website-api/modules/platform/staff/staff-account.queries.ts'
import { setRole } from '#website-api/modules/platform/staff/staff-member.command.ts'
import {
	addDefaultLogo,
	addDefaultTexts,
} from '#website-api/modules/site/company-defaults/add-defaults.command.ts'
import { addDomain, companiesOf, createCompany, removeDomain } from './create-company.command.ts'

/** Companies, their hosts, and statements of their customers. */
export const companyAnswers = [
	answer(listCompanies, async ({ db, caller }) => ({
		list: await companiesOf(db, caller.companyId ?? undefined),
	})),
	answer(addCompany, async ({ db, caller, body, log, c }) => {
		const { id, owner } = await inTransaction(db, async (tx) => {
			const companyId = await createCompany(tx, body)
			await addDefaultTexts(tx, companyId)
			const { session, id: callerId } = caller
			const account = session ? await staffOfId(tx, callerId) : await firstOwner(tx, body.owner)
			if (account) await setRole(tx, { companyId, accountId: account.id, role: 'owner' })
			return { id: companyId, owner: account?.email ?? null }
		})
		c.set('made', body.code)
		// The company exists; without a logo the header shows its name, and defaults can be added again.
		await addDefaultLogo(c.var, id).catch((error: unknown) => {
			log.error(describeError(error), 'the logo of a new company was not stored')
		})
		return { ...(await one(db, id)), owner }
	}),
	answer(addHost, async ({ db, companyId, body: { host }, c }) => {
		await inTransaction(db, (tx) => addDomain(tx, companyId, host))
		c.set('made', host)
		return one(db, companyId)
	}),
	answer(removeHost, async ({ db, companyId, params }) => {
		await inTransaction(db, (tx) => removeDomain(tx, companyId, params.host))
		return one(db, companyId)
	}),
	answer(addDefaults, async ({ db, companyId, c }) => {
		const { footer, ...added } = await inTransaction(db, (tx) => addDefaultTexts(tx, companyId))
		return { ...added, hasNewFooter: footer, hasNewLogo: await addDefaultLogo(c.var, companyId) }
	}),
	answer(readCompanyStatement, ({ db, companyId, body }) =>
		db.transaction((tx) => companyStatement(tx, companyId, body), {
			isolationLevel: 'repeatable read',
			accessMode: 'read only',
		}),
	),
]

async function one(db: Database, companyId: number): Promise<Company> {
	return onlyRow(await companiesOf(db, companyId))
}
