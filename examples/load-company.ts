import type { Transaction } from '#website-api/db/database.ts'
import {
	company,
	companyBank,
	companyDomain,
} from '#website-api/modules/platform/companies/company.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { defaultTariffs } from '#website-api/modules/sales/shipping/default-tariffs.ts'
import { tariff } from '#website-api/modules/sales/shipping/tariff.table.ts'
import { banner, footerMenu } from '#website-api/modules/site/settings/site.table.ts'
import type { SeedPictures } from './draw-pictures.ts'
import { inChunks } from './in-chunks.ts'
import { loadProgrammes } from './load-programmes.ts'
import type { SeedCompany } from './seed-shapes.ts'

/** A company with its hosts, accounts, pictures, tariffs and site. */
export async function loadCompany(
	tx: Transaction,
	id: number,
	entry: SeedCompany,
	pictures: SeedPictures,
) {
	await tx.insert(company).values({
		id,
		code: entry.code,
		name: entry.name,
		legalName: entry.legalName,
		tagline: entry.tagline,
		palette: entry.palette,
		...entry.look,
		customerCarePhone: entry.customerCarePhone,
		logoMediaId: pictures.logo,
		originDistrict: entry.originDistrict,
		freeShippingFrom: entry.freeShippingFrom ?? null,
		qris: entry.qris ?? null,
		returnAddress: entry.returnAddress ?? null,
	})
	await tx
		.insert(companyDomain)
		.values(entry.domains.map((host, position) => ({ host, companyId: id, position })))
	await tx.insert(companyBank).values(
		entry.banks.map((bank, position) => ({
			companyId: id,
			code: bank.code,
			name: bank.name,
			accountNumber: bank.number,
			accountHolder: bank.holder,
			position,
		})),
	)
	await inChunks(pictures.rows, (rows) => tx.insert(media).values(rows))
	await tx.insert(tariff).values(defaultTariffs().map((row) => ({ companyId: id, ...row })))
	await loadSite(tx, id, entry, pictures)
	await loadProgrammes(tx, id)
}

async function loadSite(tx: Transaction, id: number, entry: SeedCompany, pictures: SeedPictures) {
	const banners = entry.banners.flatMap(({ slug, title, subtitle, target }, position) => {
		const drawn = pictures.banners.get(slug)
		if (!drawn) return []
		const { wide: wideMediaId, tall: tallMediaId } = drawn
		return { companyId: id, slug, title, subtitle, target, position, wideMediaId, tallMediaId }
	})
	if (banners.length > 0) await tx.insert(banner).values(banners)
	const menus = entry.footerMenu.map((menu, position) => ({ companyId: id, position, ...menu }))
	if (menus.length > 0) await tx.insert(footerMenu).values(menus)
}
