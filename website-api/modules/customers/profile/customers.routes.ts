import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import {
	changePicture,
	changeProfile,
	confirmEmail,
	getPicture,
	getProfile,
	mailConfirmation,
	removePicture,
} from '#contract/account.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { answer } from '#website-api/http/answer.ts'
import { done } from '#website-api/http/done.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { networkDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { customerOf, type Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
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
import { mailConfirmationLink } from './confirmation-mail.command.ts'
import { profileOf } from './profile.queries.ts'
import { confirmMailedEmail, editProfile, setPicture } from './profile.command.ts'

/** The signed-in customer's profile; an email is confirmed without a session. */
export const profileAnswers = [
	answer(confirmEmail, async ({ body, ...request }) => {
		await confirmMailedEmail(request, body.token)
		return done
	}),
	answer(getProfile, (request) => ownProfile(request)),
	answer(mailConfirmation, async (request) => {
		await mailConfirmationLink(request)
		return done
	}),
	answer(changeProfile, async ({ body, ...request }) => {
		const { db, locale, sessionId, secret } = request
		const row = await editProfile(request, body)
		return { ...profileOf(row, locale), token: await renewToken(db, row, sessionId, secret) }
	}),
	answer(getPicture, async ({ db, storage, owner, c }) => {
		const { pictureId, companyId } = await customerOf(db, owner)
		if (pictureId === null) throw new Problem(404, 'NOT_FOUND')
		const [row] = await db
			.select()
			.from(upload)
			.where(and(eq(upload.companyId, companyId), eq(upload.id, pictureId)))
		if (!row) throw new Problem(404, 'NOT_FOUND')
		return c.body(await uploadBytes(storage, row), 200, PICTURE_HEADERS)
	}),
	answer(
		changePicture,
		async ({ c, ...request }) => {
			const { db, companyId, owner } = request
			const { files } = await readMultipart(c, z.object({}), { ...PICTURE_FIELD, maxFiles: 1 })
			if (files.length === 0) throw fieldProblem('PICTURE', { message: 'PICTURE_REQUIRED' })
			const volume = { companyId, network: networkDigest(c), files }
			await countVolume(db, volume, request.uploadLimits)
			await countUploads(db, request, files.length)
			const kept = onlyRow(await storePictureUploads(request, files))
			const before = await inTransaction(db, (tx) => setPicture(tx, owner, kept.id))
			if (before !== null) await deleteUpload(request, before)
			return ownProfile(request)
		},
		uploadTurn,
	),
	answer(removePicture, async (request) => {
		const before = await inTransaction(request.db, (tx) => setPicture(tx, request.owner, null))
		if (before !== null) await deleteUpload(request, before)
		return ownProfile(request)
	}),
]

async function ownProfile({ db, owner, locale }: { db: Database; owner: Owner; locale: Locale }) {
	return profileOf(await customerOf(db, owner), locale)
}
