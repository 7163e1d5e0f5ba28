import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
	CustomerPictureWire,
	CustomerProfileEditWire,
	EmailConfirmationWire,
} from '#contract/account.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { networkDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { renewToken } from '#website-api/modules/platform/sessions/session.queries.ts'
import { deleteUpload } from '#website-api/modules/platform/uploads/store-upload.command.ts'
import { uploadBytes } from '#website-api/modules/platform/uploads/upload-bytes.ts'
import { readMultipart } from '#website-api/modules/platform/uploads/multipart.ts'
import {
	storePictureUploads,
	PICTURE_FIELD,
	PICTURE_HEADERS,
} from '#website-api/modules/platform/uploads/pictures.ts'
import { uploadTurn } from '#website-api/modules/platform/uploads/upload-turn.ts'
import { countUploads } from '#website-api/modules/platform/uploads/upload-quota.command.ts'
import { countVolume } from '#website-api/modules/platform/uploads/upload-volume.command.ts'
import { upload } from '#website-api/modules/platform/uploads/upload.table.ts'
import { mailConfirmation } from './confirmation-mail.command.ts'
import { customerOf } from '#website-api/modules/platform/identity/customer.queries.ts'
import type { CustomerRow } from '#website-api/modules/platform/identity/customer.table.ts'
import { profileWire } from './profile.queries.ts'
import { confirmEmail, editProfile, setPicture } from './profile.command.ts'

/** The signed-in customer's profile, under /customer. */
export const customerRoutes = new Hono<CustomerEnv>()
	.post('/email-confirmation', async (c) => {
		const { CONFIRM_TOKEN } = await readJson(c, EmailConfirmationWire)
		await confirmEmail(c.var, CONFIRM_TOKEN)
		return c.json({ data: { IS_DONE: true } })
	})
	.use(requireCustomer)
	.get('/profile', async (c) => profile(c, await customerOf(c.var.db, c.var)))
	.post('/email-confirmation-mail', async (c) => {
		await mailConfirmation(c.var)
		return c.json({ data: { IS_DONE: true } })
	})
	.put('/profile', async (c) => {
		const { db, locale, sessionId, secret } = c.var
		const row = await editProfile(c.var, await readJson(c, CustomerProfileEditWire))
		const TOKEN = await renewToken(db, row, sessionId, secret)
		return c.json({ data: { ...profileWire(row, locale), TOKEN } })
	})
	.get('/picture', async (c) => {
		const { pictureId, companyId } = await customerOf(c.var.db, c.var)
		if (pictureId === null) throw new Problem(404, 'NOT_FOUND')
		const [row] = await c.var.db
			.select()
			.from(upload)
			.where(and(eq(upload.companyId, companyId), eq(upload.id, pictureId)))
		if (!row) throw new Problem(404, 'NOT_FOUND')
		return c.body(await uploadBytes(c.var.storage, row), 200, PICTURE_HEADERS)
	})
	.put('/picture', uploadTurn, async (c) => {
		const one = { ...PICTURE_FIELD, maxFiles: 1 }
		const { files } = await readMultipart(c, CustomerPictureWire, one)
		if (files.length === 0) throw fieldProblem('PICTURE', { message: 'PICTURE_REQUIRED' })
		const volume = { companyId: c.var.companyId, network: networkDigest(c), files }
		await countVolume(c.var.db, volume, c.var.uploadLimits)
		await countUploads(c.var.db, c.var, files.length)
		const [kept] = await storePictureUploads(c.var, files)
		if (!kept) throw new Error('The picture was not kept.')
		const before = await inTransaction(c.var.db, (tx) => setPicture(tx, ownerFrom(c), kept.id))
		if (before !== null) await deleteUpload(c.var, before)
		return profile(c, await customerOf(c.var.db, c.var))
	})
	.delete('/picture', async (c) => {
		const before = await inTransaction(c.var.db, (tx) => setPicture(tx, ownerFrom(c), null))
		if (before !== null) await deleteUpload(c.var, before)
		return profile(c, await customerOf(c.var.db, c.var))
	})

function profile(c: Context<CustomerEnv>, row: CustomerRow) {
	return c.json({ data: profileWire(row, c.var.locale) })
}
