import {
	getHomeDraft,
	type HomeComposition,
	listHomeVersions,
	previewHomeDraft,
	publishHomeDraft,
	restoreHomeVersion,
	saveHomeDraft,
} from '#contract/home-composition.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { publishHome, restoreHome, saveHome } from './edit-home.command.ts'
import { draftOf, publishedNumber, versionsOf } from './home.queries.ts'
import { issuePreview } from './preview-token.ts'

const pageSize = 30
const afterAll = 2_000_000_000

/** Staff endpoints for composing a shop's home page. */
export const homeStaffAnswers = [
	answer(getHomeDraft, ({ db, companyId }) => homeOf(db, companyId)),
	answer(saveHomeDraft, async ({ db, companyId, caller, body: { sections, version } }) => {
		const author = caller.label
		await inTransaction(db, (tx) => saveHome(tx, { companyId, author, sections }, version))
		return homeOf(db, companyId)
	}),
	answer(publishHomeDraft, async ({ db, companyId, body }) => {
		await inTransaction(db, (tx) => publishHome(tx, companyId, body.version))
		return homeOf(db, companyId)
	}),
	answer(previewHomeDraft, async ({ db, companyId, secret, clock }) => {
		const { number } = await draftOf(db, companyId)
		const { token, endsAt } = issuePreview({ companyId, number }, secret, clock())
		return { path: `/?preview=${token}`, endsAt }
	}),
	answer(listHomeVersions, async ({ db, companyId, query: { next = afterAll } }) => {
		const [rows, published] = await Promise.all([
			versionsOf(db, companyId, next, pageSize + 1),
			publishedNumber(db, companyId),
		])
		return {
			list: rows.slice(0, pageSize).map((row) => ({
				version: row.number,
				author: row.author,
				savedAt: row.at,
				sectionCount: row.sections,
				publishedAt: row.publishedAt === null ? null : new Date(row.publishedAt),
				isPublished: row.number === published,
			})),
			next: rows.length > pageSize ? (rows[pageSize - 1]?.number ?? null) : null,
		}
	}),
	answer(restoreHomeVersion, async ({ db, companyId, caller, params }) => {
		const author = caller.label
		await inTransaction(db, (tx) => restoreHome(tx, { companyId, author }, Number(params.number)))
		return homeOf(db, companyId)
	}),
]

async function homeOf(db: Queryable, companyId: number): Promise<HomeComposition> {
	const [draft, published] = await Promise.all([
		draftOf(db, companyId),
		publishedNumber(db, companyId),
	])
	return {
		version: draft.number,
		publishedVersion: published ?? 0,
		sections: draft.sections,
	}
}
