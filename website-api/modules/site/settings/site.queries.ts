import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#website-api/db/database.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { banner, footerMenu, popupBanner } from './site.table.ts'

const wide = alias(media, 'wide')
const tall = alias(media, 'tall')

/** Condition for current content: active, started and not ended. */
export const isBannerRunning = and(
	banner.active,
	sql`coalesce(${banner.startsAt} <= now(), true)`,
	sql`coalesce(${banner.endsAt} > now(), true)`,
)

/** A company's running banners in their order, each with both of its pictures. */
export function bannersOf(db: Queryable, companyId: number) {
	return withPictures(db)
		.where(and(eq(banner.companyId, companyId), isBannerRunning))
		.orderBy(asc(banner.position), asc(banner.slug))
}

/** A banner that has started, running or ended; undefined if it does not exist. */
export async function bannerAt(db: Queryable, companyId: number, slug: string) {
	const [row] = await withPictures(db).where(
		and(
			eq(banner.companyId, companyId),
			eq(banner.slug, slug),
			sql`coalesce(${banner.startsAt} <= now(), true)`,
		),
	)
	return row
}

function withPictures(db: Queryable) {
	return db
		.select({ banner, wide, tall, isRunning: sql<boolean>`${isBannerRunning}` })
		.from(banner)
		.innerJoin(wide, and(eq(wide.companyId, banner.companyId), eq(wide.id, banner.wideMediaId)))
		.innerJoin(tall, and(eq(tall.companyId, banner.companyId), eq(tall.id, banner.tallMediaId)))
}

/** The columns of a company's footer menu in their order. */
export function footerMenuOf(db: Queryable, companyId: number) {
	return db
		.select()
		.from(footerMenu)
		.where(eq(footerMenu.companyId, companyId))
		.orderBy(asc(footerMenu.position))
}

/** A company's popup if it is shown now, or undefined. */
export async function shownPopup(db: Queryable, companyId: number) {
	const [row] = await db
		.select()
		.from(popupBanner)
		.where(
			and(
				eq(popupBanner.companyId, companyId),
				popupBanner.active,
				sql`coalesce(${popupBanner.startsAt} <= now(), true)`,
				sql`coalesce(${popupBanner.endsAt} > now(), true)`,
			),
		)
	return row
}

/** A company's popup, shown or not, or undefined. */
export async function popupOf(db: Queryable, companyId: number) {
	const [row] = await db.select().from(popupBanner).where(eq(popupBanner.companyId, companyId))
	return row
}

/** A picture of a company by its id, or undefined. */
export async function mediaOf(db: Queryable, companyId: number, id: string | null) {
	if (id === null) return undefined
	const [row] = await db
		.select()
		.from(media)
		.where(and(eq(media.companyId, companyId), eq(media.id, id)))
	return row
}
