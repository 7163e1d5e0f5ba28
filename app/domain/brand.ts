import type { Image } from '#contract/image.ts'
import type { SiteConfiguration } from './site.ts'

/** What a shop shows of itself beside a form. */
export type BrandView = { name: string; text: string; picture?: Image | undefined }

/** The shop's name, description and first banner, which visitors who save data do without. */
export function brandView(site: SiteConfiguration, dataSaver: boolean): BrandView {
	const picture = dataSaver ? undefined : site.banners[0]?.tall
	return { name: site.title, text: site.description, picture }
}
