import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import {
	OperatorBankAccountEditWire,
	OperatorBankAccountNewWire,
	type OperatorBankAccountWire,
	OperatorBankOrderWire,
	type OperatorBankAccountsWire,
} from '#contract/operator-bank.ts'
import { inTransaction, type Queryable, type Transaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import { allBanksOf, findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { qrisMerchant } from '#website-api/modules/platform/companies/qris.ts'
import { MAX_PICTURE_BYTES } from '#website-api/modules/platform/media/store-picture.command.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { uploadTurn } from '#website-api/modules/platform/uploads/upload-turn.ts'
import {
	addBankAccount,
	changeBankAccount,
	orderBankAccounts,
	setQris,
} from './bank-account.command.ts'
import { qrisInPicture } from './qris-picture.ts'

/** Endpoints for the accounts that customers pay to, under /operator/v1. */
export const bankAccountStaffRoutes = new Hono<OperatorEnv>()
	.get('/bank-accounts', async (c) => c.json(await answerOf(c)))
	.post('/bank-accounts', async (c) => {
		const edit = await readJson(c, OperatorBankAccountNewWire)
		c.set('made', await change(c, (tx, companyId) => addBankAccount(tx, companyId, edit)))
		return c.json(await answerOf(c), 201)
	})
	.put('/bank-accounts/:bank', async (c) => {
		const edit = await readJson(c, OperatorBankAccountEditWire)
		const code = c.req.param('bank')
		await change(c, (tx, companyId) => changeBankAccount(tx, companyId, code, edit))
		return c.json(await answerOf(c))
	})
	.put('/bank-account-order', async (c) => {
		const { BANK_CODE_LIST } = await readJson(c, OperatorBankOrderWire)
		await change(c, (tx, companyId) => orderBankAccounts(tx, companyId, BANK_CODE_LIST))
		return c.json(await answerOf(c))
	})
	.put('/qris', uploadTurn, bodyLimit({ maxSize: MAX_PICTURE_BYTES }), async (c) => {
		const qris = await qrisInPicture(new Uint8Array(await c.req.arrayBuffer()))
		await change(c, (tx, companyId) => setQris(tx, companyId, qris))
		return c.json(await answerOf(c))
	})
	.delete('/qris', async (c) => {
		await change(c, (tx, companyId) => setQris(tx, companyId, null))
		return c.json(await answerOf(c))
	})

/** A company's accounts in their wire form, in the order that shoppers see. */
export async function bankAccountWires(
	db: Queryable,
	companyId: number,
): Promise<z.infer<typeof OperatorBankAccountWire>[]> {
	const banks = await allBanksOf(db, companyId)
	return banks.map((bank) => ({
		BANK_CODE: bank.code,
		BANK_NAME: bank.name,
		BANK_ACCOUNT_NUMBER: bank.accountNumber,
		BANK_ACCOUNT_HOLDER: bank.accountHolder,
		IS_ACTIVE: bank.isActive,
	}))
}

function change<T>(
	c: Context<OperatorEnv>,
	work: (tx: Transaction, companyId: number) => Promise<T>,
): Promise<T> {
	const companyId = chosenCompany(c.var.operator)
	return inTransaction(c.var.db, (tx) => work(tx, companyId))
}

async function answerOf(
	c: Context<OperatorEnv>,
): Promise<z.infer<typeof OperatorBankAccountsWire>> {
	const companyId = chosenCompany(c.var.operator)
	const { qris } = await findCompany(c.var.db, companyId)
	const merchant = qris === null ? null : qrisMerchant(qris)
	return {
		data: {
			list: await bankAccountWires(c.var.db, companyId),
			QRIS: merchant && { MERCHANT_NAME: merchant.name, MERCHANT_CITY: merchant.city },
		},
	}
}
