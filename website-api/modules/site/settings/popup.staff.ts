import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { z } from 'zod'
import { type OperatorPopupAnswerWire, OperatorPopupWire } from '#contract/operator-site.ts'
import { inTransaction, type Queryable, type Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { readJson } from '#website-api/http/input.ts'
import { announceUnused } from '#website-api/modules/platform/media/delete-picture.command.ts'
import {
	companyOf,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { requireVersion, versionOf } from '#website-api/modules/platform/operators/saved-version.ts'
import { shownTimes } from '#website-api/modules/site/banners/shown-times.ts'
import { lockCompany } from './edit-look.command.ts'
import { mediaOf, popupOf } from './site.queries.ts'
import { siteWire } from './site-wire.queries.ts'
import { popupBanner } from './site.table.ts'

/** Staff endpoints for the popup that greets visitors, under /operator/v1/sites/{code}. */
export const popupStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/popup', async (c) => c.json({ data: await popupWire(c.var.db, await companyOf(c)) }))
	.put('/:code/popup', async (c) => {
		const companyId = await companyOf(c)
		const sent = await readJson(c, OperatorPopupWire)
		await inTransaction(c.var.db, (tx) => putPopup(tx, companyId, sent))
		return c.json(await siteWire(c.var.db, companyId))
	})
	.delete('/:code/popup', async (c) => {
		const companyId = await companyOf(c)
		await inTransaction(c.var.db, (tx) =>
			tx.update(popupBanner).set({ active: false }).where(eq(popupBanner.companyId, companyId)),
		)
		return c.json(await siteWire(c.var.db, companyId))
	})

async function putPopup(
	tx: Transaction,
	companyId: number,
	sent: z.output<typeof OperatorPopupWire>,
) {
	await lockCompany(tx, companyId)
	const before = await popupOf(tx, companyId)
	requireVersion(before, sent.VERSION)
	if (!(await mediaOf(tx, companyId, sent.MEDIA_ID))) {
		throw fieldProblem('MEDIA_ID', { message: 'PICTURE_NOT_FOUND' })
	}
	const popup = {
		active: sent.IS_ON,
		onAllPages: sent.IS_ON_ALL_PAGES,
		mediaId: sent.MEDIA_ID,
		target: sent.TARGET,
		alt: { id: sent.ALT_ID, en: sent.ALT_EN },
		...shownTimes(sent, undefined),
	}
	await tx
		.insert(popupBanner)
		.values({ companyId, ...popup })
		.onConflictDoUpdate({ target: popupBanner.companyId, set: popup })
	if (before?.mediaId && before.mediaId !== sent.MEDIA_ID) {
		await announceUnused(tx, companyId, [before.mediaId])
	}
}

async function popupWire(
	db: Queryable,
	companyId: number,
): Promise<z.output<typeof OperatorPopupAnswerWire>['data']> {
	const popup = await popupOf(db, companyId)
	return {
		IS_ON: popup?.active ?? false,
		IS_ON_ALL_PAGES: popup?.onAllPages ?? false,
		MEDIA_ID: popup?.mediaId ?? null,
		TARGET: popup?.target ?? '',
		ALT_ID: popup?.alt.id ?? '',
		ALT_EN: popup?.alt.en ?? '',
		STARTS_AT: popup?.startsAt?.toISOString() ?? null,
		ENDS_AT: popup?.endsAt?.toISOString() ?? null,
		VERSION: versionOf(popup),
	}
}
