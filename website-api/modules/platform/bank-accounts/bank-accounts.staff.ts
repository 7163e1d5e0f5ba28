import { bodyLimit } from 'hono/body-limit'
import {
	addShopBank,
	changeShopBank,
	listShopBanks,
	orderShopBanks,
	removeQris,
	setQris,
	type ShopBank,
	type ShopBanks,
} from '#contract/shop-bank.ts'
import {
	type Database,
	inTransaction,
	type Queryable,
	type Transaction,
} from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { allBanksOf, findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { qrisMerchant } from '#website-api/modules/platform/companies/qris.ts'
import { MAX_PICTURE_BYTES } from '#website-api/modules/platform/media/store-picture.command.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { uploadTurn } from '#website-api/modules/platform/uploads/upload-turn.ts'
import * as banks from './bank-account.command.ts'
import { qrisInPicture } from './qris-picture.ts'

/** The accounts that customers pay to. */
export const shopBankAnswers = [
	answer(listShopBanks, ({ db, caller }) => shopBanks(db, chosenCompany(caller))),
	answer(addShopBank, ({ body, c, ...asked }) =>
		change(asked, async (tx, companyId) => {
			c.set('made', await banks.addBankAccount(tx, companyId, body))
		}),
	),
	answer(changeShopBank, ({ body, params, ...asked }) =>
		change(asked, (tx, companyId) => banks.changeBankAccount(tx, companyId, params.bank, body)),
	),
	answer(orderShopBanks, ({ body, ...asked }) =>
		change(asked, (tx, companyId) => banks.orderBankAccounts(tx, companyId, body.codes)),
	),
	answer(
		setQris,
		async ({ c, ...asked }) => {
			const qris = await qrisInPicture(new Uint8Array(await c.req.arrayBuffer()))
			return change(asked, (tx, companyId) => banks.setQris(tx, companyId, qris))
		},
		uploadTurn,
		bodyLimit({ maxSize: MAX_PICTURE_BYTES }),
	),
	answer(removeQris, (asked) =>
		change(asked, (tx, companyId) => banks.setQris(tx, companyId, null)),
	),
]

/** A company's accounts, in the order that shoppers see. */
export async function shopBanksOf(db: Queryable, companyId: number): Promise<ShopBank[]> {
	const rows = await allBanksOf(db, companyId)
	return rows.map(({ code, name, accountNumber, accountHolder, isActive }) => ({
		code,
		name,
		number: accountNumber,
		holder: accountHolder,
		isActive,
	}))
}

async function change(
	{ db, caller }: { db: Database; caller: Caller },
	work: (tx: Transaction, companyId: number) => Promise<void>,
): Promise<ShopBanks> {
	const companyId = chosenCompany(caller)
	await inTransaction(db, (tx) => work(tx, companyId))
	return shopBanks(db, companyId)
}

async function shopBanks(db: Queryable, companyId: number): Promise<ShopBanks> {
	const { qris } = await findCompany(db, companyId)
	return {
		list: await shopBanksOf(db, companyId),
		qris: qris === null ? null : qrisMerchant(qris),
	}
}
