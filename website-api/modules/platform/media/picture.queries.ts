import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#website-api/db/database.ts'

/**
 * Every column that refers to a picture; `delete-picture.test.ts` compares it with the foreign keys of the database.
 */
export const MEDIA_REFERENCES: [table: string, column: string][] = [
	['article', 'media_id'],
	['banner', 'tall_media_id'],
	['banner', 'wide_media_id'],
	['category', 'icon_media_id'],
	['home_picture', 'media_id'],
	['popup_banner', 'media_id'],
	['product_media', 'media_id'],
	['review_picture', 'media_id'],
]

const Row = z.object({
	companyId: z.number().int(),
	isOfReview: z.boolean(),
	isShown: z.boolean(),
})

/** A stored picture: whose it is, and who may see it. */
type PublicPicture = {
	companyId: number
	/** A person's: of a review, which may be hidden or deleted at any time. */
	isPersonal: boolean
	/** Of hidden reviews only. */
	isHidden: boolean
}

/** The picture with this id; undefined if there is none, or none any more. */
export async function pictureOf(db: Database, id: string): Promise<PublicPicture | undefined> {
	const { rows } = await db.execute(sql`
		select media.company_id as "companyId",
			exists (select from review_picture picture where ${isIn('picture')}) as "isOfReview",
			exists (
				select from review_picture picture
				join review on review.company_id = picture.company_id and review.id = picture.review_id
				where ${isIn('picture')} and review.hidden_at is null
			) as "isShown"
		from media where media.id = ${id}`)
	const [row] = z.array(Row).parse(rows)
	if (!row) return undefined
	const isHidden = row.isOfReview && !row.isShown && !(await isOfShop(db, row.companyId, id))
	return { companyId: row.companyId, isPersonal: row.isOfReview, isHidden }
}

const isIn = (table: string) =>
	sql`${sql.identifier(table)}.company_id = media.company_id and ${sql.identifier(table)}.media_id = media.id`

/** Whether anything but a review uses the picture. */
async function isOfShop(db: Database, companyId: number, id: string) {
	const uses = MEDIA_REFERENCES.filter(([table]) => table !== 'review_picture').map(
		([table, column]) =>
			sql`select 1 from ${sql.identifier(table)} where company_id = ${companyId} and ${sql.identifier(column)} = ${id}`,
	)
	const { rows } = await db.execute(sql`${sql.join(uses, sql` union all `)} limit 1`)
	return rows.length > 0
}
